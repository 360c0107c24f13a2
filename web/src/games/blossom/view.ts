// Written by scripts/types.py from the server’s types: change those, then run make docs.

import type { View } from "@/protocol";

/** The table as one observer knows it. */
export interface BlossomView extends View {
  round: number;
  starter: number | null;
  /** whose turn it is, also while a card is drawn */
  mover: number | null;
  /** actions completed in this turn, of two */
  action: number;
  /** cards dealt so far in phases deal and garden, else 0 */
  dealt: number;
  deck: number;
  /** what is left in it: nobody knows until the game is over */
  deck_cards: readonly string[] | null;
  /** cards out of the game, seen by nobody … */
  removed: number;
  /** … until it is over */
  removed_cards: readonly string[] | null;
  garden: readonly string[];
  tally: BlossomTallyView;
  flowers: readonly BlossomFlowerView[];
  seats: readonly BlossomSeatView[];
  /** kinds that may not be taken from the garden in the rest of this turn */
  barred: readonly string[];
  /** cards still to come in this action */
  due: number;
  /** whether a cherry goes to the garden after that */
  falling: boolean;
  /** recall only: what the deck was made of when it was last replenished; empty if never */
  stock: readonly string[] | null;
}

/** What the rules of flowers count. */
export interface BlossomTallyView {
  /** cards face up in all yards */
  up: number;
  /** cards face down there, but for those put back in a mulligan */
  down: number;
  garden: number;
  /** different kinds, as roses count them */
  kinds: number;
}

/** One kind of flower. */
export interface BlossomFlowerView {
  card: string;
  /** points for each one arranged now, before the total is rounded up to a multiple of three */
  worth: number;
  /** points for arranging one, two … of the observer's own face-up ones; a cherry goes alone */
  brings: readonly number[];
  /** what these are rounded up from */
  products: readonly number[];
  /** cards of this kind face up in all yards */
  up: number;
  /** cards of this kind in the garden */
  planted: number;
  /** cards of this kind that the observer cannot see */
  unseen: number;
}

/** One side of the table. Cards are `null` where they lie face down to the observer: nowhere
once the game is over. */
export interface BlossomSeatView {
  hand: readonly string[] | null;
  hand_size: number;
  up: readonly string[];
  /** face-down cards in the yard; during the mulligan, those put back */
  down: readonly string[] | null;
  down_size: number;
  points: number;
  /** the points by the kind of flower that brought them */
  earned: readonly number[];
  /** recall only: taken from the garden, and certainly still in hand */
  held: readonly string[] | null;
  /** recall only: taken from the garden, and certainly in hand or face down */
  kept: readonly string[] | null;
  /** recall only: cards drawn from the deck since it was last replenished */
  draws: number | null;
  /** recall only: how many of those the seat certainly still has unseen */
  fresh: number | null;
  /** recall only: those cards, where the observer knows them */
  drew: readonly string[] | null;
}
