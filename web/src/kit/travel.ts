/** FLIP animation: things travel from where they were to where they are. */

import { flushSync } from "svelte";
import type { Attachment } from "svelte/attachments";
import { speed } from "@/tempo.svelte";

/** Milliseconds, at the usual speed. */
const DURATION = 280;
const EASING = "cubic-bezier(0.25, 0.7, 0.3, 1)";
/** Updates that follow each other faster than this are caught up with at once. */
const HASTE = 120;

/**
 * Lets things travel from where they were to where they are, like petals.
 *
 * Give each thing a key with `{@attach travel.key(name)}` (on an element that is not inline), and
 * make changes inside `travel.during`. A thing that leaves one place and appears in another under
 * the same key travels between them.
 */
export class Travel {
  #things = new Map<string, Element>();
  #origins = new Map<string, { origin: string; after: number }>();
  #underway = new Set<Animation>();
  #last = -Infinity;

  /**
   * Name a thing; if it was nowhere before, it comes from the thing called `origin`: so many
   * milliseconds after the one that came from there before it.
   */
  key(name: string, origin?: string, after = 0): Attachment {
    return (element) => {
      this.#things.set(name, element);
      if (origin) this.#origins.set(name, { origin, after });
      return () => {
        if (this.#things.get(name) === element) this.#things.delete(name);
      };
    };
  }

  /** Make a change, and let everything that moved by it travel. */
  during(change: () => void): void {
    const now = performance.now();
    const still = now - this.#last < HASTE || isStill();
    this.#last = now;
    this.#finish();
    const before = this.#places();
    flushSync(change);
    if (still) return;
    let waited = 0;
    for (const [name, element] of this.#things) {
      const { origin = name, after = 0 } = before.has(name) ? {} : (this.#origins.get(name) ?? {});
      this.#send(element, before.get(origin), after && waited);
      waited += after;
    }
  }

  /** For the table as a whole: pressing anything skips whatever is still moving on it. */
  skippable: Attachment = (table) => {
    const skip = () => {
      for (const animation of table.getAnimations({ subtree: true }))
        if (endsByItself(animation)) animation.finish();
    };
    table.addEventListener("pointerdown", skip);
    table.addEventListener("keydown", skip);
    return () => {
      table.removeEventListener("pointerdown", skip);
      table.removeEventListener("keydown", skip);
    };
  };

  /** Skip what is left of the way. */
  #finish(): void {
    for (const animation of this.#underway) animation.finish();
    this.#underway.clear();
  }

  #places(): Map<string, DOMRect> {
    return new Map(
      [...this.#things].map(([name, element]) => [name, element.getBoundingClientRect()]),
    );
  }

  #send(element: Element, from: DOMRect | undefined, delay: number): void {
    const frames = from
      ? path(from, element.getBoundingClientRect())
      : [{ opacity: 0 }, { opacity: 1 }];
    if (!frames) return;
    const animation = element.animate(frames, {
      duration: DURATION * speed.factor,
      easing: EASING,
      delay: delay * speed.factor,
      fill: "backwards",
    });
    this.#underway.add(animation);
    animation.onfinish = () => this.#underway.delete(animation);
  }
}

function path(from: DOMRect, to: DOMRect): Keyframe[] | undefined {
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.hypot(x, y) < 1 || !to.width) return undefined;
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  return [
    { transform: start, transformOrigin: "0 0", zIndex: 1 },
    { transform: "none", transformOrigin: "0 0", zIndex: 1 },
  ];
}

const endsByItself = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;

/** If none of these can be seen, scroll until the first one can. */
export function bringAnyIntoSight(elements: readonly Element[]): void {
  if (elements.length && !elements.some(isInSight))
    elements[0]!.scrollIntoView({ block: "center", behavior: isStill() ? "instant" : "smooth" });
}

/** Nothing lies over its middle. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above !== null && element.contains(above);
}

/** Whether nothing is to move. */
export function isStill(): boolean {
  return speed.factor === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
