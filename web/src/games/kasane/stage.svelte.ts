/** What the table shows: the latest view, or for a breath the end of a round. */

import type { Request } from "@/protocol";
import type { KasaneView } from "./view";

/** Milliseconds for which the end of a round is left to be looked at. */
const BREATH = 5000;

/** What a round brought; without gains where one has not seen it begin. */
export interface Ended {
  view: KasaneView;
  gains: readonly number[] | null;
}

export class Stage {
  view = $state.raw<KasaneView>()!;
  /** What is asked with this view. */
  request = $state.raw<Request | null>(null);
  /** The round that has just ended, until one goes on. */
  ended = $state.raw<Ended | null>(null);
  #latest: KasaneView;
  #asked: Request | null = null;
  /** The end that was shown last: once is enough. */
  #last: KasaneView | null = null;
  /** The points with which a round began. */
  #began: { round: number; points: readonly number[] };
  #over: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `over` is told when the breath is. */
  constructor(view: KasaneView, over?: () => void) {
    this.view = view;
    this.#latest = view;
    this.#began = { round: view.turn ? -1 : view.round, points: pointsOf(view) };
    this.#over = over;
  }

  follow(view: KasaneView, request: Request | null, roundEnd: KasaneView | null): void {
    this.#latest = view;
    this.#asked = request;
    if (roundEnd && roundEnd !== this.#last) this.#hold(roundEnd);
    else if (!this.ended) this.goOn();
  }

  goOn(): void {
    clearTimeout(this.#timer);
    this.ended = null;
    this.view = this.#latest;
    this.request = this.#asked;
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  #hold(end: KasaneView): void {
    clearTimeout(this.#timer);
    const points = pointsOf(end);
    const gains = points.map((count, seat) => count - this.#began.points[seat]!);
    this.#last = end;
    this.ended = { view: end, gains: this.#began.round === end.round ? gains : null };
    this.#began = { round: end.round + 1, points };
    this.view = end;
    this.request = null;
    this.#timer = setTimeout(() => this.#over?.(), BREATH);
  }
}

const pointsOf = ({ seats }: KasaneView) => seats.map(({ points }) => points);
