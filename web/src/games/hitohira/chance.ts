/** How likely the next grab fails, by counting all grabs there could be. */

type Counts = readonly number[];

const BLACK = 5;

export interface Pouch {
  /** What has been drawn this turn. */
  turn: Counts;
  /** How many pieces are in it. */
  size: number;
  /** Known to be in it. */
  sure: Counts;
  /** These may be in it; as many of them as the size says are. */
  maybe: Counts;
}

/** What the view tells of the pouch; `null` where the table does not remember. */
export function pouchOf(view: {
  turn: Counts;
  pouch: number;
  unseen: Counts | null;
  returned: Counts | null;
}): Pouch | null {
  const { turn, pouch, unseen, returned } = view;
  if (!unseen || !returned) return null;
  return {
    turn,
    size: pouch,
    sure: returned,
    maybe: unseen.map((count, at) => count - returned[at]!),
  };
}

/**
 * Whether these counts tell all there is to know. What was seen to return between one hidden piece
 * and the next could be the later of them, but not the earlier: that is left out.
 */
export function isExact({
  removed,
  secrets,
}: {
  removed: number;
  secrets: readonly unknown[] | null;
}): boolean {
  return !secrets?.length || (removed === 0 && secrets.length === 1);
}

/** The chance that a grab of so many pieces fails. */
export function failure(number: number, pouch: Pouch): number {
  const sure = sum(pouch.sure);
  const maybe = sum(pouch.maybe);
  let success = 0;
  for (let known = 0; known <= number; known += 1) {
    const ways = successes(known, number - known, pouch);
    if (!ways) continue;
    const likely =
      (choose(sure, known) * choose(pouch.size - sure, number - known)) /
      choose(pouch.size, number);
    success += (likely * ways) / (choose(sure, known) * choose(maybe, number - known));
  }
  return Math.min(1, Math.max(0, 1 - success));
}

/** In how many ways so many sure and so many other pieces can be drawn without failing. */
function successes(known: number, other: number, pouch: Pouch): number {
  const blacks = pouch.turn[BLACK]!;
  let ways = 0;
  for (let sure = 0; sure <= known; sure += 1)
    for (let maybe = 0; maybe <= other; maybe += 1) {
      const here = choose(pouch.sure[BLACK]!, sure) * choose(pouch.maybe[BLACK]!, maybe);
      if (!here) continue;
      const limit = blacks + sure + maybe;
      ways += here * coloured(0, known - sure, other - maybe, pouch, 2 - limit, 4 - limit);
    }
  return ways;
}

/** The same for the colours from one on: so many of each at most, and so many colours at most. */
function coloured(
  colour: number,
  known: number,
  other: number,
  pouch: Pouch,
  most: number,
  colours: number,
): number {
  if (most < 0 || colours < 0) return 0;
  if (colour === BLACK) return known === 0 && other === 0 ? 1 : 0;
  const drawn = pouch.turn[colour]!;
  let ways = 0;
  for (let sure = 0; sure <= Math.min(known, most - drawn); sure += 1)
    for (let maybe = 0; maybe <= Math.min(other, most - drawn - sure); maybe += 1) {
      const here = choose(pouch.sure[colour]!, sure) * choose(pouch.maybe[colour]!, maybe);
      if (!here) continue;
      const left = colours - (drawn + sure + maybe > 0 ? 1 : 0);
      ways += here * coloured(colour + 1, known - sure, other - maybe, pouch, most, left);
    }
  return ways;
}

const sum = (counts: Counts) => counts.reduce((all, count) => all + count, 0);

function choose(all: number, some: number): number {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let at = 0; at < some; at += 1) ways = (ways * (all - at)) / (at + 1);
  return ways;
}
