// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from "vitest";
import { tell as hanamikoji } from "@/games/hanamikoji/tell";
import type { Tell } from "@/games/contract";
import type { Event, Reason } from "@/protocol";
import { words, type GameWords } from "@/words/words.svelte";
import { because, byRank, counted, merit, told, verdict, type Teller } from "./story";

let gameWords: GameWords;

beforeAll(async () => {
  await words.speak("en");
  gameWords = await words.learn("hanamikoji");
});

/** Told to the first of two seats, unless it is said to somebody who looks on. */
function teller(me: number | null = 0): Teller {
  const tell = hanamikoji as unknown as Tell;
  return { words: gameWords, tell, names: ["Aki", "Ren"], me, myName: "Aki" };
}

const story = (events: readonly Event[], me?: number | null) => told(events, teller(me));

describe("what speaks for a move", () => {
  const values = { card: "F", ours: 1, theirs: 0 };

  test("is told in the words of the game, cards by their names", () => {
    expect(merit({ rule: "merit.lead", values, text: "" }, teller())).toBe(
      "By the cards you know, Tea set would favour you: 1 to 0.",
    );
  });

  test("is told in English where there are no words for it", () => {
    expect(merit({ rule: "merit.new", values, text: "As they say." }, teller())).toBe(
      "As they say.",
    );
  });
});

describe("what happened in the game", () => {
  test("you are addressed; others are called by their names", () => {
    const events = [0, 1].map((seat) => ({ verb: "take", seat, cards: ["A"] }));
    expect(story(events)).toEqual(["You take Flute.", "Ren takes Flute."]);
    expect(story(events, null)).toEqual(["Aki takes Flute.", "Ren takes Flute."]);
  });

  test("what was seen is told, what was not is only counted", () => {
    expect(story([{ verb: "secret", seat: 0, cards: ["C"] }])).toEqual(["You keep Scroll secret."]);
    expect(story([{ verb: "secret", seat: 1, cards: null }])).toEqual(["Ren keeps a card secret."]);
    const draw = { verb: "draw", seat: 1, cards: null, count: 1 };
    expect(story([draw])).toEqual(["Ren draws a card."]);
  });

  test("the same card several times over is said once", () => {
    const cards = ["F", "G", "F"];
    expect(story([{ verb: "gift", seat: 1, cards }])).toEqual([
      "Ren offers the gift Tea set ×2 and Hairpin.",
    ]);
  });

  test("but where order matters only with its neighbours", async () => {
    const { tell } = await import("@/games/kasane/tell");
    const kasane = {
      ...teller(),
      words: await words.learn("kasane"),
      tell: tell as unknown as Tell,
    };
    const deal = { verb: "deal", cards: ["5", "1", "1", "5"], values: { row: 2 } };
    expect(told([deal], kasane)).toEqual(["Row 2: 5, 1 ×2 and 5."]);
    const sweep = { verb: "sweep", cards: ["5", "1", "1", "5"] };
    expect(told([sweep], kasane)).toEqual(["Left over and discarded: 5 ×2 and 1 ×2."]);
  });

  test("pairs stay pairs", () => {
    expect(story([{ verb: "compete", seat: 1, move: "compete A B / F F" }])).toEqual([
      "Ren offers the pairs Flute and Fan / Tea set ×2.",
    ]);
  });

  test("values have names where the game knows any", () => {
    expect(story([{ verb: "over", values: { reason: "charm" } }])).toEqual([
      "The game is over: eleven charm.",
    ]);
  });
});

describe("cards that come one by one", () => {
  const deal = (seat: number, card: string | null): Event => ({
    verb: "deal",
    seat,
    cards: card === null ? null : [card],
    count: 1,
    source: "deck",
    target: `hand ${seat}`,
  });

  test("are told together", () => {
    const events = [deal(0, "A"), deal(0, "A"), deal(0, "B"), deal(1, null), deal(1, null)];
    expect(story(events)).toEqual(["You are dealt Flute ×2 and Fan.", "Ren is dealt 2 cards."]);
  });

  test("but not across others", () => {
    expect(story([deal(0, "A"), deal(1, null), deal(0, "B")])).toHaveLength(3);
  });

  test("only from where they come one by one", () => {
    const takes = ["A", "B"].map((card) => ({ verb: "take", seat: 1, cards: [card] }));
    expect(story(takes)).toHaveLength(2);
  });
});

