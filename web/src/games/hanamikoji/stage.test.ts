import { beforeEach, expect, test } from "vitest";
import { Stage } from "./stage.svelte";
import type { HanamikojiView } from "./view";

const view = (round: number) => ({ round, phase: "act" }) as HanamikojiView;
const REQUEST = { id: 7, moves: ["secret A"] };
const BEFORE = view(1);
const END = { ...BEFORE, phase: "round-over" };
const NEXT = view(2);

let stage: Stage;

beforeEach(() => {
  stage = new Stage(BEFORE);
});

test("follows the view, and what is asked with it", () => {
  stage.follow(NEXT, REQUEST, null);
  expect([stage.view, stage.request, stage.waits]).toEqual([NEXT, REQUEST, false]);
});

test("holds the end of a round until one goes on, with nothing asked", () => {
  stage.follow(END, null, END);
  stage.follow(NEXT, REQUEST, END);
  stage.follow(NEXT, REQUEST, null);
  expect([stage.view, stage.request, stage.waits]).toEqual([END, null, true]);
  stage.goOn();
  expect([stage.view, stage.request, stage.waits]).toEqual([NEXT, REQUEST, false]);
});

test("holds it also where it comes with the next round", () => {
  stage.follow(NEXT, REQUEST, END);
  expect([stage.view, stage.waits]).toEqual([END, true]);
});

test("does not come back to an end that has been looked at", () => {
  stage.follow(END, null, END);
  stage.goOn();
  stage.follow(NEXT, REQUEST, END);
  expect([stage.view, stage.waits]).toEqual([NEXT, false]);
});

test("who still looks at an end when the next one comes sees that", () => {
  const later = { ...NEXT, phase: "round-over" };
  stage.follow(NEXT, REQUEST, END);
  stage.follow(view(3), REQUEST, later);
  expect(stage.view).toBe(later);
});
