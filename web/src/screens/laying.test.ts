/** How a table is laid, and the cards that are turned over. */

import { describe, expect, it } from "vitest";
import type { GameInfo, OptionInfo } from "@/protocol";
import { habitOf, isForPeople, laid, type Habit } from "./arranging";
import { isSwitch, nextOf } from "./options";

const GAME: Pick<GameInfo, "id" | "players"> = { id: "some", players: [2, 3, 4] };

function habit(changes: Partial<Habit> = {}): Habit {
  return { ...habitOf(GAME), ...changes };
}

function option(...words: string[]): OptionInfo {
  return {
    name: "some",
    title: {},
    default: words[0]!,
    words,
    least: null,
    most: null,
    players: [],
    rulebook: true,
  };
}

describe("the seats of a table", () => {
  it("are for bots of the usual level unless they are told of", () => {
    expect(laid(habit({ players: 4, level: 3, others: [5, null] }))).toEqual([5, null, 3]);
  });

  it("are no more than there are players", () => {
    expect(laid(habit({ players: 2, others: [1, 2, 3] }))).toEqual([1]);
  });

  it("are for people if one of them is", () => {
    expect(isForPeople(habit({ players: 3, others: [2, null] }))).toBe(true);
    expect(isForPeople(habit({ players: 2, others: [2, null] }))).toBe(false);
  });
});

describe("an option", () => {
  it("is a switch if it is off or on", () => {
    expect(isSwitch(option("off", "on"))).toBe(true);
    expect(isSwitch(option("all", "any"))).toBe(false);
    expect(isSwitch(option())).toBe(false);
  });

  it("is turned to its other side and back", () => {
    const card = option("front", "back");
    expect(nextOf(card, "front")).toBe("back");
    expect(nextOf(card, "back")).toBe("front");
  });
});
