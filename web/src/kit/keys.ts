/** Keys that stand for what can be done at a table. */

/** Whether a key is pressed by itself, and in nothing that takes it or lies over the table. */
export function isBare({ ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  return !(target as Element).closest("input, select, textarea, dialog");
}
