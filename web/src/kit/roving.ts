/** Roving tabindex: one stop for Tab in a group of buttons; arrow keys go from one to the next. */

import type { Attachment } from "svelte/attachments";

export const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export const roving: Attachment<HTMLElement> = (group) => {
  const ending = new AbortController();
  let held = false;

  const buttons = () => [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];

  /** Make one button the stop; it is given back the focus that vanished with an earlier one. */
  function settle(on: Element | null): void {
    const all = buttons();
    const stop = all.find((button) => button === on) ?? all.find((b) => b.tabIndex === 0) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
    if (held && document.activeElement === document.body) stop?.focus();
  }

  function step(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
    const to = ends[event.key] ?? (event.key in STEPS ? at + STEPS[event.key]! : null);
    if (at < 0 || to === null) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  }

  function focus(event: FocusEvent): void {
    held = group.contains(event.target as Node);
    if (held) settle(event.target as Element);
  }

  const watching = new MutationObserver(() => settle(document.activeElement));
  watching.observe(group, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  group.addEventListener("keydown", step, { signal: ending.signal });
  document.addEventListener("focusin", focus, { signal: ending.signal });
  settle(null);
  return () => {
    watching.disconnect();
    ending.abort();
  };
};
