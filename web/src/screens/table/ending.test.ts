// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from "vitest";
import { tell } from "@/games/hanamikoji/tell";
import type { Ending, Event, Happening } from "@/protocol";
import type { Teller } from "@/story";
import { words, type GameWords } from "@/words/words.svelte";
import { whatDecided } from "./ending";

let gameWords: GameWords;

beforeAll(async () => {
  await words.speak("en");
  gameWords = await words.learn("hanamikoji");
});

const teller = (me: number | null): Teller => ({
  words: gameWords,
  tell: tell,
  names: ["Aki", "Ren"],
  me,
});

const take: Event = { verb: "take", seat: 0, cards: ["G"] };
const answer: Event = { verb: "draw", seat: 1, cards: null, count: 1 };
const happenings: Happening[] = [{ version: 9, events: [take, answer] }];

const ending = (decisive: Ending["decisive"]): Ending => ({
  aborted: false,
  resigned: null,
  outcome: { scores: [[], []], ranks: [1, 2], winners: [0], reason: "charm", lines: [] },
  secret: "",
  timed_out: null,
  decisive,
});
const moment = { version: 9, span: "round", before: 0.41, after: 1 } as const;

describe("what decided a game", () => {
  test("is told as the log tells it, with what others did then left out", () => {
    expect(whatDecided(ending(moment), happenings, teller(1))).toEqual({
      lines: ["Aki takes Hairpin."],
      chances:
        "By our bots’ quick estimate, this round raised the chances of Aki from 41% to 100%.",
    });
    expect(whatDecided(ending(moment), happenings, teller(0))).toEqual({
      lines: ["You take Hairpin."],
      chances: "By our bots’ quick estimate, this round raised your chances from 41% to 100%.",
    });
  });

  test("nobody is ever without a chance", () => {
    const turn = { ...moment, span: "turn", before: 0 } as const;
    expect(whatDecided(ending(turn), happenings, teller(null))?.chances).toMatch(/from 1% to/);
  });

  test("where nothing moved much, nothing is said; nor of what we have not seen", () => {
    expect(whatDecided(ending(null), happenings, teller(0))).toBeNull();
    expect(whatDecided(ending({ ...moment, version: 3 }), happenings, teller(0))).toBeNull();
  });
});
