/** How a game has ended, in sentences. */

import type { Ending, Event, Happening, TableMessage } from "@/protocol";
import { told, verdict, who, type Teller } from "@/story";
import { t, words } from "@/words/words.svelte";
import { isCalledOff } from "./seats";

/** Who gave up, or thought for too long. */
const loserOf = ({ resigned, timed_out }: Ending) => resigned ?? timed_out;

/** Who is left, of two, has won. */
function whoIsLeft({ seats }: TableMessage, ending: Ending): number | null {
  const loser = loserOf(ending);
  return seats.length === 2 && loser !== null ? 1 - loser : null;
}

export function hasWon(table: TableMessage, ending: Ending, seat: number | null): boolean {
  if (seat === null) return false;
  return whoIsLeft(table, ending) === seat || ending.outcome?.ranks[seat] === 1;
}

/** Who has won, and by what. */
export function howItEnded(table: TableMessage, ending: Ending, teller: Teller): string {
  if (isCalledOff(table)) return t("result.called-off");
  if (ending.aborted) return t("result.aborted");
  if (loserOf(ending) !== null && !ending.outcome) return lost(table, ending, teller);
  return ending.outcome ? verdict(ending.outcome, teller) : "";
}

function lost(table: TableMessage, ending: Ending, teller: Teller): string {
  const loser = loserOf(ending)!;
  const winner = whoIsLeft(table, ending);
  const how = ending.resigned === null ? "timed-out" : "resigned";
  if (winner === null) return t(`result.${how}`, who(loser, teller));
  return t(`result.left.${how}`, {
    you: teller.me === loser ? "loser" : teller.me === winner ? "winner" : "neither",
    loser: teller.names[loser],
    winner: teller.names[winner],
  });
}

/** Nobody is ever without a chance, however little a guess may think of it. */
const LEAST = 0.01;

/** What decided it, as the log tells it, and how far that moved the winner's chances. */
export interface Decided {
  lines: string[];
  chances: string;
}

/** Nothing where nothing moved much, or where we were not told of it. */
export function whatDecided(
  { outcome, decisive }: Ending,
  happenings: readonly Happening[],
  teller: Teller,
): Decided | null {
  const happening = happenings.find(({ version }) => version === decisive?.version);
  if (!decisive || !outcome || !happening) return null;
  const percent = new Intl.NumberFormat(words.language, { style: "percent" });
  const chances = t(`result.decisive.${decisive.span}`, {
    ...who(outcome.winners[0], teller),
    before: percent.format(Math.max(LEAST, decisive.before)),
    after: percent.format(decisive.after),
  });
  return { lines: told(ofItsOwn(happening.events), teller), chances };
}

/** What somebody did and met with, without what others did then. */
function ofItsOwn(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ seat }) => seat !== events[0]!.seat);
  return end < 0 ? events : events.slice(0, end);
}
