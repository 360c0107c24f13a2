/** Panels over the page: *Back* closes the one on top before it leaves the page. */

type Close = () => void;

/** Those that are open, the one on top last. */
const stack: Close[] = [];

/** Whether the browser's history has a step that stands for open panels. */
export const isPanelStep = (): boolean =>
  (history.state as { panel?: boolean } | null)?.panel === true;

/** Note that a panel is open, and how to close it; call what is returned once it has closed. */
export function panelOpened(close: Close): () => void {
  stack.push(close);
  mark();
  return () => {
    const at = stack.indexOf(close);
    if (at >= 0) stack.splice(at, 1);
    setTimeout(unmark); // another may take its place
  };
}

function mark(): void {
  if (!isPanelStep()) history.pushState({ panel: true }, "");
}

/** A step back has been asked for, and takes a moment. */
let isGoing = false;

function unmark(): void {
  if (stack.length || isGoing || !isPanelStep()) return;
  isGoing = true;
  history.back();
}

/** Go on once no step back is under way: it would take back what is gone to meanwhile. */
export function afterPanels(goOn: () => void): void {
  if (isGoing) addEventListener("popstate", goOn, { once: true });
  else goOn();
}

addEventListener("popstate", () => {
  const isOurs = isGoing;
  isGoing = false;
  if (isPanelStep()) return;
  if (!isOurs) stack.at(-1)?.();
  setTimeout(() => stack.length && mark());
});
