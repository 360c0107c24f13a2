// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { explained, explainer } from "./explain.svelte";

let thing: HTMLElement;
let forget: ReturnType<ReturnType<typeof explained>>;
const pressed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  thing = document.body.appendChild(document.createElement("button"));
  thing.addEventListener("click", pressed);
  forget = explained(() => ({ lines: ["what it is"] }))(thing);
});

afterEach(() => {
  forget?.();
  explainer.hide();
  pressed.mockClear();
  thing.remove();
  vi.useRealTimers();
});

const point = (type: string, pointerType: string) =>
  thing.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));

test("a pointer that lingers is told, one that passes is not", () => {
  point("pointerenter", "mouse");
  vi.advanceTimersByTime(200);
  expect(explainer.shown).toBeNull();
  vi.advanceTimersByTime(400);
  expect(explainer.shown?.lines).toEqual(["what it is"]);
  point("pointerleave", "mouse");
  vi.advanceTimersByTime(400);
  expect(explainer.shown).toBeNull();
});

test("an explanation stays for a pointer that reaches it", () => {
  point("pointerenter", "mouse");
  vi.advanceTimersByTime(600);
  point("pointerleave", "mouse");
  explainer.stay();
  vi.advanceTimersByTime(1000);
  expect(explainer.shown).not.toBeNull();
});

test("what is touched and held is asked about, not pressed", () => {
  point("pointerdown", "touch");
  vi.advanceTimersByTime(600);
  point("pointerup", "touch");
  thing.click();
  expect(explainer.shown?.of).toBe(thing);
  expect(pressed).not.toHaveBeenCalled();
});

test("what is just touched is pressed", () => {
  point("pointerdown", "touch");
  vi.advanceTimersByTime(100);
  point("pointerup", "touch");
  thing.click();
  vi.advanceTimersByTime(1000);
  expect(explainer.shown).toBeNull();
  expect(pressed).toHaveBeenCalledOnce();
});

test("what is gone is not explained any more", () => {
  explainer.show(thing, { lines: ["what it is"] });
  forget?.();
  expect(explainer.shown).toBeNull();
});
