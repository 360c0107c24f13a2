/** Tokens of the grammar in words. */

import type { GameWords } from "@/words/words.svelte";

/** A token by the first of these names that the game has for it, else as it is written. */
export function named(token: string, words: GameWords, ...kinds: string[]): string {
  const kind = kinds.find((kind) => words.has(`${kind}.${token}`));
  return kind ? words.text(`${kind}.${token}`) : token;
}

/** Parts of a caption. */
export const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(" · ");
