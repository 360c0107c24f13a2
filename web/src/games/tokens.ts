/** Tokens of the grammar in words. */

import { words as ours, type GameWords } from "@/words/words.svelte";

/** A token by the first of these names that the game has for it, else as it is written. */
export function named(token: string, words: GameWords, ...kinds: string[]): string {
  const kind = kinds.find((kind) => words.has(`${kind}.${token}`));
  return kind ? words.text(`${kind}.${token}`) : token;
}

/** Parts of a caption. */
export const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(" · ");

type Several = readonly [token: string, number: number];
type Name = (token: string) => string;

/** Cards as they are read out: the same several times over is said once, with a number. */
export function bunchTold(tokens: readonly string[], name: Name): string {
  const kinds = [...new Set(tokens)];
  return severalTold(
    kinds.map((kind) => [kind, tokens.filter((token) => token === kind).length]),
    name,
  );
}

/** Cards whose order matters, read out: only neighbours are said together. */
export function sequenceTold(tokens: readonly string[], name: Name): string {
  const runs: [string, number][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    if (run?.[0] === token) run[1] += 1;
    else runs.push([token, 1]);
  }
  return severalTold(runs, name);
}

const severalTold = (told: readonly Several[], name: Name) =>
  ours.list(told.map(([token, number]) => name(token) + (number > 1 ? ` ×${number}` : "")));
