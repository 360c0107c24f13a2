// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event, Update } from "@/protocol";
import { Recap } from "./recap.svelte";

let told: Update[];
let asked: string[];
let recap: Recap;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  told = [];
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    if (path === "/api/me") return Promise.resolve(new Response("{}"));
    asked.push(path);
    return Promise.resolve(new Response(told.map((line) => JSON.stringify(line)).join("\n")));
  });
  recap = new Recap("t1");
});

afterEach(() => recap.end());

const move: Event = { verb: "play", seat: 1 };
const said: Event = { verb: "table.said", seat: 1 };

function tell(version: number, events: Event[], more: Partial<Update> = {}): void {
  const happenings = events.length ? [{ version, events }] : [];
  const view = { version };
  told.push({ type: "update", version, happenings, view, request: null, undo: "no", ...more });
}

const shown = () => [recap.count, recap.view];

test("begins where one left off, and goes on step by step to what is now", async () => {
  tell(4, [move]);
  tell(5, [move]);
  tell(6, [move]);
  await recap.tell(4);
  expect(asked).toEqual(["/api/tables/t1/transcript?since=3"]);
  const seen = [];
  while (!recap.isOver) {
    seen.push(shown());
    vi.advanceTimersToNextTimer();
  }
  expect(seen).toEqual([
    [0, { version: 4 }],
    [1, { version: 5 }],
    [2, { version: 6 }],
  ]);
});

test("tells what was played, not what was said; and the end of a round before the next", async () => {
  tell(4, [move]);
  tell(5, [said]);
  tell(6, []);
  tell(7, [said, move], { round_end: { round: 1 } });
  await recap.tell(4);
  expect(recap.steps.map(({ happening, view }) => [happening.events, view])).toEqual([
    [[move], { round: 1 }],
  ]);
});

test("a game that began meanwhile is told from its beginning", async () => {
  tell(1, [], { view: null });
  tell(2, [{ verb: "table.began" }]);
  await recap.tell(1);
  expect(shown()).toEqual([0, { version: 2 }]);
});

test("many steps take no longer than one waits for", async () => {
  for (let at = 0; at <= 200; at++) tell(at, [move]);
  await recap.tell(0);
  vi.advanceTimersByTime(22_000);
  expect(recap.isOver).toBe(true);
});

test("is over at once when something is pressed, even before it has begun", async () => {
  tell(4, [move]);
  tell(5, [move]);
  await recap.tell(4);
  recap.skip();
  expect([recap.isOver, recap.view]).toEqual([true, null]);
  const asking = recap.tell(4);
  expect(recap.isOver).toBe(false);
  recap.skip();
  await asking;
  expect(recap.isOver).toBe(true);
});

test("who wants nothing to move has a list, and the table as it is", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  tell(4, [move]);
  tell(5, [move]);
  await recap.tell(4);
  expect([recap.isList, recap.view, recap.steps.length]).toEqual([true, null, 1]);
  recap.skip();
  vi.advanceTimersByTime(60_000);
  expect(recap.isOver).toBe(false);
  recap.end();
  expect(recap.isOver).toBe(true);
});

test("nothing is told where nobody answers", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await recap.tell(4);
  expect(recap.isOver).toBe(true);
});
