const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * One stop of the Tab key for all buttons inside; arrow keys, Home and End go from one to the next.
 * Use as `{@attach roving}`.
 */
export function roving(place: HTMLElement): () => void {
  const buttons = () => [...place.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];

  function settle(chosen?: Element | null) {
    const all = buttons();
    const stop =
      all.find((button) => button === chosen) ??
      all.find((button) => button.tabIndex === 0) ??
      all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  }

  function onkeydown(event: KeyboardEvent) {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    const next = destination(event.key, at, all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  const onfocusin = (event: FocusEvent) => settle(event.target as Element);
  const watcher = new MutationObserver(() => settle());

  settle();
  place.addEventListener("keydown", onkeydown);
  place.addEventListener("focusin", onfocusin);
  watcher.observe(place, { childList: true, subtree: true });
  return () => {
    place.removeEventListener("keydown", onkeydown);
    place.removeEventListener("focusin", onfocusin);
    watcher.disconnect();
  };
}

function destination(key: string, at: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}