describe("what the people at the table did", () => {
  test("is worded by the client", () => {
    const said = (seat: number) => ({ verb: "table.said", seat, values: { phrase: "hello" } });
    expect(story([said(1)])).toEqual(["Ren: Hello!"]);
    const resigned = { verb: "table.resigned", seat: 0 };
    expect(story([resigned])).toEqual(["You resign."]);
  });

  test("whoever has no name is somebody, in the middle of a sentence too", () => {
    const event = (verb: string, name: string) => ({ verb, seat: 1, values: { name } });
    expect(story([event("table.rose", ""), event("table.sent-away", "")])).toEqual([
      "Somebody leaves the table.",
      "The host frees somebody’s seat.",
    ]);
  });

  test("somebody else who sat on your seat before you was not you", () => {
    const sat = (name: string) => ({ verb: "table.sat", seat: 0, values: { name } });
    expect(story([sat("Mio"), sat("Aki")])).toEqual(["Mio sits down.", "You sit down."]);
  });
});

describe("why a thing cannot be done", () => {
  test("cards are called by their names", () => {
    const reason: Reason = { rule: "a", values: { card: "C" }, text: "" };
    const spoken = { has: (key: string) => key === "a" || key === "card.C", text: said };
    expect(because(reason, { ...teller(), words: spoken as unknown as GameWords })).toBe(
      "a card=card.C",
    );
  });

  test("who clicks is told something else than who types", () => {
    const reason: Reason = { rule: "a", values: {}, text: "" };
    const spoken = { has: (key: string) => key === "web.a", text: said };
    expect(because(reason, { ...teller(), words: spoken as unknown as GameWords })).toBe("web.a");
  });

  test("what is asked in another phase is said without what would have to be typed", async () => {
    const hitohira = await words.learn("hitohira");
    const reason: Reason = { rule: "now.grab", values: {}, text: "" };
    expect(because(reason, { ...teller(), words: hitohira })).toBe("draw more pieces, or stop");
  });

  /** The key and its values, instead of words. */
  function said(key: string, values: Record<string, unknown> = {}): string {
    return [key, ...Object.entries(values).map((pair) => pair.join("="))].join(" ");
  }
});

describe("the end", () => {
  const outcome = (...winners: number[]) => ({
    scores: [
      [4, 11],
      [3, 10],
    ],
    ranks: [1, 2],
    winners,
    reason: "geisha",
    lines: [],
  });

  test("who won, by what, and why", () => {
    expect(verdict(outcome(0), teller())).toBe(
      "You win with 4 geisha, 11 charm against 3 geisha, 10 charm: four geisha.",
    );
    expect(verdict(outcome(1), teller())).toMatch(/^Ren wins with 3 geisha, 10 charm against /);
    expect(verdict(outcome(0, 1), teller())).toBe("A shared victory: four geisha.");
  });

  test("scores that are equal in short are told in full", () => {
    const total = () => "9 points";
    const score = ([points, left]: readonly number[]) => `${points} points, ${left} left`;
    const tied = { ...teller(), tell: { ...teller().tell, total, score } };
    expect(verdict(outcome(0), tied)).toBe(
      "You win with 4 points, 11 left against 3 points, 10 left: four geisha.",
    );
  });

  test("what a line of the count is for", () => {
    const values = { card: "A", ours: 2, theirs: 0 };
    expect(counted({ seat: 0, label: "line-won", values, points: [1, 2] }, teller())).toBe(
      "Flute: cards 2–0",
    );
  });

  test("the winner comes first", () => {
    expect(byRank([3, 1, 2])).toEqual([1, 2, 0]);
    expect(byRank([1, 1])).toEqual([0, 1]);
  });
});
