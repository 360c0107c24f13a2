// Written by scripts/types.py from the server’s types: change those, then run make docs.

import type { View } from "@/protocol";

/** The table as one observer knows it. */
export interface KasaneView extends View {
  /** 0 until it is known who starts */
  round: number;
  rounds: number;
  starter: number | null;
  /** turns completed in this round, of twelve */
  turn: number;
  /** cards dealt while dealing, else 0 */
  dealt: number;
  deck: number;
  discard_size: number;
  /** recall only, and when the game is over */
  discard: readonly string[] | null;
  /** how many cards of each kind, 1 to 9 and +1, the observer cannot place; in recall, what is in the deck */
  unseen: readonly number[];
  rows: readonly KasaneRowView[];
  seats: readonly KasaneSeatView[];
  melds: readonly KasaneMeldView[];
  /** the melds the actor can lay now; `null` if the observer does not see the actor's hand */
  choices: readonly KasaneMeldChoice[] | null;
}

/** One row of the grid. */
export interface KasaneRowView {
  /** the last is the top, and the only one that can be taken */
  cards: readonly string[];
  /** while a card is to be taken: what the observer could lay with it, if it were theirs */
  melds: readonly KasaneMeldChoice[];
}

/** A meld that can be laid, and what it pays. */
export interface KasaneMeldChoice {
  move: string;
  /** the whole sequence; with the field's card, if it is used, first */
  cards: readonly string[];
  points: number;
}

/** One seat. Its bonuses are those that its field would earn if the game ended now. */
export interface KasaneSeatView {
  /** the last card is the top; `null` where the observer does not see it */
  hand: readonly string[] | null;
  hand_size: number;
  field: readonly string[];
  /** cards in the field */
  laid: number;
  /** earned so far; bonuses are added at the end */
  points: number;
  colours: number;
  colour_bonus: number;
  all_laid_bonus: number;
}

/** One meld card. */
export interface KasaneMeldView {
  meld: string;
  boxes: readonly KasaneBoxView[];
}

/** One box of a meld. */
export interface KasaneBoxView {
  cards: number;
  points: number;
  filled: boolean;
  /** closed from the start by an option */
  blocked: boolean;
  /** recall only, and when the game is over: who filled it … */
  seat: number | null;
  /** … and whether with the help of their field's top card */
  with_field: boolean | null;
}
