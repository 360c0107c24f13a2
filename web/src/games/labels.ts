/** Labels: a whole move in words, for lists and for who listens. */

import type { Teller } from "@/story";
import type { GameWords } from "@/words/words.svelte";
import { parsed, type Group } from "./moves";
import { named, sequenceTold } from "./tokens";

type Speaker = Pick<Teller, "words" | "tell">;

export function labelled(text: string, speaker: Speaker): string {
  return `${verbOf(text, speaker.words)} ${tokensOf(text, speaker)}`.trim();
}

export const verbOf = (text: string, words: GameWords) => named(parsed(text).verb, words, "action");

/** What comes after the verb. */
export function tokensOf(text: string, { words, tell }: Speaker): string {
  const said = (group: Group) => sequenceTold(group, (token) => tell.card(token, words));
  return parsed(text).groups.map(said).join(" / ");
}
