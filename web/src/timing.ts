/** Time that is left, as it is written on a clock and as it is said. */

import { t, words } from "@/words/words.svelte";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const TENTH = SECOND / 10;
/** Below this tenths of a second count. */
const SHORT = 10 * SECOND;

const two = (number: number) => String(number).padStart(2, "0");

/**
 * As a clock shows it: `2 d 3 h`, `1:05 h`, `4:07`, `9.3`. What is begun counts as a whole, so a
 * clock that shows nothing but zeros has run out.
 */
export function clockText(milliseconds: number): string {
  const tenths = begun(milliseconds, TENTH);
  return tenths < 100 ? decimal(tenths / 10) : wholeText(milliseconds);
}

/** The same without tenths. */
export function wholeText(milliseconds: number): string {
  const [seconds, minutes, hours] = [SECOND, MINUTE, HOUR].map((unit) =>
    begun(milliseconds, unit),
  ) as [number, number, number];
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  if (minutes < 24 * 60)
    return t("clock.hours", { hours: Math.floor(minutes / 60), minutes: two(minutes % 60) });
  return t("clock.days", { days: Math.floor(hours / 24), hours: hours % 24 });
}

const begun = (milliseconds: number, unit: number) => Math.ceil(Math.max(0, milliseconds) / unit);

const decimal = (number: number) =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1 }).format(number);

/** From the largest: by what it is said, and how many of the next one it is. */
const UNITS = [
  ["days", DAY, 24],
  ["hours", HOUR, 60],
  ["minutes", MINUTE, 60],
] as const;
const NEXT = { days: "hours", hours: "minutes", minutes: "seconds" } as const;

/** As it is said: in the two largest units. */
export function spokenTime(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const [large, size, ratio] = UNITS.find(([, size]) => left >= size) ?? UNITS[2];
  const whole = Math.ceil(left / (size / ratio));
  const counts = [
    [large, Math.floor(whole / ratio)],
    [NEXT[large], whole % ratio],
  ] as const;
  const said = counts.filter(([, count]) => count);
  if (!said.length) return t("time.seconds", { count: 0 });
  return said.map(([unit, count]) => t(`time.${unit}`, { count })).join(" ");
}

/** Milliseconds until a clock that runs shows something else. */
export function untilChange(left: number): number {
  const step = left <= SHORT ? TENTH : left <= HOUR ? SECOND : left <= DAY ? MINUTE : HOUR;
  return left % step || step;
}

/** When who decides is told what is left. */
const WARNINGS = [60 * SECOND, 30 * SECOND, 10 * SECOND];

/** Whether one of these has passed since; `null` is before it ran. */
export function warningDue(before: number | null, left: number): boolean {
  return WARNINGS.some((warning) => left <= warning && (before === null || before > warning));
}
