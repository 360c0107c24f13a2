import { expect, test } from "vitest";
import { covered, lowered } from "./clear";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const NOTICE = box(0, 44, 360, 150);

test("what lies elsewhere is not covered", () => {
  expect(covered(NOTICE, [])).toBe(0);
  expect(covered(NOTICE, [box(0, 194, 40, 40), box(0, 0, 360, 44)])).toBe(0);
});

test("what lies under it is, as far as it does", () => {
  expect(covered(NOTICE, [box(10, 60, 20, 10), box(10, 190, 20, 10)])).toBe(20 * 10 + 20 * 4);
});

test("it can lie at the lower edge instead, as wide and as high", () => {
  expect(lowered(NOTICE, box(0, 100, 360, 400))).toEqual(box(0, 350, 360, 150));
});
