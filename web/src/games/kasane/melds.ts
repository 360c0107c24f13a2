/** Melds that can be laid, taken apart. */

import { parsed } from "@/games/moves";
import type { GameWords } from "@/words/words.svelte";
import type { MeldName } from "./art/melds";
import type { KasaneBoxView, KasaneMeldChoice, KasaneMeldView } from "./view";

/** A meld that can be laid, its move taken apart. */
export interface Offer extends KasaneMeldChoice {
  meld: MeldName;
  /** The cards of its box. */
  size: number;
  /** Those of them that come from the hand. */
  laid: number;
}

export function offerOf(choice: KasaneMeldChoice): Offer {
  const [meld, , field] = parsed(choice.move).groups[0]!;
  const size = choice.cards.length;
  return { ...choice, meld: meld as MeldName, size, laid: field ? size - 1 : size };
}

/** Whether the field's card begins it. */
export const usesField = ({ size, laid }: Offer) => laid < size;

export const isOpen = ({ filled, blocked }: KasaneBoxView) => !filled && !blocked;

/** The boxes that one of these offers would fill. */
export function boxesFor(offers: readonly Offer[], { meld, boxes }: KasaneMeldView) {
  const wanted = offers.filter((offer) => offer.meld === meld);
  return new Set(
    wanted.map(({ size, points }) =>
      boxes.find((box) => isOpen(box) && box.cards === size && box.points === points),
    ),
  );
}

/** An offer as it is read out. */
export function saidOf(offer: Offer, words: GameWords): string {
  const { meld, size, points, cards } = offer;
  const said = words.text("web.offer", {
    meld: words.text(`meld.${meld}`),
    number: size,
    cards: cards.join("-"),
    count: points,
  });
  return usesField(offer) ? `${said} ${words.text("web.with-field")}` : said;
}
