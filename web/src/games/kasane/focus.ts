/** Focus management: where the keyboard goes when what it was on vanishes. */

import type { Attachment } from "svelte/attachments";

const MOVE = "[data-move]";

/**
 * Keeps the keyboard at the table: when the button that had the focus is gone with the card it was,
 * or is no longer a move, the focus goes to the first move there is, as soon as there is one.
 */
export const keepsFocus: Attachment<HTMLElement> = (table) => {
  let held = false;
  let wasMove = false;

  function focused({ target, relatedTarget }: FocusEvent) {
    held = table.contains(target as Node);
    const isMove = held && (target as Element).closest(MOVE) !== null;
    // Focus that comes from nowhere was only put next to where it vanished: it is still owed a move.
    if (isMove || relatedTarget) wasMove = isMove;
  }

  function regain() {
    const active = document.activeElement;
    const isLost = held && active === document.body;
    const isSpent = wasMove && active?.closest(MOVE) === null;
    if (!isLost && !isSpent) return;
    table.querySelector<HTMLElement>(`${MOVE} button`)?.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(regain);
  watcher.observe(table, { childList: true, subtree: true, attributeFilter: ["data-move"] });
  document.addEventListener("focusin", focused);
  return () => {
    watcher.disconnect();
    document.removeEventListener("focusin", focused);
  };
};
