/** Who sits at a table, and what they are called. */

import type { SeatState, TableMessage } from "@/protocol";
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

/** Whether nobody else at the table is a person. */
export function isAlone({ seats, you }: TableMessage): boolean {
  return you !== null && seats.every(({ kind }, at) => at === you || kind === "bot");
}

/** Whether it ended before the game began: a game begins once no seat is free. */
export const isCalledOff = ({ phase, seats }: TableMessage) =>
  phase === "aborted" && seats.some(({ kind }) => kind === "empty");
