/** Where the cards of Kasane lie, and what they are called. */

import type { Places } from "@/kit/identity";
import type { GameWords } from "@/words/words.svelte";
import type { LayerKind } from "./art/layers";
import type { KasaneView } from "./view";

export const rowPlace = (row: number) => `row ${row + 1}`;
export const handPlace = (seat: number) => `hand ${seat}`;
export const fieldPlace = (seat: number) => `field ${seat}`;

/** Where every card lies that the observer can see. */
export function placesOf({ rows, seats }: KasaneView): Places {
  return Object.fromEntries([
    ...rows.map(({ cards }, row) => [rowPlace(row), cards]),
    ...seats.map(({ hand }, seat) => [handPlace(seat), hand ?? []]),
    ...seats.map(({ field }, seat) => [fieldPlace(seat), field]),
  ]) as Places;
}

/** A card as it is read out. */
export const layerName = (token: string, words: GameWords) =>
  `${token} ${words.text(`card.${token}`)}`;

/** Tokens of cards are the kinds of their pictures. */
export const layersOf = (tokens: readonly string[]) => tokens as readonly LayerKind[];
