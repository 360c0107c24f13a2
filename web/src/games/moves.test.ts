import { describe, expect, test } from "vitest";
import { equals, parsed, without } from "./moves";

describe("a move taken apart", () => {
  test.each([
    ["pass", "pass", [[]]],
    ["secret A", "secret", [["A"]]],
    [
      "compete A B / F F",
      "compete",
      [
        ["A", "B"],
        ["F", "F"],
      ],
    ],
  ])("%s", (text, verb, groups) => {
    expect(parsed(text)).toEqual({ text, verb, groups });
  });
});

describe("what is left of a group", () => {
  test.each([
    [["A", "A", "B"], ["A"], ["A", "B"]],
    [["A", "A", "B"], ["B", "A", "A"], []],
    [["A", "B"], ["A", "A"], null],
  ])("%j without %j", (group, tokens, left) => {
    expect(without(group, tokens)).toEqual(left);
  });
});

describe("tokens and groups come in any order, and every one counts", () => {
  test.each([
    ["pass", [[]], true],
    ["secret A", [["A"]], true],
    ["secret A", [[]], false],
    ["gift A A B", [["B", "A", "A"]], true],
    ["gift A A B", [["B", "A"]], false],
    ["gift A A B", [["B", "B", "A"]], false],
    [
      "compete A B / A C",
      [
        ["A", "C"],
        ["B", "A"],
      ],
      true,
    ],
    ["compete A B / A C", [["A", "C"], ["B"]], false],
    [
      "compete A B / A C",
      [
        ["A", "A"],
        ["B", "C"],
      ],
      false,
    ],
    ["compete A B / A C", [["A", "B", "A", "C"]], false],
  ])("%s of %j: %s", (text, picked, same) => {
    expect(equals(parsed(text), picked)).toBe(same);
  });
});
