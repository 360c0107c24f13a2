/** Move notation: a verb, then tokens, with `/` between groups (`compete A B / F F`). */

export type Group = readonly string[];

export interface Move {
  text: string;
  verb: string;
  groups: readonly Group[];
}

export function parsed(text: string): Move {
  const [verb = "", ...tokens] = text.split(" ");
  const groups: string[][] = [[]];
  for (const token of tokens) {
    if (token === "/") groups.push([]);
    else groups.at(-1)!.push(token);
  }
  return { text, verb, groups };
}

/** What is left of a group after these tokens; `null` if they are not all in it. */
export function without(group: Group, tokens: Group): Group | null {
  const left = [...group];
  for (const token of tokens) {
    const at = left.indexOf(token);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Whether a move is exactly these groups, however they and what is in them are arranged. */
export function equals(move: Move, picked: readonly Group[]): boolean {
  return arranged(move.groups) === arranged(picked);
}

/** Groups in the one order that all their arrangements share. */
function arranged(groups: readonly Group[]): string {
  const full = groups.filter((group) => group.length > 0);
  return full
    .map((group) => group.toSorted().join(" "))
    .toSorted()
    .join(" / ");
}
