/** What a bot recommends, on the cards themselves. */

import { parsed, without } from "@/games/moves";
import type { Thing } from "@/kit/identity";
import type { Estimated } from "@/protocol";

export interface Advice {
  verb: string;
  /** The recommended cards, with the number of their group if there are several. */
  groups: ReadonlyMap<string, string>;
}

export function adviceOf(hints: readonly Estimated[], hand: readonly Thing[]): Advice | null {
  const best = hints[0];
  if (!best) return null;
  const { verb, groups } = parsed(best.move);
  const left = [...hand];
  const numbers = new Map<string, string>();
  for (const [at, group] of groups.entries()) {
    for (const kind of group) {
      const found = left.findIndex((thing) => thing.kind === kind);
      const [thing] = found < 0 ? [] : left.splice(found, 1);
      if (thing) numbers.set(thing.name, groups.length > 1 ? `${at + 1}` : "");
    }
  }
  return { verb, groups: numbers };
}

/** Which of the legal answers takes these cards. */
export function answerWith(moves: readonly string[], taken: readonly string[]): string | undefined {
  return moves.find((text) => {
    const [group = []] = parsed(text).groups;
    return group.length === taken.length && without(group, taken) !== null;
  });
}
