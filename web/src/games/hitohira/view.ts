// Written by scripts/types.py from the server’s types: change those, then run make docs.

import type { View } from "@/protocol";

/** The table as one observer knows it. */
export interface HitohiraView extends View {
  /** all there are in this game */
  pieces: readonly number[];
  /** what so many pieces of a colour in a field are worth, from none on; more bring no more */
  ladder: readonly number[];
  /** what the places of the warm and of the cool group pay */
  payments: readonly (readonly number[])[];
  /** the seat whose turn it is; `null` before the first and after the last */
  active: number | null;
  grabs: number;
  /** how many more there may be in this turn */
  grabs_left: number;
  /** most pieces in this turn: eight, or two when nobody has drawn any for a whole round */
  allowance: number;
  /** whether it is two for that reason */
  guarded: boolean;
  /** turns in a row that have not shrunk the pouch */
  stalled: number;
  /** pieces still to be drawn */
  due: number;
  /** drawn this turn */
  turn: readonly number[];
  failed: boolean;
  /** why, while it is decided what is kept */
  failure: HitohiraFailureView | null;
  /** drawn by an ability */
  held: readonly number[];
  abilities: readonly HitohiraAbilityView[];
  /** the ability being carried out */
  ability: string | null;
  /** the first half of a choice in two halves, as a move */
  chosen: string | null;
  pouch: number;
  removed: number;
  /** which they are: nobody knows until the screens are lifted */
  removed_pieces: readonly number[] | null;
  seats: readonly HitohiraSeatView[];
  /** recall only: pieces that the observer cannot see, in the pouch or elsewhere */
  unseen: readonly number[] | null;
  /** recall only: those of them that everybody knows to be in the pouch */
  returned: readonly number[] | null;
  /** recall only: all pieces drawn by Shin Sumizome, in order */
  secrets: readonly HitohiraSecret[] | null;
  /** recall only, and where a grab may be made: how likely it fails, with one piece, with two … */
  odds: readonly number[] | null;
}

/** What has made a draw fail; of several ways to see it, the one with the fewest Blacks. */
export interface HitohiraFailureView {
  /** `three` of a colour or all `five`, with `-black` where Blacks make up for others */
  rule: string;
  /** the colour that is there three times, or the colours that Blacks count as */
  colours: readonly string[];
  /** how many of them */
  blacks: number;
}

/** An ability card on the table. */
export interface HitohiraAbilityView {
  name: string;
  trigger: string;
  /** whether what has been drawn this turn satisfies it */
  triggered: boolean;
  /** why it could not be used with what has been drawn this turn, as a rule that refuses it; `null` where it could */
  obstacle: string | null;
}

/** One side of the table. */
export interface HitohiraSeatView {
  field: readonly number[];
  /** what the field is worth as it lies */
  points: number;
  /** the same hue by hue, R Y L B W, with the Blacks that count as it */
  worth: readonly number[];
  /** how many Blacks count as each hue, which is as well as can be */
  blacks: readonly number[];
  /** what the observer knows to be behind the screen; `null` for no more than they can see */
  screen: readonly number[] | null;
  /** pieces behind the screen that the observer does not know; `null` likewise */
  secrets: number | null;
  /** whether the jokers have been counted */
  committed: boolean;
  /** how many of them are warm, where the observer may know */
  jokers: number | null;
  /** how large the warm and the cool group are, once jokers are counted: as they have been, or for each number that may be warm. `null` where the observer may not know */
  groups: readonly (readonly number[])[] | null;
}

/** A piece drawn by Shin Sumizome. */
export interface HitohiraSecret {
  seat: number;
  /** where the observer knows it */
  colour: string | null;
  /** the most pieces of each colour in sight at once between the secret before and this one */
  seen: readonly number[];
}
