// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from "vitest";
import { because, told, type Teller } from "@/story";
import { words, type GameWords } from "@/words/words.svelte";
import { gameOf } from ".";
import { labelled } from "./labels";
import { rowsOf } from "./plain";

/** Of which neither a table nor any words were built into this client. */
const UNKNOWN = "moon-viewing";

let gameWords: GameWords;
let teller: Teller;

beforeAll(async () => {
  await words.speak("en");
  gameWords = await words.learn(UNKNOWN);
  teller = { words: gameWords, tell: gameOf(UNKNOWN).tell, names: ["You", "Ren"], me: 0 };
});

describe("a game that this client does not know", () => {
  test.each([UNKNOWN, "constructor", ""])("has a table all the same: %j", async (id) => {
    expect(await gameOf(id).table()).toBeTypeOf("function");
    expect(gameOf(id).minutes).toBeNull();
  });

  test("is not one that it knows", () => {
    expect(gameOf("kasane")).not.toBe(gameOf(UNKNOWN));
    expect(gameOf("kasane").minutes).toBe(30);
  });

  test("is called by its id", () => {
    expect(gameWords.text("title")).toBe(UNKNOWN);
  });

  test("has its moves read out as they are written", () => {
    expect(labelled("offer A B / C", teller)).toBe("offer A and B / C");
    expect(labelled("pass", teller)).toBe("pass");
  });

  test("is told as it is written", () => {
    const events = [
      { verb: "offer", seat: 1, move: "offer A B / C" },
      { verb: "draw", seat: 0, cards: ["A", "A"] },
      { verb: "sunset" },
    ];
    expect(told(events, teller)).toEqual(["Ren: offer A B / C", "You: draw A ×2", "sunset"]);
  });

  test("refuses in the server's words", () => {
    const reason = { rule: "too-dark", values: {}, text: "it is too dark for that" };
    expect(because(reason, teller)).toBe("it is too dark for that");
  });

  test("asks, and counts", () => {
    const { tell } = gameOf(UNKNOWN);
    const view = { phase: "dusk" } as Parameters<typeof tell.ask>[0];
    expect(tell.ask(view, gameWords)).toBe("choose a move");
    expect(tell.caption(view, gameWords)).toBe("dusk");
    expect(tell.score([12, 3], gameWords)).toBe("12 · 3");
    expect(tell.total([12, 3], gameWords)).toBe("12");
  });
});

describe("a view as rows", () => {
  const rows = (view: object) => rowsOf(view, ["You", "Ren"], (token) => token.toUpperCase());

  test("simple things are text", () => {
    expect(rows({ deck: 7, guarded: true, top: null, hand_size: 0 })).toEqual([
      { name: "deck", part: "7" },
      { name: "guarded", part: "Yes" },
      { name: "top", part: "–" },
      { name: "hand size", part: "0" },
    ]);
  });

  test("cards are words, and none are a dash", () => {
    expect(rows({ garden: ["rose", "lily"], discard: [] })).toEqual([
      { name: "garden", part: "ROSE and LILY" },
      { name: "discard", part: "–" },
    ]);
  });

  test("seats go by their names", () => {
    expect(rows({ seats: [{ points: 1 }, { points: 2 }] })).toEqual([
      {
        name: "seats",
        part: [
          { name: "You", part: [{ name: "points", part: "1" }] },
          { name: "Ren", part: [{ name: "points", part: "2" }] },
        ],
      },
    ]);
  });

  test("what else has parts is numbered", () => {
    expect(rows({ rows: [["a"], []] })).toEqual([
      {
        name: "rows",
        part: [
          { name: "1", part: "A" },
          { name: "2", part: "–" },
        ],
      },
    ]);
  });

  test("what the page shows elsewhere is left out", () => {
    expect(rows({ game: "x", players: 2, options: {}, seat: 0, recall: true })).toEqual([]);
  });
});
