import { beforeEach, expect, test, vi } from "vitest";
import { Playback } from "./playback";

const NEWS = true;

let shown: [number, ...string[]][];

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
});

/** Notes when what is shown. */
function playback(isSeen = () => true): Playback<string> {
  const begun = performance.now();
  return new Playback((items) => void shown.push([performance.now() - begun, ...items]), isSeen);
}

test("each can be looked at", () => {
  const played = playback();
  played.add("a", NEWS);
  played.add("b", NEWS);
  played.add("c", !NEWS);
  vi.runAllTimers();
  expect(shown).toEqual([
    [0, "a"],
    [600, "b"],
    [1200, "c"],
  ]);
});

test("what is no news takes no time", () => {
  const played = playback();
  played.add("a", !NEWS);
  played.add("b", !NEWS);
  expect(shown).toEqual([
    [0, "a"],
    [0, "b"],
  ]);
});

test("what comes later than it takes to look is shown at once", () => {
  const played = playback();
  played.add("a", NEWS);
  vi.advanceTimersByTime(1000);
  played.add("b", NEWS);
  expect(shown).toEqual([
    [0, "a"],
    [1000, "b"],
  ]);
});

test("much is shown as soon as little, and in its order", () => {
  const played = playback();
  for (let at = 0; at < 40; at++) played.add(String(at), NEWS);
  vi.runAllTimers();
  expect(shown.at(-1)![0]).toBeLessThanOrEqual(1800);
  expect(shown.map(([, item]) => Number(item))).toEqual([...Array(40).keys()]);
});

test("the rest comes at once when skipped", () => {
  const played = playback();
  for (const item of ["a", "b", "c"]) played.add(item, NEWS);
  played.skip();
  vi.runAllTimers();
  expect(shown).toEqual([
    [0, "a"],
    [0, "b", "c"],
  ]);
});

test("nothing waits while nobody looks", () => {
  const played = playback(() => false);
  played.add("a", NEWS);
  played.add("b", NEWS);
  expect(shown).toEqual([
    [0, "a"],
    [0, "b"],
  ]);
});

test("what waits when one looks away comes with what comes next", () => {
  let isSeen = true;
  const played = playback(() => isSeen);
  played.add("a", NEWS);
  played.add("b", NEWS);
  isSeen = false;
  played.add("c", NEWS);
  expect(shown).toEqual([
    [0, "a"],
    [0, "b", "c"],
  ]);
});

test("what is stopped is forgotten", () => {
  const played = playback();
  played.add("a", NEWS);
  played.add("b", NEWS);
  played.stop();
  vi.runAllTimers();
  expect(shown).toEqual([[0, "a"]]);
});

test("what joins another is shown with it, not after it", () => {
  const played = playback();
  played.add("a", NEWS);
  played.add("b", NEWS);
  played.join("b’s friend");
  vi.runAllTimers();
  expect(shown).toEqual([
    [0, "a"],
    [600, "b", "b’s friend"],
  ]);
});

test("what joins something that has been shown does not wait", () => {
  const played = playback();
  played.add("a", NEWS);
  played.join("a’s friend");
  expect(shown).toEqual([
    [0, "a"],
    [0, "a’s friend"],
  ]);
});

test("what is skipped keeps its order, whoever joined whom", () => {
  const played = playback();
  for (const item of ["a", "b"]) played.add(item, NEWS);
  played.join("b’s friend");
  played.add("c", NEWS);
  played.skip();
  expect(shown.at(-1)).toEqual([0, "b", "b’s friend", "c"]);
});
