// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { words } from "@/words/words.svelte";
import {
  DAY,
  HOUR,
  MINUTE,
  SECOND,
  clockText,
  spokenTime,
  untilChange,
  warningDue,
} from "./timing";

beforeEach(() => words.speak("en"));

describe("a clock", () => {
  test.each([
    [0, "0.0"],
    [-5, "0.0"],
    [1, "0.1"],
    [9.3 * SECOND, "9.3"],
    [9.95 * SECOND, "0:10"],
    [10 * SECOND, "0:10"],
    [59.1 * SECOND, "1:00"],
    [4 * MINUTE + 7 * SECOND, "4:07"],
    [HOUR - 1, "1:00 h"],
    [HOUR + 4.5 * MINUTE, "1:05 h"],
    [DAY - 1, "1 d 0 h"],
    [2 * DAY + 2.5 * HOUR, "2 d 3 h"],
  ])("%d ms: %s", (left, text) => expect(clockText(left)).toBe(text));

  test("as each language writes it", async () => {
    await words.speak("fr");
    expect([clockText(9300), clockText(HOUR), clockText(DAY)]).toEqual([
      "9,3",
      "1 h 00",
      "1 j 0 h",
    ]);
    await words.speak("ja");
    expect([clockText(9300), clockText(DAY)]).toEqual(["9.3", "1日0時間"]);
  });

  test.each([
    [250, 50],
    [100, 100],
    [10.05 * SECOND, 50],
    [HOUR, SECOND],
    [HOUR + 1, 1],
    [DAY + 5, 5],
  ])("%d ms change in %d", (left, wait) => expect(untilChange(left)).toBeCloseTo(wait, 6));
});

describe("said aloud", () => {
  test.each([
    [0, "0 seconds"],
    [10 * SECOND, "10 seconds"],
    [MINUTE, "1 minute"],
    [90 * SECOND, "1 minute 30 seconds"],
    [HOUR + MINUTE, "1 hour 1 minute"],
    [2 * DAY + 3 * HOUR, "2 days 3 hours"],
  ])("%d ms: %s", (left, text) => expect(spokenTime(left)).toBe(text));
});

describe("a warning", () => {
  test("at a minute, half of one, and ten seconds: not in between", () => {
    const due: number[] = [];
    let before: number | null = null;
    for (let left = 90 * SECOND; left >= 0; left -= SECOND) {
      if (warningDue(before, left)) due.push(left / SECOND);
      before = left;
    }
    expect(due).toEqual([60, 30, 10]);
  });

  test("at once for who begins with little", () => {
    expect(warningDue(null, 20 * SECOND)).toBe(true);
    expect(warningDue(null, 5 * MINUTE)).toBe(false);
  });
});
