/** Moves are text: a verb, then tokens, with `/` between groups (`compete A B / F F`). */

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

/** Whether a move can still become of these groups, each of them perhaps incomplete. */
export function fits(move: Move, picked: readonly Group[], ordered: boolean): boolean {
  if (ordered) return picked.every((group, at) => begins(move.groups[at], group));
  return assigned(move.groups, picked, (group, tokens) => without(group, tokens) !== null);
}

/** Whether a move is exactly these groups; unless `ordered`, however they are arranged. */
export function equals(move: Move, picked: readonly Group[], ordered: boolean): boolean {
  const size = (groups: readonly Group[]) => groups.reduce((sum, group) => sum + group.length, 0);
  const full = picked.filter((group) => group.length > 0);
  return size(move.groups) === size(full) && fits(move, full, ordered);
}

function begins(group: Group | undefined, start: Group): boolean {
  return group !== undefined && start.every((token, at) => group[at] === token);
}

/** Whether each of the picked groups finds a group of its own. */
function assigned(
  groups: readonly Group[],
  picked: readonly Group[],
  suits: (group: Group, tokens: Group) => boolean,
): boolean {
  const [first, ...rest] = picked;
  if (!first) return true;
  return groups.some(
    (group, at) => suits(group, first) && assigned(groups.toSpliced(at, 1), rest, suits),
  );
}

/** What may be picked next, given what is picked so far. */
export interface Choices {
  verbs: readonly string[];
  /** Tokens that may be added to the last group. */
  tokens: ReadonlySet<string>;
  /** Whether the last group is one of several and may be left for the next. */
  more: boolean;
  /** The move, once it is whole. */
  whole: Move | null;
  /** All moves that can still become of it. */
  open: readonly Move[];
}

export function choices(
  moves: readonly Move[],
  verb: string | null,
  picked: readonly Group[],
  ordered = false,
): Choices {
  const verbs = [...new Set(moves.map((move) => move.verb))];
  const open = moves.filter(
    (move) => (verb === null || move.verb === verb) && fits(move, picked, ordered),
  );
  return {
    verbs,
    tokens: new Set(verb === null ? [] : nextTokens(open, picked, ordered)),
    more: verb !== null && open.some((move) => move.groups.length > picked.length),
    whole: verb === null ? null : (open.find((move) => equals(move, picked, ordered)) ?? null),
    open,
  };
}

function nextTokens(open: readonly Move[], picked: readonly Group[], ordered: boolean): string[] {
  const all = [...new Set(open.flatMap((move) => move.groups.flat()))];
  return all.filter((token) => open.some((move) => fits(move, extended(picked, token), ordered)));
}

/** The groups with one more token in the last of them. */
export function extended(groups: readonly Group[], token: string): readonly Group[] {
  return [...groups.slice(0, -1), [...(groups.at(-1) ?? []), token]];
}
