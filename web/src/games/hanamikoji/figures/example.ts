/** What the figures share: two sides without names, and cards that lie still. */

import { Travel } from "@/kit/travel";
import type { Teller } from "@/story";
import { t, type GameWords } from "@/words/words.svelte";
import "../colours.css";
import type { LaidCard } from "../cards";
import { tell } from "../tell";

export const [MINE, THEIRS] = [0, 1];

export const travel = new Travel();

export const telling = (words: GameWords): Teller => ({
  words,
  tell,
  names: [t("you"), t("opponent")],
  me: MINE,
});

/** Cards by their letters. */
export const cards = (kinds: string, place: string | number): LaidCard[] =>
  Array.from(kinds, (kind, at) => ({ kind, name: `${place} ${at}`, turned: false }));
