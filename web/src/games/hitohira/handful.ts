/** Which pieces of a turn are picked after one more is touched. */

import type { Thing } from "@/kit/identity";

interface Handful {
  /** The legal moves. */
  moves: readonly string[];
  picked: readonly Thing[];
  /** All pieces of the turn. */
  turn: readonly Thing[];
}

/** After a failure: one of each colour, the oldest pick making room for a new one. */
export function keeping({ moves, picked }: Handful, touched: Thing): readonly Thing[] {
  const others = picked.filter(({ kind }) => kind !== touched.kind);
  if (others.length < picked.length) return others;
  if (!moves.some((move) => move.split(" ").includes(touched.kind))) return picked;
  return [...picked, touched].slice(-mostKept(moves));
}

/** How many pieces may be kept, by the legal moves. */
export const mostKept = (moves: readonly string[]) =>
  Math.max(...moves.map((move) => move.split(" ").length - 1));

/** Behind the screen: one colour, as many of it as may go. */
export function screening({ moves, picked, turn }: Handful, touched: Thing): readonly Thing[] {
  const same = picked.filter(({ kind }) => kind === touched.kind);
  const numbers = moves
    .map((move) => move.split(" "))
    .filter(([, kind]) => kind === touched.kind)
    .map(([, , number]) => Number(number));
  if (same.includes(touched)) {
    const fewer = numbers.filter((number) => number < same.length).at(-1) ?? 0;
    return same.filter((thing) => thing !== touched).slice(0, fewer);
  }
  const more = numbers.find((number) => number > same.length) ?? same.length;
  const rest = turn.filter((thing) => thing.kind === touched.kind && !same.includes(thing));
  return [...same, touched, ...rest.filter((thing) => thing !== touched)].slice(0, more);
}
