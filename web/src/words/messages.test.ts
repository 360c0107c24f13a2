import { expect, test } from "vitest";
import { filled, has, listed, messagesOf, type Values } from "./messages";

/** In French, to see whose plurals count. That all we have is filled in as in Python, pytest sees. */
function told(file: string, key: string, values?: Values): string {
  return filled(messagesOf("fr", file), key, values);
}

const CARDS = "a = { $count ->\n [one] { $count } carte\n *[other] { $count } cartes\n }";

test.each([
  [0, "0 carte"],
  [1, "1 carte"],
  [1.5, "1.5 carte"],
  [2, "2 cartes"],
  [-1, "−1 carte"],
  [1000, "1000 cartes"],
])("a number chooses its plural: %d", (count, text) => {
  expect(told(CARDS, "a", { count })).toBe(text);
});

test("a message is known by its key, whose dots its file has not", () => {
  const messages = messagesOf("en", "event-draw-known = drawn\ncard-plus1 = Plus one");
  expect(has(messages, "event.draw.known")).toBe(true);
  expect(filled(messages, "event.draw.known")).toBe("drawn");
  expect(filled(messages, "card.+1")).toBe("Plus one");
  expect(has(messages, "event.draw")).toBe(false);
});

test("later files win", () => {
  const messages = messagesOf("en", "a = theirs\nb = both", "a = ours");
  expect([filled(messages, "a"), filled(messages, "b")]).toEqual(["ours", "both"]);
});

test("a key nobody has words for is shown as it is", () => {
  expect(told("", "no.such", { count: 1 })).toBe("no.such");
});

test("a value that is not given stays a gap one can see", () => {
  expect(told("a = Au tour de { $name }", "a")).toBe("Au tour de {$name}");
  expect(told("a = Au tour de { $name }", "a", { name: undefined })).toBe("Au tour de {$name}");
});

test("nothing is added to what people wrote", () => {
  expect(told("a = { $name } !", "a", { name: "<b>{Aki}</b>" })).toBe("<b>{Aki}</b> !");
});

test("a list reads as part of a sentence", () => {
  expect(listed([], "en")).toBe("");
  expect(listed(["Flute", "Fan", "Scroll"], "en")).toBe("Flute, Fan and Scroll");
  expect(listed(["flûte", "éventail"], "fr")).toBe("flûte et éventail");
  expect(listed(["笛", "扇"], "ja")).toBe("笛、扇");
});
