/** Kasane in words. */

import type { Tell } from "@/games/contract";
import { phrased } from "@/games/labels";
import { joined, named } from "@/games/tokens";
import { words as ours } from "@/words/words.svelte";
import type { KasaneView } from "./view";

/** Of a round, and cards that everybody takes. */
export const TURNS = 12;

export const tell: Tell<KasaneView> = {
  /** A number is enough to name a card; a meld has a name. */
  card: (token, words) => named(token, words, "meld"),
  move: (move, teller) => {
    const [first = "", number = "", field] = move.groups[0] ?? [];
    if (move.verb !== "meld") return phrased(move, teller, { row: first });
    const meld = tell.card(first, teller.words);
    return phrased(move, teller, { meld, number }, field ? "meld-field" : "meld");
  },
  score: ([points = 0, laid = 0], words) =>
    ours.list([
      words.text("score-points", { count: points }),
      ...(laid ? [words.text("score-laid", { count: laid })] : []),
    ]),
  total: ([points = 0], words) => words.text("score-points", { count: points }),
  ask: (view, words) => words.text(`ask.${view.phase}`),
  standing: (view, seat, words) => {
    const count = view.seats[seat]!.points;
    return {
      short: words.text("web.standing", { count }),
      spoken: words.text("score-points", { count }),
    };
  },
  caption: (view, words) =>
    joined(
      words.text("round", { round: view.round, rounds: view.rounds }),
      words.text("turn", { turn: Math.min(view.turn + 1, TURNS) }),
      `${words.text("deck")} ${view.deck}`,
      `${words.text("discard")} ${view.discard_size}`,
    ),
};
