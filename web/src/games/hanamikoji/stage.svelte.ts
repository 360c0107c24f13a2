/** What the table shows: the latest view, or the end of a round until one has looked at it. */

import type { Request } from "@/protocol";
import type { HanamikojiView } from "./view";

export class Stage {
  view = $state.raw<HanamikojiView>()!;
  /** What is asked with this view. */
  request = $state.raw<Request | null>(null);
  /** The round that is shown has been scored, and the next one waits. */
  waits = $state(false);
  #latest: HanamikojiView;
  #asked: Request | null = null;
  /** The end that was shown last: once is enough. */
  #ended: HanamikojiView | null = null;

  constructor(view: HanamikojiView) {
    this.view = view;
    this.#latest = view;
  }

  follow(view: HanamikojiView, request: Request | null, roundEnd: HanamikojiView | null): void {
    this.#latest = view;
    this.#asked = request;
    if (roundEnd && roundEnd !== this.#ended) this.#hold(roundEnd);
    else if (!this.waits) this.goOn();
  }

  goOn(): void {
    this.waits = false;
    this.view = this.#latest;
    this.request = this.#asked;
  }

  #hold(end: HanamikojiView): void {
    this.#ended = end;
    this.waits = true;
    this.view = end;
    this.request = null;
  }
}
