/** What things on the table are, and what they come to now, in words. */

import type { Explanation } from "@/kit/explain.svelte";
import { bunchTold, joined } from "@/games/tokens";
import { who, type Teller } from "@/story";
import type { HanamikojiGeishaView, HanamikojiSeatView, HanamikojiView } from "./view";

export function aboutGeisha(
  { card, charm, favour, placed, ahead, unseen }: HanamikojiGeishaView,
  near: number,
  teller: Teller,
): Explanation {
  const { tell, words, names } = teller;
  const [mine, theirs] = [near, 1 - near].map((seat) => `${names[seat]} ${placed[seat]}`);
  return {
    title: tell.card(card, words),
    lines: [
      words.text("web.about-charm", { charm }),
      joined(words.text("web.laid"), mine!, theirs!),
      words.text(favour === null ? "web.favour-open" : "web.favour-held", who(favour, teller)),
      words.text(ahead === null ? "web.ahead-open" : "web.ahead", who(ahead, teller)),
      words.text(unseen ? "web.about-unseen" : "web.about-unseen-none", { count: unseen }),
    ],
    rule: "round-over",
  };
}

export function aboutAction(
  action: string,
  { used, secret, discard }: HanamikojiSeatView,
  { tell, words }: Teller,
): Explanation {
  const isUsed = used.includes(action);
  const under = { secret, discard }[action];
  const cards = bunchTold(under ?? [], (card) => tell.card(card, words));
  return {
    title: words.text(`action.${action}`),
    lines: [
      words.text(`web.about.${action}`),
      words.text(isUsed ? "web.marker-used" : "web.marker-open"),
      ...(cards ? [words.text("web.under", { cards })] : []),
    ],
    rule: "act",
  };
}

/** How near a seat is to winning, and by which geisha. */
export function aboutStanding(
  { row, seats }: HanamikojiView,
  seat: number,
  { tell, words }: Pick<Teller, "tell" | "words">,
): Explanation {
  const held = row.filter(({ favour }) => favour === seat);
  const { geisha, charm } = seats[seat]!;
  return {
    lines: [
      words.text("web.goal", { geisha, charm }),
      ...(held.length
        ? [joined(...held.map(({ card, charm }) => `${tell.card(card, words)} ${charm}`))]
        : []),
      words.text("web.about-goal"),
    ],
    rule: "over",
  };
}
