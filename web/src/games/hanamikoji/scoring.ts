/** How a round ended: the row as it was when its secrets were turned up. */

import type { Event, Happening, HanamikojiGeishaView, HanamikojiView } from "@/protocol";

/**
 * The last view of a round, made of the view before, the one after, and what happened between;
 * `null` unless a round was scored and another has begun.
 */
export function scored(
  before: HanamikojiView,
  after: HanamikojiView,
  news: readonly Happening[],
): HanamikojiView | null {
  if (after.round !== before.round + 1) return null;
  const events = news.flatMap((happening) => happening.events);
  const end = events.findIndex(({ verb }) => verb === "round");
  if (!events.some(({ verb }) => verb === "reveal")) return null;
  const last = events.slice(0, end);
  const laid = last.filter(({ target }) => target?.startsWith("board"));
  return {
    ...before,
    offer: null,
    actor: null,
    turn: before.turn + 1,
    row: before.row.map((geisha, at) => settled(geisha, after.row[at]!, laid)),
    seats: before.seats.map((side, seat) => ({
      ...side,
      hand: side.hand && [],
      hand_size: 0,
      secret: [],
      used: [...side.used, ...last.filter((event) => event.seat === seat).map(({ verb }) => verb)],
      geisha: after.seats[seat]!.geisha,
      charm: after.seats[seat]!.charm,
    })),
  };
}

function settled(
  before: HanamikojiGeishaView,
  after: HanamikojiGeishaView,
  laid: readonly Event[],
): HanamikojiGeishaView {
  const placed = before.placed.map(
    (count, seat) => count + broughtBy(seat, laid).filter((card) => card === before.card).length,
  );
  return { ...before, placed, favour: after.favour, ahead: after.favour };
}

const broughtBy = (seat: number, laid: readonly Event[]) =>
  laid.filter((event) => event.seat === seat).flatMap((event) => event.cards ?? []);
