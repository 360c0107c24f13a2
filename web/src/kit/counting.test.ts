import { expect, test } from "vitest";
import { between } from "./counting";

test("a score counts up", () => {
  const parts = [0, 0.25, 0.5, 1].map((part) => between("4 points", "8 points", part));
  expect(parts).toEqual(["4 points", "5 points", "6 points", "8 points"]);
});

test("several numbers do, each on its own", () => {
  expect(between("2 · 7", "3 · 11", 0.5)).toBe("3 · 9");
  expect(between("10 · -4", "6 · -2", 0.5)).toBe("8 · -3");
});

test("what reads otherwise is there at once", () => {
  expect(between("1 point", "2 points", 0.5)).toBe("2 points");
  expect(between("–", "3 points", 0.1)).toBe("3 points");
});
