// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from "vitest";
import type { GameResult, MyGame } from "@/protocol";
import { words } from "@/words/words.svelte";
import { dateOf, howOf, lastly, namesIn, others, resultOf, timeOf, turnOf } from "./entries";

const GAME: MyGame = {
  id: "t1",
  game: "hanamikoji",
  phase: "running",
  setting: {} as MyGame["setting"],
  names: ["Aki", "Ren"],
  you: 0,
  is_your_turn: true,
  turn: 0,
  time_left: null,
  paused: false,
  changed: 0,
  last: [],
  result: null,
};

beforeAll(() => words.speak("en"));

describe("who plays", () => {
  test("as they are called at the table", () => {
    expect(namesIn(["Aki", 3, "", null, 2], 0)).toEqual([
      "You",
      "Tsubaki",
      "Somebody",
      "Seat 4",
      "Momiji",
    ]);
    expect(others({ names: ["Aki", 3, null], you: 0 })).toBe("Tsubaki");
  });
});

describe("whom it waits for", () => {
  test.each<[Partial<MyGame>, string]>([
    [{}, "your turn"],
    [{ is_your_turn: false, turn: 1 }, "Ren to move"],
    [{ is_your_turn: false, turn: null }, "in progress"],
    [{ phase: "open", is_your_turn: false, turn: null }, "waiting for players"],
    [{ phase: "open", you: null, is_your_turn: false, turn: null }, "a seat is kept for you"],
    [{ paused: true }, "paused"],
  ])("%o: %s", (more, text) => expect(turnOf({ ...GAME, ...more })).toBe(text));

  test("and for how long", () => {
    expect(timeOf(GAME)).toBe("");
    expect(timeOf({ ...GAME, time_left: 2 * 86400 })).toBe("2 d 0 h left");
    expect(timeOf({ ...GAME, time_left: 5.3 })).toBe("0:06 left");
  });
});

describe("what happened last", () => {
  test("in the words of the game; what was said is no part of it", async () => {
    const gameWords = await words.learn("hanamikoji");
    const last = [
      { verb: "table.resigned", seat: 1 },
      { verb: "table.said", seat: 1, values: { phrase: "hello" } },
    ];
    expect(lastly({ ...GAME, last }, gameWords)).toBe("Ren resigns.");
    expect(lastly(GAME, gameWords)).toBe("");
  });
});

describe("how it ended", () => {
  const ended = (how: GameResult["how"], seat: number | null, ...places: number[]) => ({
    ...GAME,
    names: ["Aki", "Ren", 2].slice(0, places.length || 2),
    result: { how, seat, places },
  });

  test.each<[MyGame, string, string]>([
    [ended("played", null, 1, 2), "won", ""],
    [ended("played", null, 2, 1), "lost", ""],
    [ended("played", null, 1, 1), "shared victory", ""],
    [ended("played", null, 2, 1, 3), "place 2 of 3", ""],
    [ended("resigned", 1, 1, 2), "won", "Ren resigned"],
    [ended("resigned", 0, 2, 1), "lost", "you resigned"],
    [ended("out-of-time", 0, 2, 1), "lost", "you ran out of time"],
    [ended("aborted", null), "without a result", ""],
  ])("%o", (game, result, how) => {
    expect([resultOf(game).text, howOf(game)]).toEqual([result, how]);
  });

  test("on a day", () => expect(dateOf(1_763_400_000)).toMatch(/Nov 1\d, 2025/));
});
