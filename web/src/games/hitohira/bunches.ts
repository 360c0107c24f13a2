/** Bunches of pieces: six counts, in the order of the letters. */

import type { Places } from "@/kit/identity";
import type { Event, Happening } from "@/protocol";
import { PIECE_KINDS, type PieceKind } from "./art/pieces";
import type { HitohiraView } from "./view";

export type Counts = readonly number[];

/** Colours that belong together behind a screen. */
export const WARM: readonly PieceKind[] = ["R", "Y"];
export const COOL: readonly PieceKind[] = ["L", "B"];
export const JOKERS: readonly PieceKind[] = ["W", "K"];

export const total = (counts: Counts) => counts.reduce((sum, count) => sum + count, 0);

export const countOf = (counts: Counts, kinds: readonly PieceKind[]) =>
  total(kinds.map((kind) => counts[PIECE_KINDS.indexOf(kind)] ?? 0));

/**
 * The pieces behind a screen by their groups, of which the view tells the sizes: as many jokers as
 * are missing join, the first ones the warm group and the last ones the cool.
 */
export function gathered<T>(
  at: (kind: PieceKind) => readonly T[],
  [warm = 0, cool = 0]: Counts,
): { name: string; size: number; own: T[]; jokers: T[] }[] {
  const own = { warm: WARM.flatMap(at), cool: COOL.flatMap(at) };
  const jokers = JOKERS.flatMap(at);
  const joining = { warm: warm - own.warm.length, cool: cool - own.cool.length };
  return [
    { name: "warm", size: warm, own: own.warm, jokers: jokers.slice(0, joining.warm) },
    { name: "cool", size: cool, own: own.cool, jokers: jokers.slice(jokers.length - joining.cool) },
  ];
}

/** A number with a minus, which is as wide as a plus. */
export const written = (count: number) => (count < 0 ? `−${-count}` : `${count}`);

export const kindsIn = (counts: Counts): PieceKind[] =>
  PIECE_KINDS.flatMap((kind, at) => Array.from({ length: counts[at] ?? 0 }, () => kind));

/** Where every piece lies that is in sight, or was seen to go where it no longer is. */
export function placesOf(view: HitohiraView, news: readonly Happening[]): Places {
  const places: Places = { turn: kindsIn(view.turn), held: kindsIn(view.held), pouch: [] };
  view.seats.forEach((seat, at) => {
    places[`field ${at}`] = kindsIn(seat.field);
    places[`screen ${at}`] = seat.screen ? kindsIn(seat.screen) : [];
  });
  for (const { target = "", cards } of vanished(view, news))
    places[target] = [...(places[target] ?? []), ...(cards ?? [])];
  return places;
}

/** What went into the pouch, or behind a screen that nobody remembers. */
function vanished({ seats }: HitohiraView, news: readonly Happening[]): Event[] {
  const unseen = new Set([
    "pouch",
    ...seats.flatMap(({ screen }, at) => (screen ? [] : [`screen ${at}`])),
  ]);
  return news.flatMap(({ events }) => events).filter(({ target = "" }) => unseen.has(target));
}
