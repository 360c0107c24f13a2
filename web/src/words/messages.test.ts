import { expect, test } from "vitest";
import vectors from "../../../tests/core/messages.json";
import { filled, type Language } from "./messages";

test.each(vectors.filled)(
  "as the terminal does it: %s %s, %d times",
  (language, key, count, text) => {
    const values = { count, name: "Aki" };
    expect(filled(vectors.messages, language as Language, key as string, values)).toBe(text);
  },
);

test("a key nobody has words for is shown as it is", () => {
  expect(filled({}, "en", "no.such", { count: 1 })).toBe("no.such");
});

test("a value that is not given stays a gap one can see", () => {
  expect(filled({ a: "{name}’s turn" }, "en", "a")).toBe("{name}’s turn");
});

test("what is not a whole number is many", () => {
  expect(filled({ a_one: "one", a_other: "other" }, "fr", "a", { count: 0.5 })).toBe("other");
});

test("a minus is as wide as a plus", () => {
  expect(filled({ a: "{points}" }, "en", "a", { points: -3 })).toBe("−3");
});
