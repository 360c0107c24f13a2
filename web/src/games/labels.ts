/** Labels: a whole move in words, for lists and for who listens. */

import { cards, type Teller } from "@/story";
import type { GameWords } from "@/words/words.svelte";
import { parsed, type Group, type Move } from "./moves";
import { named, sequenceTold } from "./tokens";

type Speaker = Pick<Teller, "words" | "tell">;
type Values = Record<string, number | string>;

export const labelled = (text: string, teller: Teller): string =>
  teller.tell.move(parsed(text), teller);

/** A move by the sentence for its verb, or for this case of it; some verbs say it all. */
export function phrased(
  { verb, groups }: Move,
  teller: Speaker,
  values: Values = {},
  phrase = verb,
): string {
  const { words } = teller;
  if (!words.has(`move.${phrase}`)) return verbOf(verb, words);
  const told = groups.map((group) => cards(repeated(group), teller)).join(" / ");
  return words.text(`move.${phrase}`, { cards: told, ...values });
}

/** Cards by their kind and how many of it, as some moves are written. */
function repeated(group: Group): Group {
  const [kind = "", number, ...others] = group;
  const count = others.length ? NaN : Number(number);
  return count >= 0 ? Array.from({ length: count }, () => kind) : group;
}

/** A move by its verb and what comes after it, of a game without sentences for them. */
export const spelled = (move: Move, speaker: Speaker): string =>
  `${verbOf(move.verb, speaker.words)} ${tokensOf(move, speaker)}`.trim();

export const verbOf = (verb: string, words: GameWords) => named(verb, words, "action");

/** What comes after the verb. */
export function tokensOf({ groups }: Move, { words, tell }: Speaker): string {
  const said = (group: Group) => sequenceTold(group, (token) => tell.card(token, words));
  return groups.map(said).join(" / ");
}
