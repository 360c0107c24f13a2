// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Poller, type Rhythm } from "./poller";

let poller: Poller;
let asked: number[];
let fails = false;
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  fails = isHidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});

afterEach(() => poller.stop());

function poll(rhythm: Rhythm): void {
  const begun = performance.now();
  poller = new Poller(() => {
    asked.push(performance.now() - begun);
    return fails ? Promise.reject(new Error("no answer")) : Promise.resolve();
  }, rhythm);
}

function look(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("asks at once, and then again and again", async () => {
  poll({ visible: 1000 });
  await wait(2500);
  expect(asked).toEqual([0, 1000, 2000]);
});

test("asks nothing while nobody looks, and at once when somebody does", async () => {
  poll({ visible: 10_000 });
  await wait(0);
  look(true);
  await wait(60_000);
  look(false);
  await wait(0);
  expect(asked).toEqual([0, 60_000]);
});

test("asks more seldom while nobody looks, if it may", async () => {
  poll({ visible: 10_000, hidden: 60_000 });
  await wait(0);
  look(true);
  await wait(120_000);
  expect(asked).toEqual([0, 60_000, 120_000]);
});

test("who looks twice at once is not answered twice", async () => {
  poll({ visible: 10_000 });
  await wait(500);
  dispatchEvent(new Event("focus"));
  await wait(3000);
  dispatchEvent(new Event("focus"));
  await wait(0);
  expect(asked).toEqual([0, 3500]);
});

test("backs off while it fails, up to five minutes, and comes back", async () => {
  fails = true;
  poll({ visible: 10_000 });
  await wait(75_000);
  expect(asked).toEqual([0, 20_000, 60_000]);
  await wait(3_600_000);
  expect(asked.at(-1)! - asked.at(-2)!).toBe(300_000);
  fails = false;
  await wait(300_000 + 15_000);
  expect(asked.at(-1)! - asked.at(-2)!).toBe(10_000);
});

test("asks nothing more once it is stopped", async () => {
  poll({ visible: 1000 });
  await wait(0);
  poller.stop();
  await wait(10_000);
  dispatchEvent(new Event("focus"));
  expect(asked).toEqual([0]);
});
