/** Hitohira in words. */

import type { Tell } from "@/games/contract";
import { phrased } from "@/games/labels";
import { joined, named } from "@/games/tokens";
import type { HitohiraView } from "./view";

const LETTERS = "RYLBWK";

/** The observer's field is what others call a hand. */
export const SIGHTS = ["hand", "screen", "others", "pouch"];

export const tell: Tell<HitohiraView> = {
  card: (token, words) =>
    token === "none" ? words.text("none") : named(token, words, "card", "ability", "place"),
  move: (move, teller) => {
    const { words, names, me } = teller;
    const [first = "", second = ""] = move.groups[0] ?? [];
    const whose = names[((me ?? 0) + Number(first)) % names.length] ?? "";
    if (first === "none") return words.text(`web.none.${move.verb}`);
    switch (move.verb) {
      case "hide":
      case "give":
        return phrased(move, teller, { card: tell.card(second, words) }, `${move.verb}-${first}`);
      case "take":
        return phrased(move, teller, { card: tell.card(second, words), name: whose });
      case "place":
        return phrased(move, teller, { name: whose }, whose ? "place-theirs" : `place-${first}`);
      case "grab":
      case "jokers":
        return phrased(move, teller, { count: Number(first) });
      default:
        return phrased(move, teller);
    }
  },
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
