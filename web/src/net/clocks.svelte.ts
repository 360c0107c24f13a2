/** Client state: everybody's time at a table, counted down here between two messages. */

import type { Clocks } from "@/protocol";
import { HOUR, untilChange } from "@/timing";

/** What a message said, and when it came. */
export interface Heard {
  clocks: Clocks;
  at: number;
}

/** Nothing is looked at more often than this, or more seldom. */
const LEAST_PAUSE = 50;
const MOST_PAUSE = HOUR;
const NOTHING: Heard = { clocks: { type: "clocks", left: [], running: null }, at: 0 };

/**
 * One timer for all clocks, set to the instant at which the one that runs shows something else. It
 * rests while none does, and while nobody looks.
 */
export class TableClocks {
  #heard = $state.raw<Heard>(NOTHING);
  #now = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ending = new AbortController();

  constructor() {
    const { signal } = this.#ending;
    document.addEventListener("visibilitychange", () => this.#tick(), { signal });
  }

  /** Whose time runs. */
  get running(): number | null {
    return this.#ran < 0 ? null : this.#heard.clocks.running;
  }

  /** Milliseconds for which it has; below 0 while it is waited for somebody. */
  get #ran(): number {
    const { clocks, at } = this.#heard;
    return Math.max(0, this.#now - at) - (clocks.waits ?? 0);
  }

  /** Milliseconds that a seat has left; `null` for who has no clock. */
  left(seat: number): number | null {
    const left = this.#heard.clocks.left[seat] ?? null;
    if (left === null || this.running !== seat) return left;
    return Math.max(0, left - this.#ran);
  }

  /** Count from when it came, however late it is shown. */
  show(heard: Heard): void {
    this.#heard = heard;
    this.#tick();
  }

  /** The game is over: nothing runs here. */
  stop(): void {
    const left = this.#heard.clocks.left.map((_, seat) => this.left(seat));
    this.show({ clocks: { type: "clocks", left, running: null }, at: performance.now() });
  }

  close(): void {
    this.#ending.abort();
    clearTimeout(this.#timer);
  }

  #tick = () => {
    clearTimeout(this.#timer);
    this.#now = performance.now();
    const pause = this.#untilChange();
    if (!pause || document.hidden) return;
    this.#timer = setTimeout(this.#tick, Math.min(MOST_PAUSE, Math.max(LEAST_PAUSE, pause)));
  };

  /** 0 if nothing will. */
  #untilChange(): number {
    if (this.#heard.clocks.running === null) return 0;
    if (this.running === null) return -this.#ran;
    const left = this.left(this.running);
    return left ? untilChange(left) : 0;
  }
}
