/** Where something may lie over a table, and cover least of what matters now. */

export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

const overlap = (from: number, to: number, start: number, end: number) =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

/** How much of some places lies under something. */
export function covered(over: Box, places: readonly Box[]): number {
  const areas = places.map(
    (place) =>
      overlap(over.left, over.right, place.left, place.right) *
      overlap(over.top, over.bottom, place.top, place.bottom),
  );
  return areas.reduce((sum, area) => sum + area, 0);
}

/** The same thing at the lower edge of the ground. */
export function lowered(over: Box, ground: Box): Box {
  const { left, right, top, bottom } = over;
  return { left, right, top: ground.bottom - (bottom - top), bottom: ground.bottom };
}
