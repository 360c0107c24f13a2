/** Hanamikoji in words. */

import type { Tell } from "@/games/contract";
import { phrased } from "@/games/labels";
import { joined, named } from "@/games/tokens";
import { aboutStanding } from "./about";
import type { HanamikojiView } from "./view";

const TURNS = 8;

export const tell: Tell<HanamikojiView> = {
  card: (token, words) => named(token, words, "card"),
  move: phrased,
  score: ([count, charm], words) => words.text("score", { count, charm }),
  total: ([count, charm], words) => words.text("score", { count, charm }),
  ask: (view, words) => words.text(`ask.${view.phase}`),
  standing: (view, seat, words) => {
    const { geisha, charm } = view.seats[seat]!;
    return {
      short: words.text("web.standing", { geisha, charm }),
      spoken: words.text("web.goal", { geisha, charm }),
      about: aboutStanding(view, seat, { tell, words }),
    };
  },
  caption: (view, words) =>
    joined(
      words.text("round", { round: view.round }),
      words.text("turn", { turn: Math.min(view.turn + 1, TURNS) }),
      `${words.text("deck")} ${view.deck}`,
    ),
};
