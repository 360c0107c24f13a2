// @vitest-environment happy-dom
import { beforeAll, expect, test } from "vitest";
import { words } from "@/words/words.svelte";
import { BASE, CLOCKS, DAYS, clockOf, paceKey, paceText } from "./pace";

beforeAll(() => words.speak("en"));

test("a pace is said in words", () => {
  expect(paceText(null)).toBe("no clock");
  expect(CLOCKS.map(paceText)).toEqual([
    "3 min + 5 s",
    "5 min + 10 s",
    "10 min + 15 s",
    "20 min + 20 s",
  ]);
  expect(paceText(clockOf(90, 0))).toBe("1 min 30 s + 0 s");
  expect(DAYS.map(paceText)).toEqual([
    "1 day for each move",
    "3 days for each move",
    "7 days for each move",
  ]);
});

test("each has a key of its own", () => {
  const keys = [null, ...CLOCKS, ...DAYS].map(paceKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test("a clock of one’s own stays within the bounds, whatever is typed", () => {
  expect(clockOf(1, -3)).toEqual({ kind: "live", base: BASE.least, increment: 0 });
  expect(clockOf(1e9, 1e9)).toEqual({ kind: "live", base: BASE.most, increment: 180 });
  expect(clockOf(null, null)).toEqual(CLOCKS[0]);
  expect(clockOf(60.4, 2.6)).toEqual({ kind: "live", base: 60, increment: 3 });
});
