/** What everybody did last, so that it can be seen after it has happened. */

import type { Event, Happening } from "@/protocol";

const TAKES = ["take", "plus"];
const LAYS = ["meld", "join", "pass"];

export class Deeds {
  #of = $state.raw<Readonly<Record<number, readonly Event[]>>>({});

  /** A seat's latest turn: the card taken, then the meld or the pass. */
  of(seat: number): readonly Event[] {
    return this.#of[seat] ?? [];
  }

  hear(news: readonly Happening[]): void {
    for (const event of news.flatMap(({ events }) => events)) this.#note(event);
  }

  #note(event: Event): void {
    const { verb, seat } = event;
    if (seat === null || seat === undefined) return;
    if (TAKES.includes(verb)) this.#of = { ...this.#of, [seat]: [event] };
    else if (LAYS.includes(verb)) this.#of = { ...this.#of, [seat]: [...this.of(seat), event] };
    else if (verb === "table.took-back") this.#of = { ...this.#of, [seat]: [] };
  }
}
