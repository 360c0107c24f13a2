/** What the table shows: the latest view, or the end of a round until one has looked at it. */

import type { Happening, HanamikojiView, Request } from "@/protocol";
import { scored } from "./scoring";

export class Stage {
  view = $state.raw<HanamikojiView>()!;
  /** What is asked with this view. */
  request = $state.raw<Request | null>(null);
  /** The round that is shown has been scored, and the next one waits. */
  waits = $state(false);
  #latest: HanamikojiView;
  #asked: Request | null = null;

  constructor(view: HanamikojiView) {
    this.view = view;
    this.#latest = view;
  }

  follow(view: HanamikojiView, request: Request | null, news: readonly Happening[]): void {
    this.#latest = view;
    this.#asked = request;
    if (this.waits) return;
    const end = scored(this.view, view, news);
    this.waits = end !== null;
    if (end) [this.view, this.request] = [end, null];
    else this.goOn();
  }

  goOn(): void {
    this.waits = false;
    this.view = this.#latest;
    this.request = this.#asked;
  }
}
