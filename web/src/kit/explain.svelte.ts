/** Explanations on demand: hover, focus, or touch and hold anything that has one. */

import type { Attachment } from "svelte/attachments";

/** What something is, and what it comes to now, in the words of the rules. */
export interface Explanation {
  title?: string;
  lines: readonly string[];
  /** The phase, or other thing, whose section of the rules says more. */
  rule?: string | undefined;
}

interface Shown extends Explanation {
  of: HTMLElement;
}

/** The event by which an explanation is asked for. */
export const EXPLAIN = "explain";

/** Milliseconds. */
const HOVER = 450;
const FOCUS = 700;
const HOLD = 450;
const LINGER = 250;

class Explainer {
  /** What is being explained now. */
  shown = $state.raw<Shown | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the pointer was last moved to. */
  #pointer = "";

  constructor() {
    addEventListener("pointermove", (event) => (this.#pointer = whereOf(event)), true);
  }

  /** Whether somebody points at something, rather than that it came to lie under their pointer. */
  isPointedAt(entered: PointerEvent): boolean {
    return entered.pointerType === "mouse" && whereOf(entered) !== this.#pointer;
  }

  show(of: HTMLElement, explanation: Explanation | null): void {
    this.stay();
    this.shown = explanation && { ...explanation, of };
  }

  /** Show it unless whoever asks moves on before. */
  soon(after: number, how: () => void): void {
    this.stay();
    this.#timer = setTimeout(how, after);
  }

  /** It goes unless the pointer reaches it. */
  fade(of: HTMLElement): void {
    this.soon(LINGER, () => this.hide(of));
  }

  stay = (): void => clearTimeout(this.#timer);

  /** What explains anything, or just this. */
  hide(of?: HTMLElement): void {
    this.stay();
    if (!of || this.shown?.of === of) this.shown = null;
  }
}

const whereOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;

export const explainer = new Explainer();

/** Explain an element to who lingers on it; asked for each time, so that it tells how things are now. */
export function explained(explain: () => Explanation | null): Attachment<HTMLElement> {
  return (element) => {
    let isHeld = false;
    const show = () => explainer.show(element, explain());
    const hold = () => {
      isHeld = true;
      show();
    };
    const heard: Partial<{
      [K in keyof HTMLElementEventMap]: (e: HTMLElementEventMap[K]) => void;
    }> = {
      pointerenter: (event) => explainer.isPointedAt(event) && explainer.soon(HOVER, show),
      pointerleave: ({ pointerType }) => pointerType === "mouse" && explainer.fade(element),
      pointerdown: ({ pointerType }) => {
        isHeld = false;
        explainer.hide();
        if (pointerType !== "mouse") explainer.soon(HOLD, hold);
      },
      pointerup: () => explainer.stay(),
      pointercancel: () => explainer.stay(),
      focusin: ({ target }) =>
        (target as Element).matches(":focus-visible") && explainer.soon(FOCUS, show),
      // What is taken away while the page changes may have had the focus.
      focusout: () => queueMicrotask(() => explainer.hide(element)),
      // What was held was asked about, not pressed.
      contextmenu: (event) => isHeld && event.preventDefault(),
    };
    const notPressed = (event: MouseEvent) => {
      if (!isHeld) return;
      isHeld = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of Object.entries(heard))
      element.addEventListener(name, listener as EventListener);
    element.addEventListener("click", notPressed, { capture: true });
    element.addEventListener(EXPLAIN, show);
    element.toggleAttribute("data-explained", true);
    return () => {
      for (const [name, listener] of Object.entries(heard))
        element.removeEventListener(name, listener as EventListener);
      element.removeEventListener("click", notPressed, { capture: true });
      element.removeEventListener(EXPLAIN, show);
      element.removeAttribute("data-explained");
      explainer.hide(element);
    };
  };
}
