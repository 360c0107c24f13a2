/** Explanations by keyboard: arrow keys go from one explained thing to the next, none is a tab stop. */

import { EXPLAIN, explainer } from "./explain.svelte";
import { STEPS } from "./roving";

const MARK = "data-asked";

export class Asking {
  #asked: HTMLElement | null = null;
  /** Where it was, in case it goes. */
  #at = -1;

  /** To the next thing, or wherever a key leads; whether it leads anywhere. */
  press(key: string): boolean {
    const all = explainedThings();
    const found = this.#asked ? all.indexOf(this.#asked) : -1;
    if (found >= 0) this.#at = found;
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
    const to = ends[key] ?? (key in STEPS ? this.#at + STEPS[key]! : null);
    if (to === null || !all.length) return false;
    this.#at = (to + all.length) % all.length;
    this.#ask(all[this.#at]!);
    return true;
  }

  /** What the rules say of it is to be found at this phase. */
  get rule(): string | undefined {
    return explainer.shown?.rule;
  }

  end(): void {
    this.#asked?.removeAttribute(MARK);
    explainer.hide();
    this.#asked = null;
    this.#at = -1;
  }

  #ask(thing: HTMLElement): void {
    this.#asked?.removeAttribute(MARK);
    this.#asked = thing;
    thing.setAttribute(MARK, "");
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    thing.dispatchEvent(new Event(EXPLAIN));
  }
}

/** In the order of the page, as far as they are to be seen. */
const explainedThings = () =>
  [...document.querySelectorAll<HTMLElement>("[data-explained]")].filter((thing) =>
    thing.checkVisibility(),
  );
