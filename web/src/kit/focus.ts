/** Focus management: where the keyboard begins, and where it goes when its place vanishes. */

import type { Attachment } from "svelte/attachments";

/** Focus that vanishes with a card or a button goes to the first of these that there is. */
export function refocusing(...selectors: string[]): Attachment<HTMLElement> {
  return (table) => {
    let held = false;
    const onfocusin = ({ target }: FocusEvent) => (held = table.contains(target as Node));
    const watcher = new MutationObserver(() => {
      if (!held || document.activeElement !== document.body) return;
      const found = selectors.map((selector) => table.querySelector<HTMLElement>(selector));
      found.find((element) => element !== null)?.focus();
    });
    document.addEventListener("focusin", onfocusin);
    watcher.observe(table, { childList: true, subtree: true, attributeFilter: ["data-move"] });
    return () => {
      document.removeEventListener("focusin", onfocusin);
      watcher.disconnect();
    };
  };
}

/** Keys work from the first moment on, at a table or in a field, unless something else has the focus. */
export const focusedFirst: Attachment<HTMLElement> = (element) => {
  const held = document.activeElement;
  if (held === document.body || held?.tagName === "MAIN") element.focus({ preventScroll: true });
};
