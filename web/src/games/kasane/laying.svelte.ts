/** Choosing a meld: what is looked at, and what is left to choose from. */

import type { MeldName } from "./art/melds";
import type { Offer } from "./melds";

type Like = (offer: Offer) => boolean;

export class Laying {
  /** What somebody looks at, before anything is chosen. */
  considered = $state.raw<readonly Offer[]>([]);
  #like = $state.raw<Like | null>(null);
  #possible: () => readonly Offer[];
  offers = $derived.by(() => this.#possible().filter(this.#like ?? (() => true)));
  /** What is shown on the table. */
  lit = $derived.by(() => (this.considered.length ? this.considered : this.offers));
  /** How many cards of the hand that would be, where it is about certain melds. */
  raised = $derived.by(() => {
    const isCertain = this.considered.length > 0 || this.#like !== null;
    return isCertain ? Math.max(0, ...this.lit.map(({ laid }) => laid)) : 0;
  });

  /** Of the melds that are possible at any time. */
  constructor(possible: () => readonly Offer[]) {
    this.#possible = possible;
  }

  beginAgain(): void {
    this.considered = [];
    this.#like = null;
  }

  /** Leave the melds that lay just so many cards; whether there are any. */
  narrowToCards(count: number): boolean {
    return this.#narrow((offer) => offer.laid === count) > 0;
  }

  /** Leave the melds that fill such a box; how many there are. */
  narrowToBox(meld: MeldName, size: number): number {
    return this.#narrow((offer) => offer.meld === meld && offer.size === size);
  }

  #narrow(like: Like): number {
    const count = this.#possible().filter(like).length;
    this.beginAgain();
    if (count) this.#like = like;
    return count;
  }
}
