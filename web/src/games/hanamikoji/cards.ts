/** Every card on the table, with a name of its own, so that it can travel. */

import { Identity, UNKNOWN, type Places, type Thing } from "@/kit/identity";
import { ITEM_FACES, type ItemKind } from "./art/items";
import type { HanamikojiGeishaView, HanamikojiView } from "./view";

/** A card whose face the observer cannot see. */
export const HIDDEN = UNKNOWN;

export interface LaidCard extends Thing {
  /** It was face down before. */
  turned: boolean;
}

/** The cards in each place. */
export type Laid = Record<string, readonly LaidCard[]>;

export const faceOf = (kind: string) =>
  kind === HIDDEN ? undefined : ITEM_FACES[kind as ItemKind];

export class Cards {
  #identity = new Identity();
  #round = 0;
  #hidden = new Set<string>();

  name(view: HanamikojiView): Laid {
    // A new round deals all cards anew: none of them has been seen before.
    if (view.round !== this.#round) this.#identity.name({});
    this.#round = view.round;
    const places = Object.entries(this.#identity.name(placesOf(view)));
    const hidden = this.#hidden;
    this.#hidden = new Set(places.flatMap(([, things]) => things.filter(isHidden).map(nameOf)));
    const laid = (thing: Thing) => ({
      ...thing,
      turned: !isHidden(thing) && hidden.has(thing.name),
    });
    return Object.fromEntries(places.map(([place, things]) => [place, things.map(laid)]));
  }
}

const isHidden = ({ kind }: Thing) => kind === HIDDEN;
const nameOf = ({ name }: Thing) => name;

function placesOf({ row, seats, offer, removed }: HanamikojiView): Places {
  const places: Places = { offer: offer?.groups.flat() ?? [], removed: removed ?? [] };
  for (const [seat, side] of seats.entries()) {
    places[`board ${seat}`] = row.flatMap((geisha) => laid(geisha, seat));
    places[`hand ${seat}`] = side.hand ?? Array<string>(side.hand_size).fill(HIDDEN);
    places[`secret ${seat}`] = side.secret ?? [HIDDEN];
    places[`discard ${seat}`] = side.discard ?? [HIDDEN, HIDDEN];
  }
  return places;
}

const laid = ({ card, placed }: HanamikojiGeishaView, seat: number) =>
  Array<string>(placed[seat] ?? 0).fill(card);
