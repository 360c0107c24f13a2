// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { haveSeen, lastSeen } from "./seen";

beforeEach(() => localStorage.clear());

test("the last version of each table", () => {
  haveSeen("a", 3);
  haveSeen("b", 1);
  haveSeen("a", 5);
  expect([lastSeen("a"), lastSeen("b"), lastSeen("c")]).toEqual([5, 1, null]);
});

test("the fifty looked at last", () => {
  for (let at = 0; at < 50; at++) haveSeen(`t${at}`, at);
  haveSeen("t0", 7);
  haveSeen("new", 1);
  expect([lastSeen("t0"), lastSeen("t1"), lastSeen("t2"), lastSeen("new")]).toEqual([
    7,
    null,
    2,
    1,
  ]);
});
