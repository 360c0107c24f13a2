import { expect, test } from "vitest";
import type { Event } from "@/protocol";
import { voiceOf } from "./heard";

const news = (...events: Event[]) => [{ version: 1, events }];

test("a move is heard before the card that is drawn after it", () => {
  expect(voiceOf(news({ verb: "draw", source: "deck" }))).toBe("paper");
  expect(voiceOf(news({ verb: "draw", source: "pouch" }))).toBe("cloth");
  const moved = { verb: "take", move: "take A", source: "garden" };
  expect(voiceOf(news({ verb: "draw", source: "deck" }, moved))).toBe("wood");
});

test("what people say makes no sound", () => {
  expect(voiceOf(news({ verb: "table.said", seat: 1 }))).toBeUndefined();
});
