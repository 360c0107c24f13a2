/** Blossom in words. */

import type { Tell } from "@/games/contract";
import { phrased } from "@/games/labels";
import { joined, named } from "@/games/tokens";
import { words as ours } from "@/words/words.svelte";
import type { BlossomView } from "./view";

/** The words for what a flower is worth, as it is agreed at this table. */
export function ruleKey(card: string, { options }: BlossomView): string {
  if (card === "cherry" && options.cherry_fills === "garden") return "web.rule.cherry-garden";
  if (card === "rose" && options.rose_counts_itself === "on") return "web.rule.rose-itself";
  return `web.rule.${card}`;
}

const ACTIVE = ["act", "draw", "choose"];

export const tell: Tell<BlossomView> = {
  card: (token, words) => named(token, words, "card", "action"),
  move: (move, teller) => {
    const [first, number] = move.groups[0] ?? [];
    if (move.verb !== "cherry") return phrased(move, teller);
    if (first !== "draw") return teller.words.text("web.cherry-points", { count: Number(first) });
    if (number === undefined) return teller.words.text("web.cherry-some");
    return teller.words.text("web.cherry-cards", { count: Number(number) });
  },
  /** Points, and cards left where they are counted: fewer win a tie. */
  score: ([points = 0, minus = 0], words) => {
    const left = -minus;
    const parts = points || !left ? [words.text("points", { count: points })] : [];
    return ours.list([...parts, ...(left ? [words.text("left", { count: left })] : [])]);
  },
  total: ([points = 0], words) => words.text("points", { count: points }),
  ask: (view, words) => words.text(`ask.${view.phase}`),
  standing: (view, seat, words) => {
    const count = view.seats[seat]!.points;
    return {
      short: words.text("web.standing", { count }),
      spoken: words.text("points", { count }),
    };
  },
  caption: (view, words) =>
    joined(
      words.text("round", { round: view.round }),
      view.mover !== null &&
        ACTIVE.includes(view.phase) &&
        words.text("action", { action: view.action + 1 }),
      `${words.text("deck")} ${view.deck}`,
      view.removed > 0 && `${words.text("removed")} ${view.removed}`,
    ),
};
