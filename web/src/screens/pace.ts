/** How long people may think: what is offered, and how it is said. */

import type { DaysPerMove, LiveClock, TableSetting } from "@/protocol";
import { t } from "@/words/words.svelte";

export type Pace = TableSetting["pace"];

const MINUTE = 60;
const live = (base: number, increment: number): LiveClock => ({ kind: "live", base, increment });
const days = (days: DaysPerMove["days"]): DaysPerMove => ({ kind: "days", days });

/** Bounds of a clock of one's own, in seconds. */
export const BASE = { least: 10, most: 3 * 60 * MINUTE };
export const INCREMENT = { least: 0, most: 180 };

/** Clocks that are ready to be chosen; a game takes from ten minutes to an hour. */
export const CLOCKS: readonly LiveClock[] = [
  live(3 * MINUTE, 5),
  live(5 * MINUTE, 10),
  live(10 * MINUTE, 15),
  live(20 * MINUTE, 20),
];

export const DAYS: readonly DaysPerMove[] = [days(1), days(3), days(7)];

/** As it is remembered and chosen by: one text for each pace. */
export function paceKey(pace: Pace): string {
  if (!pace) return "none";
  return pace.kind === "live" ? `${pace.base}+${pace.increment}` : `${pace.days}d`;
}

/** Within the bounds, in whole seconds; what is no number is the first clock's. */
export function clockOf(base: number | null, increment: number | null): LiveClock {
  const first = CLOCKS[0]!;
  return live(
    within(base ?? first.base, BASE.least, BASE.most),
    within(increment ?? first.increment, INCREMENT.least, INCREMENT.most),
  );
}

const within = (value: number, least: number, most: number) =>
  Math.round(Math.min(most, Math.max(least, value)));

/** A pace in words: "5 min + 10 s", "3 days for each move". */
export function paceText(pace: Pace | undefined): string {
  if (!pace) return t("pace.none");
  if (pace.kind === "days") return t("pace.days", { count: pace.days });
  return t("pace.live", { base: span(pace.base), increment: pace.increment });
}

/** Minutes where they are whole, else minutes and seconds. */
function span(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  return [
    minutes && t("span.minutes", { count: minutes }),
    rest && t("span.seconds", { count: rest }),
  ]
    .filter(Boolean)
    .join(" ");
}
