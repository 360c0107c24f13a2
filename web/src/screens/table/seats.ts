/** Who sits at a table, and what they are called. */

import type { SeatState, TableMessage } from "@/protocol";
import { SECOND, clockText } from "@/timing";
import { t } from "@/words/words.svelte";

/** How to call everybody: you by pronoun, each bot by a flower, others by their own names. */
export function namesOf({ seats, you }: TableMessage): string[] {
  const bots = seats.filter(({ kind }) => kind === "bot");
  return seats.map((seat, at) => {
    if (at === you) return t("you");
    if (seat.kind === "bot") return t(`bot.${bots.indexOf(seat)}`);
    if (seat.kind === "person") return seat.name || t("somebody");
    return t("seat", { seat: at + 1 });
  });
}

/** Whether a bot decides here, for itself or for somebody who has gone. */
export const isPlayedByBot = ({ level }: SeatState) => level !== null;

/** Whether anybody may take it. */
export const isFree = ({ kind, reserved }: SeatState) => kind === "empty" && reserved === null;

/** Whether nobody else at the table is a person. */
export function isAlone({ seats, you }: TableMessage): boolean {
  return you !== null && seats.every(({ kind }, at) => at === you || kind === "bot");
}

/** Whether it ended before the game began: a game begins once no seat is free. */
export const isCalledOff = ({ phase, seats }: TableMessage) =>
  phase === "aborted" && seats.some(({ kind }) => kind === "empty");

/** Whether people have days for a move, and come and go meanwhile. */
export const isTurnBased = ({ setting }: TableMessage) => setting.pace?.kind === "days";

/** What is to be known about who sits there, besides the name. */
export function statesOf(table: TableMessage, at: number, isToMove: boolean): string[] {
  const seat = table.seats[at]!;
  return [
    seat.resigned && t("seat.resigned"),
    absence(table, seat),
    seat.vacation && t("seat.vacation", { time: clockText(seat.vacation * SECOND) }),
    table.paused && isToMove && t("seat.paused"),
    table.ending?.timed_out === at && t("seat.lost-on-time"),
    seat.kind === "empty" && t("seat.empty"),
  ].filter((state) => typeof state === "string");
}

/** Who has days is away most of the time: that is nothing to be told of. */
function absence(table: TableMessage, seat: SeatState): string | null {
  if (seat.kind !== "person") return null;
  if (isPlayedByBot(seat)) return t(seat.timed_out ? "seat.timed-out" : "seat.replaced");
  if (seat.connection === "here" || isTurnBased(table)) return null;
  return t(`connection.${seat.connection}`);
}

/** Whether somebody may take their seat back from the bot that plays for them. */
export function mayReturn(table: TableMessage): boolean {
  const mine = table.you === null ? null : table.seats[table.you]!;
  if (!mine || mine.resigned || table.phase !== "running" || !isPlayedByBot(mine)) return false;
  return !mine.timed_out || isTurnBased(table);
}
