/** Playback queue: what comes in quick succession is shown in its own time. */

import { speed } from "@/tempo.svelte";

/** Milliseconds for which what has happened is left to be looked at, at the usual speed. */
const DWELL = 600;
/** Nothing is shown later than this after it came, unless it is to go slowly. */
const MOST = 1800;

interface Waiting<T> {
  items: T[];
  dwells: boolean;
  came: number;
}

/** Lets what comes in quick succession be seen one after the other, without ever falling behind. */
export class Playback<T> {
  #show: (items: readonly T[]) => void;
  #isSeen: () => boolean;
  #waiting: Waiting<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `show` gets what is next; several items where they belong together or the rest is skipped. While nothing `isSeen`,
   * nothing waits.
   */
  constructor(show: (items: readonly T[]) => void, isSeen: () => boolean) {
    this.#show = show;
    this.#isSeen = isSeen;
  }

  /** Show an item when it is its turn; what comes after one that `dwells` waits a little. */
  add(item: T, dwells: boolean): void {
    this.#waiting.push({ items: [item], dwells, came: performance.now() });
    if (!this.#isSeen()) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Show an item together with the one that was added last, or now if that has been shown. */
  join(item: T): void {
    const last = this.#waiting.at(-1);
    if (last) last.items.push(item);
    else this.#show([item]);
  }

  /** Show at once whatever still waits. */
  skip(): void {
    const rest = this.#waiting;
    this.stop();
    if (rest.length) this.#show(rest.flatMap(({ items }) => items));
  }

  /** Forget whatever still waits. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next = () => {
    this.#timer = undefined;
    while (this.#timer === undefined && this.#waiting.length) {
      const { items, dwells } = this.#waiting.shift()!;
      this.#show(items);
      if (dwells) this.#timer = setTimeout(this.#next, this.#pause());
    }
  };

  /** Those who wait share the time that is left for the last of them. */
  #pause(): number {
    const last = this.#waiting.at(-1);
    const dwell = DWELL * speed.factor;
    if (!last) return dwell;
    const left = last.came + MOST * Math.max(1, speed.factor) - performance.now();
    return Math.max(0, Math.min(dwell, left / this.#waiting.length));
  }
}
