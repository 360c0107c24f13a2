// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from "vitest";
import { words, type GameWords } from "@/words/words.svelte";
import { gameOf } from ".";
import { labelled } from "./labels";

/** How a game calls a move, to the first of three. */
async function said(game: string, move: string): Promise<string> {
  const gameWords: GameWords = await words.learn(game);
  return labelled(move, {
    words: gameWords,
    tell: gameOf(game).tell,
    names: ["You", "Ren", "Aoi"],
    me: 0,
  });
}

describe("a move in words", () => {
  beforeAll(() => words.speak("en"));

  test.each([
    ["hanamikoji", "gift C E E", "Offer the gift Scroll and Parasol ×2"],
    ["hanamikoji", "compete A B / F F", "Offer the pairs Flute and Fan / Tea set ×2"],
    ["kasane", "row 2", "Take the free card of row 2"],
    ["kasane", "meld kasane 2", "Lay Kasane with 2 cards"],
    ["kasane", "meld setsu 4 field", /^Lay Setsu Getsu Fuka with 4 cards, .* your field$/],
    ["kasane", "pass", "Pass"],
    ["blossom", "arrange rose 2", "Arrange Rose ×2"],
    ["blossom", "cherry draw 0", "Arrange a cherry for no points and no card"],
    ["blossom", "deck", "Draw from the deck"],
    ["hitohira", "grab 1", "Draw one piece"],
    ["hitohira", "keep R W", "Keep Red and White"],
    ["hitohira", "screen Y 1", "Put Yellow behind the screen"],
    ["hitohira", "screen none", "All to the field"],
    ["hitohira", "give field R", "Give Red of your field"],
    ["hitohira", "take +2 B", "Take Blue from Aoi"],
    ["hitohira", "place +1", "Put it in the field of Ren"],
    ["hitohira", "use somei", "Use Somei Yoshino"],
    ["cerisier", "hide field R", "Hide Pink in front of your screen"],
  ])("%s: %s", async (game, move, label) => {
    const told = await said(game, move);
    if (typeof label === "string") expect(told).toBe(label);
    else expect(told).toMatch(label);
  });
});

test.each([
  ["fr", "Mettre Jaune ×2 derrière le paravent"],
  ["ja", "黄 ×2を衝立の裏に置く"],
] as const)("in %s as well", async (language, label) => {
  await words.speak(language);
  expect(await said("hitohira", "screen Y 2")).toBe(label);
});
