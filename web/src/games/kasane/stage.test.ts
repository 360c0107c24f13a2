import { beforeEach, expect, test, vi } from "vitest";
import type { Request } from "@/protocol";
import { Stage } from "./stage.svelte";
import type { KasaneView } from "./view";

const REQUEST = { id: 1 } as Request;

/** A view of a round, with the points of its seats. */
const view = (round: number, turn: number, ...points: number[]) =>
  ({ round, turn, seats: points.map((points) => ({ points })) }) as unknown as KasaneView;

beforeEach(() => void vi.useFakeTimers());

test("the end of a round is left to be looked at, with what it brought", () => {
  const stage = new Stage(view(1, 0, 0, 0, 0));
  const end = view(1, 12, 3, 1, 0);
  stage.follow(end, null, end);
  stage.follow(view(2, 0, 3, 1, 0), REQUEST, null);
  expect(stage.view).toBe(end);
  expect(stage.request).toBeNull();
  expect(stage.ended?.gains).toEqual([3, 1, 0]);
  stage.goOn();
  expect(stage.view.round).toBe(2);
  expect(stage.request).toBe(REQUEST);
});

test("the next end tells what was earned since the last", () => {
  const stage = new Stage(view(1, 0, 0, 0, 0));
  const [first, second] = [view(1, 12, 3, 1, 0), view(2, 12, 4, 1, 5)];
  stage.follow(first, null, first);
  stage.goOn();
  stage.follow(second, null, second);
  expect(stage.ended?.gains).toEqual([1, 0, 5]);
});

test("who came in the middle of a round is told no gains", () => {
  const stage = new Stage(view(1, 5, 2, 0, 0));
  const end = view(1, 12, 3, 1, 0);
  stage.follow(end, null, end);
  expect(stage.ended?.gains).toBeNull();
});

test("it is shown once, and for a breath", () => {
  const over = vi.fn();
  const stage = new Stage(view(1, 0, 0, 0, 0), over);
  const end = view(1, 12, 3, 1, 0);
  stage.follow(end, null, end);
  vi.runAllTimers();
  expect(over).toHaveBeenCalledOnce();
  stage.goOn();
  stage.follow(view(2, 0, 3, 1, 0), REQUEST, end);
  expect(stage.ended).toBeNull();
});
