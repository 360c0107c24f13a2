// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableClocks } from "./clocks.svelte";

let clocks: TableClocks;
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  clocks = new TableClocks();
});

afterEach(() => clocks.close());

function hear(running: number | null, ...left: (number | null)[]): void {
  clocks.show({ clocks: { type: "clocks", left, running }, at: performance.now() });
}

function look(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("only the time of who has to decide runs", () => {
  hear(0, 20_000, 30_000, null);
  vi.advanceTimersByTime(5000);
  expect([0, 1, 2].map((seat) => clocks.left(seat))).toEqual([15_000, 30_000, null]);
});

test("ends at nothing, and then nothing ticks any more", () => {
  hear(0, 300);
  vi.advanceTimersByTime(1000);
  expect(clocks.left(0)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("ticks once a second, and ten times in the last ten", () => {
  hear(0, 12_000);
  const seen = new Set<number | null>();
  for (let at = 0; at < 120; at++) {
    vi.advanceTimersByTime(100);
    seen.add(clocks.left(0));
  }
  expect(seen.size).toBe(3 + 100);
});

test("rests while none runs and while nobody looks, and is right afterwards", () => {
  hear(null, 20_000);
  expect(vi.getTimerCount()).toBe(0);
  hear(0, 20_000);
  look(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(7000);
  look(false);
  expect(clocks.left(0)).toBe(13_000);
  expect(vi.getTimerCount()).toBe(1);
});

test("stands while it is waited for somebody, and then runs by itself", () => {
  clocks.show({
    clocks: { type: "clocks", left: [20_000], running: 0, waits: 5000 },
    at: performance.now(),
  });
  vi.advanceTimersByTime(4000);
  expect([clocks.left(0), clocks.running]).toEqual([20_000, null]);
  vi.advanceTimersByTime(3000);
  expect([clocks.left(0), clocks.running]).toEqual([18_000, 0]);
});

test("nothing is waited for longer than a timer can", () => {
  const waits = 30 * 24 * 60 * 60_000;
  clocks.show({ clocks: { type: "clocks", left: [20_000], running: 0, waits }, at: 0 });
  vi.advanceTimersByTime(10_000);
  expect([clocks.left(0), vi.getTimerCount()]).toEqual([20_000, 1]);
});

test("what is shown late is counted from when it came", () => {
  const at = performance.now();
  vi.advanceTimersByTime(1500);
  clocks.show({ clocks: { type: "clocks", left: [20_000], running: 0 }, at });
  expect(clocks.left(0)).toBe(18_500);
});

test("stands still once it is stopped, as far as it had come", () => {
  hear(0, 20_000);
  vi.advanceTimersByTime(3000);
  clocks.stop();
  vi.advanceTimersByTime(3000);
  expect([clocks.left(0), clocks.running]).toEqual([17_000, null]);
});
