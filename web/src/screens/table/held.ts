/** What is told while the end of a round is still looked at. */

import type { Happening } from "@/protocol";

/** The verb by which every game tells that a round begins. */
const NEXT = "round";

/** What happened up to the end of the round that a version has ended. */
export function untilRoundEnd(
  happenings: readonly Happening[],
  ended: number,
): readonly Happening[] {
  return happenings
    .filter(({ version }) => version <= ended)
    .map((happening) => (happening.version === ended ? cut(happening) : happening));
}

function cut({ version, events }: Happening): Happening {
  const next = events.findIndex(({ verb }) => verb === NEXT);
  return { version, events: next < 0 ? events : events.slice(0, next) };
}
