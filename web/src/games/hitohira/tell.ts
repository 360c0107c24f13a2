/** Hitohira in words. */

import type { Tell } from "@/games/contract";
import { joined, named } from "@/games/tokens";
import type { HitohiraView } from "./view";

const LETTERS = "RYLBWK";

/** The observer's field is what others call a hand. */
export const SIGHTS = ["hand", "screen", "others", "pouch"];

export const tell: Tell<HitohiraView> = {
  card: (token, words) =>
    token === "none" ? words.text("none") : named(token, words, "card", "ability", "place"),
  score: ([points = 0, behind = 0], words) => {
    if (!behind) return words.text("score", { count: points });
    if (!points) return words.text("score-behind", { behind });
    return words.text("score-tie", { points, behind });
  },
  total: ([points = 0], words) => words.text("score", { count: points }),
  ask: (view, words) => {
    if (view.phase === "grab" && !view.grabs) return words.text("ask.grab-first");
    const held = LETTERS[view.held.findIndex((count) => count > 0)];
    return words.text(`ask.${view.phase}`, { card: held ? words.text(`card.${held}`) : "" });
  },
  standing: (view, seat, words) => {
    const count = view.seats[seat]!.points;
    return { short: words.text("web.standing", { count }), spoken: words.text("score", { count }) };
  },
  caption: (view, words) =>
    joined(
      `${words.text("pouch")} ${view.pouch}`,
      view.removed > 0 && `${words.text("removed")} ${view.removed}`,
    ),
};
