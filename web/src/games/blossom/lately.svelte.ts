/** What each seat did in its latest turn. */

import type { Event, Happening } from "@/protocol";

const DEEDS = [
  "down",
  "up",
  "flip",
  "arrange",
  "cherry",
  "cherry-some",
  "stop",
  "draw",
  "garden",
  "pick",
];
const TAKEN_BACK = "table.took-back";

export class Lately {
  #turns = $state.raw<Readonly<Record<number, readonly Event[]>>>({});
  #last: number | null = null;

  hear(news: readonly Happening[]): void {
    for (const event of news.flatMap(({ events }) => events)) this.#note(event);
  }

  of(seat: number): readonly Event[] {
    return this.#turns[seat] ?? [];
  }

  /** The points this turn has brought. */
  gain(seat: number): number {
    return this.of(seat).reduce((sum, { values }) => sum + Number(values?.points ?? 0), 0);
  }

  #note(event: Event): void {
    const seat = event.seat ?? null;
    if (seat === null) return;
    if (event.verb === TAKEN_BACK) this.#turns = { ...this.#turns, [seat]: [] };
    if (!DEEDS.includes(event.verb)) return;
    const before = seat === this.#last ? this.of(seat) : [];
    this.#turns = { ...this.#turns, [seat]: [...before, event] };
    this.#last = seat;
  }
}
