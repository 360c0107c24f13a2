import type { Attachment } from "svelte/attachments";

/**
 * Keeps the keyboard at the table: when the button that had the focus is gone with the card it was,
 * the focus goes to the first move there is, as soon as there is one.
 */
export const keepsFocus: Attachment<HTMLElement> = (table) => {
  let held = false;

  function focused(event: FocusEvent) {
    held = table.contains(event.target as Node);
  }

  function regain() {
    if (!held || document.activeElement !== document.body) return;
    table.querySelector<HTMLElement>("[data-move] button")?.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(regain);
  watcher.observe(table, { childList: true, subtree: true, attributeFilter: ["data-move"] });
  document.addEventListener("focusin", focused);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", focused);
  };
};
