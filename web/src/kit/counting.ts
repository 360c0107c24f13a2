/** Numbers on their way from one text to another. */

const NUMBER = /-?\d+/g;

/** How a text reads when its numbers have come part of the way; texts that differ otherwise jump. */
export function between(from: string, to: string, part: number): string {
  if (part >= 1 || from.replace(NUMBER, "") !== to.replace(NUMBER, "")) return to;
  const before = from.match(NUMBER) ?? [];
  let at = 0;
  return to.replace(NUMBER, (after) => {
    const start = Number(before[at++]);
    return `${Math.round(start + (Number(after) - start) * part)}`;
  });
}
