/** Pictures of cards whose side is agreed before a game, loaded when somebody sets up a table. */

import type { Component } from "svelte";
import type { GameWords } from "@/words/words.svelte";
import { byGame } from "./folders";

/** The props of a game’s `Side.svelte`: one side of a card, and what it brings. */
export interface SideProps {
  /** The option that says which side is up. */
  option: string;
  value: string;
  words: GameWords;
}

type Side = Component<SideProps>;

const SIDES = byGame(import.meta.glob<Side>("./**/Side.svelte", { import: "default" }));

/** How a game draws them; nothing if it has none. */
export const sideOf = async (game: string): Promise<Side | null> =>
  (await SIDES.get(game)?.()) ?? null;
