/** Legal moves by the cards they take and where these lie: cards are picked before the action. */

import { parsed, without, type Group } from "@/games/moves";
import type { Thing } from "@/kit/identity";

/** Where own cards lie, and the common garden and deck. */
export type Place = "hand" | "up" | "down" | "garden" | "deck";

/** The one thing in its place that can be picked: what lies on top is known to nobody. */
export const DECK: Thing = { name: "deck", kind: "deck" };

export interface Deed {
  text: string;
  verb: string;
  /** `null` if it takes no card that could be picked. */
  place: Place | null;
  cards: Group;
  /** Cards of the garden that a cherry is given for. */
  wanted: Group;
}

const PLACES: Readonly<Record<string, Place>> = {
  down: "hand",
  up: "hand",
  return: "hand",
  flip: "down",
  arrange: "up",
  cherry: "up",
  pick: "up",
  garden: "garden",
  deck: "deck",
  more: "deck",
};

export function deed(text: string): Deed {
  const { verb, groups } = parsed(text);
  const tokens = groups[0] ?? [];
  const wanted = verb === "pick" ? tokens : [];
  return { text, verb, place: PLACES[verb] ?? null, cards: cardsOf(verb, tokens), wanted };
}

function cardsOf(verb: string, tokens: Group): Group {
  if (PLACES[verb] === "deck") return [DECK.kind];
  if (verb === "cherry" || verb === "pick") return ["cherry"];
  if (verb !== "arrange") return tokens;
  const [kind = "", number] = tokens;
  return Array.from({ length: Number(number) }, () => kind);
}

/** Whether a place gives one thing at a time: touched again, it is taken. */
export const givesOne = (place: Place | null): boolean => place === "garden" || place === "deck";

/** Whether a deed takes these cards of a place, and perhaps more. */
export function takes(deed: Deed, place: Place, cards: Group): boolean {
  return deed.place === place && without(deed.cards, cards) !== null;
}

/** Whether a deed brings a card of the garden, drawn or for a cherry. */
export function brings(deed: Deed, kind: string): boolean {
  return takes(deed, "garden", [kind]) || deed.wanted.includes(kind);
}

/** What taking such cards would be called, to be told why it is not possible. */
export function attempt(place: Place, cards: Group): string {
  const [first = ""] = cards;
  if (place === "hand") return `down ${cards.join(" ")}`;
  if (place === "down") return `flip ${cards.join(" ")}`;
  if (place === "garden") return `garden ${first}`;
  if (place === "deck") return "deck";
  return first === "cherry" ? "cherry 6" : `arrange ${first} ${cards.length}`;
}

/** The names of the things that a deed takes. */
export function taken(deed: Deed | null, place: Place, things: readonly Thing[]): string[] {
  if (deed?.place !== place) return [];
  const left = [...deed.cards];
  return things.filter(({ kind }) => removed(left, kind)).map(({ name }) => name);
}

function removed(kinds: string[], kind: string): boolean {
  const at = kinds.indexOf(kind);
  if (at >= 0) kinds.splice(at, 1);
  return at >= 0;
}
