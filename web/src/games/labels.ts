/** Labels: a whole move in words, for lists and for who listens. */

import type { Teller } from "@/story";
import { words as ours, type GameWords } from "@/words/words.svelte";
import { parsed } from "./moves";
import { named } from "./tokens";

type Speaker = Pick<Teller, "words" | "tell">;

export function labelled(text: string, speaker: Speaker): string {
  return `${verbOf(text, speaker.words)} ${tokensOf(text, speaker)}`.trim();
}

export const verbOf = (text: string, words: GameWords) => named(parsed(text).verb, words, "action");

/** What comes after the verb. */
export function tokensOf(text: string, { words, tell }: Speaker): string {
  const groups = parsed(text).groups.map((group) => group.map((token) => tell.card(token, words)));
  return groups.map((group) => ours.list(group)).join(" / ");
}
