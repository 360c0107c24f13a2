// Written by scripts/types.py from the server’s types: change those, then run make docs.

import type { View } from "@/protocol";

/** The table as one observer knows it. */
export interface HanamikojiView extends View {
  round: number;
  starter: number | null;
  /** turns completed in this round, of eight */
  turn: number;
  /** cards dealt while dealing, else 0 */
  dealt: number;
  deck: number;
  /** the card set aside: nobody knows it until the game is over */
  removed: readonly string[] | null;
  row: readonly HanamikojiGeishaView[];
  seats: readonly HanamikojiSeatView[];
  offer: HanamikojiOffer | null;
  /** recall only: this round's answered offers, seat by seat */
  answered: readonly HanamikojiAnsweredOffer[] | null;
}

/** One geisha of the row. */
export interface HanamikojiGeishaView {
  card: string;
  charm: number;
  /** the seat whose marker she holds */
  favour: number | null;
  /** cards at her feet, by seat */
  placed: readonly number[];
  /** who would hold her favour if the round ended with the cards that lie open now */
  ahead: number | null;
  /** cards of her kind that the observer cannot see */
  unseen: number;
}

/** One side of the table. Cards are `null` where they lie face down to the observer. */
export interface HanamikojiSeatView {
  hand: readonly string[] | null;
  hand_size: number;
  secret: readonly string[] | null;
  discard: readonly string[] | null;
  /** action markers turned over this round */
  used: readonly string[];
  geisha: number;
  charm: number;
}

/** A gift (one group of three) or a competition (two pairs). */
export interface HanamikojiOffer {
  seat: number;
  move: string;
  groups: readonly (readonly string[])[];
}

/** An offer of this round and what the opponent took of it. */
export interface HanamikojiAnsweredOffer {
  seat: number;
  move: string;
  groups: readonly (readonly string[])[];
  taken: readonly string[];
}
