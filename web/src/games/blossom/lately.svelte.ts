/** The points that each seat's latest turn has brought. */

import type { Event, Happening } from "@/protocol";

/** What people do apart from the game. */
const OURS = "table.";
const TAKEN_BACK = "table.took-back";

export class Lately {
  #gains = $state.raw<Readonly<Record<number, number>>>({});
  #last: number | null = null;

  hear(news: readonly Happening[]): void {
    for (const event of news.flatMap(({ events }) => events)) this.#note(event);
  }

  gain(seat: number): number {
    return this.#gains[seat] ?? 0;
  }

  #note({ seat, verb, values }: Event): void {
    if (seat == null) return;
    if (verb === TAKEN_BACK) this.#set(seat, 0);
    if (verb.startsWith(OURS)) return;
    const before = seat === this.#last ? this.gain(seat) : 0;
    this.#set(seat, before + Number(values?.points ?? 0));
    this.#last = seat;
  }

  #set(seat: number, gain: number): void {
    this.#gains = { ...this.#gains, [seat]: gain };
  }
}
