/** What lies on the table, explained: its rule, and what it comes to now. */

import type { Explanation } from "@/kit/explain.svelte";
import { personOf } from "@/story";
import { words as ours, type GameWords } from "@/words/words.svelte";
import { layerName } from "./layers";
import { isOpen, saidOf, usesField, type Offer } from "./melds";
import type { KasaneBoxView, KasaneSeatView, KasaneView } from "./view";

/** Whose names stand in the boxes, and who looks. */
interface Whose {
  names: readonly string[];
  me: number | null;
}

interface Boxes extends Whose {
  meld: string;
  size: number;
  boxes: readonly KasaneBoxView[];
  offers: readonly Offer[];
}

/** A card that adds to the field instead of the hand. */
const PLUS = "+1";

function filler(seat: number, { names, me }: Whose) {
  const name = names[seat] ?? "";
  return seat === me ? { person: "you", name } : personOf(name);
}

/** A box in a few words. */
export function stateOf(box: KasaneBoxView, whose: Whose, words: GameWords): string {
  if (box.blocked) return words.text("blocked");
  if (!box.filled) return words.text("web.open", { count: box.points });
  if (box.seat === null) return words.text("web.filled");
  return words.text("web.filled-by", filler(box.seat, whose));
}

/** Boxes in sentences: whatever is filled, then what is open. */
function toldOf(boxes: readonly KasaneBoxView[], whose: Whose, words: GameWords): string[] {
  const open = boxes.filter(isOpen).map(({ points }) => points);
  return [
    ...boxes.filter((box) => !isOpen(box)).map((box) => closedOf(box, whose, words)),
    ...[...new Set(open)].map((count) =>
      words.text("web.box-open", { number: open.filter((other) => other === count).length, count }),
    ),
  ];
}

function closedOf(box: KasaneBoxView, whose: Whose, words: GameWords): string {
  const { points: count, seat, with_field } = box;
  if (box.blocked) return words.text("web.box-blocked");
  if (seat === null) return words.text("web.box-filled", { count });
  const key = with_field ? "web.box-filled-with-field" : "web.box-filled-by";
  return words.text(key, { count, ...filler(seat, whose) });
}

export function aboutBoxes(
  { meld, size, boxes, offers, ...whose }: Boxes,
  words: GameWords,
): Explanation {
  return {
    title: words.text("line-meld", { meld: words.text(`meld.${meld}`), number: size }),
    lines: [
      words.text(`web.rule.${meld}`),
      ...toldOf(boxes, whose, words),
      ...offers.map((offer) => saidOf(offer, words)),
      words.text("web.box-exact", { number: size }),
    ],
    rule: "meld",
  };
}

export const aboutMeld = (meld: string, words: GameWords): Explanation => ({
  title: words.text(`meld.${meld}`),
  lines: [words.text(`web.rule.${meld}`)],
  rule: "meld",
});

export const aboutBoard = (words: GameWords): Explanation => ({
  title: words.text("melds"),
  lines: [words.text("web.board")],
  rule: "meld",
});

/** The free card of a row; what could be laid with it is known while a card is to be taken. */
export function aboutFree(
  kind: string,
  offers: readonly Offer[],
  { phase }: KasaneView,
  words: GameWords,
): Explanation {
  const could = offers.length
    ? [words.text("web.could-lay"), ...offers.map((offer) => saidOf(offer, words))]
    : [words.text("web.could-lay-nothing")];
  return {
    title: layerName(kind, words),
    lines: [
      words.text(kind === PLUS ? "web.free-plus" : "web.free-number"),
      ...(phase === "take" && kind !== PLUS ? could : []),
    ],
    rule: "take",
  };
}

export const aboutBuried = (kind: string, words: GameWords): Explanation => ({
  title: layerName(kind, words),
  lines: [words.text("web.buried")],
  rule: "deal",
});

export const aboutHand = (count: number, words: GameWords): Explanation => ({
  title: words.text("web.own-hand", { count }),
  lines: [words.text("web.fixed"), words.text("web.from-top")],
  rule: "meld",
});

export const aboutTheirHand = ({ hand_size }: KasaneSeatView, words: GameWords): Explanation => ({
  title: words.text("web.their-hand", { count: hand_size }),
  lines: [words.text("web.their-order")],
  rule: "take",
});

/** What was turned up in the end. */
const turnedUp = (cards: readonly string[], words: GameWords) =>
  words.text("web.turned-up", { cards: ours.list(cards.map((card) => layerName(card, words))) });

export const aboutShownHand = (side: KasaneSeatView, words: GameWords): Explanation => ({
  title: words.text("web.their-hand", { count: side.hand_size }),
  lines: [turnedUp(side.hand ?? [], words), words.text("web.their-order")],
  rule: "take",
});

/** Cards that are with nobody in the end, and why. */
export interface Rest {
  key: string;
  about: string;
  cards: readonly string[];
}

export const aboutRest = ({ key, about, cards }: Rest, words: GameWords): Explanation => ({
  title: words.text(key),
  lines: [turnedUp(cards, words), words.text(about)],
  rule: "deal",
});

export const aboutField = ({ laid }: KasaneSeatView, words: GameWords): Explanation => ({
  title: words.text("field"),
  lines: [
    words.text("web.laid", { laid }),
    words.text("web.layers"),
    words.text("web.field-begins"),
  ],
  rule: "meld",
});

export function aboutColours(side: KasaneSeatView, words: GameWords): Explanation {
  const { laid, colours, colour_bonus, all_laid_bonus } = side;
  return {
    title: words.text("web.worth", { number: colours, count: colour_bonus + all_laid_bonus }),
    lines: [
      words.text("web.colours-when"),
      words.text("web.colours-ladder"),
      words.text("web.colours-all"),
      words.text("web.colours-now", { laid, colours }),
    ],
    rule: "over",
  };
}

export const aboutStart = (words: GameWords): Explanation => ({
  title: words.text("start"),
  lines: [words.text("web.starts")],
  rule: "start",
});

export const aboutOffer = (offer: Offer, words: GameWords): Explanation => ({
  title: saidOf(offer, words),
  lines: [
    words.text(`web.rule.${offer.meld}`),
    ...(usesField(offer) ? [words.text("web.field-stays")] : []),
    words.text("web.fills"),
  ],
  rule: "meld",
});

export const aboutPass = (words: GameWords): Explanation => ({
  title: words.text("action.pass"),
  lines: [words.text("web.pass")],
  rule: "meld",
});
