/** What things are, and what they come to now, for whoever lingers on them. */

import type { Explanation } from "@/kit/explain.svelte";
import type { GameWords } from "@/words/words.svelte";
import { ruleKey } from "./tell";
import type { BlossomFlowerView, BlossomView } from "./view";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export const flowerOf = (kind: string, view: BlossomView): BlossomFlowerView =>
  view.flowers.find(({ card }) => card === kind)!;

/** How many cards lie in all yards. */
export const inYards = ({ seats }: BlossomView) => ({
  up: sum(seats.map(({ up }) => up.length)),
  down: sum(seats.map(({ down_size }) => down_size)),
});

/** What the rules of flowers count. */
function counted(kind: string, view: BlossomView) {
  const open = view.seats.flatMap(({ up }) => up);
  const same = (cards: readonly string[]) => cards.filter((card) => card === kind).length;
  return {
    ...inYards(view),
    kinds: new Set(view.garden).size,
    garden: view.garden.length,
    same: same(open),
    planted: same(view.garden),
  };
}

/** What a flower counts, and what it is therefore worth now. */
export function worthNow(kind: string, view: BlossomView, words: GameWords): string {
  const { worth } = flowerOf(kind, view);
  return words.text(`web.now.${kind}`, { ...counted(kind, view), worth });
}

/** A flower: its rule, what it counts, what it is worth, and what those of one's own would bring. */
export function flower(kind: string, view: BlossomView, words: GameWords): Explanation {
  const { unseen } = flowerOf(kind, view);
  return {
    title: words.text(`card.${kind}`),
    lines: [
      words.text("web.rule", { rule: words.text(ruleKey(kind, view)) }),
      worthNow(kind, view, words),
      ...together(kind, view, words),
      ...(view.barred.includes(kind) ? [words.text("web.barred")] : []),
      words.text("web.unseen", { count: unseen }),
    ],
    rule: kind === "cherry" ? "cherry" : "worth",
  };
}

function together(kind: string, view: BlossomView, words: GameWords): string[] {
  const number = flowerOf(kind, view).brings.length;
  if (kind === "cherry" || !number) return [];
  return [words.text("web.together", { sum: arithmetic(kind, number, view, words) })];
}

/** How the points of an action come about: they go in threes. */
export function arithmetic(
  kind: string,
  number: number,
  view: BlossomView,
  words: GameWords,
): string {
  const { worth, brings } = flowerOf(kind, view);
  return sumOf({ number, worth, count: brings[number - 1] ?? 0 }, words);
}

/** So many flowers, each worth so much, bring so many points. */
export function sumOf(
  { number, worth, count }: { number: number; worth: number; count: number },
  words: GameWords,
): string {
  const product = number * worth;
  const key = product === count ? "web.sum" : "web.sum.rounded";
  return words.text(key, { number, worth, product, count });
}

export function deck(view: BlossomView, words: GameWords): Explanation {
  return {
    title: words.text("deck"),
    lines: [
      words.text("web.deck-size", { count: view.deck }),
      words.text("web.deck-rule"),
      ...(view.removed ? [words.text("web.removed", { count: view.removed })] : []),
    ],
    rule: "replenish",
  };
}

export const garden = (view: BlossomView, words: GameWords): Explanation => ({
  title: words.text("garden"),
  lines: [
    words.text("web.garden-size", { count: view.garden.length }),
    words.text("web.garden-rule"),
    words.text("web.tally", inYards(view)),
  ],
  rule: "act",
});

/** How far somebody is on the way to the end. */
export function goal(seat: number, view: BlossomView, words: GameWords): Explanation {
  return {
    title: words.text("web.progress", { count: view.seats[seat]!.points }),
    lines: [words.text("web.goal-rule")],
    rule: "over",
  };
}

/** A yard: what it may hold, and what of it lies face down. */
export function yard(seat: number, view: BlossomView, words: GameWords): Explanation {
  const { up, down_size } = view.seats[seat]!;
  if (view.phase === "mulligan")
    return {
      title: words.text("put-back"),
      lines: [words.text("web.put-back", { count: down_size })],
      rule: "mulligan",
    };
  return {
    title: words.text("yard"),
    lines: [
      words.text("web.yard-size", { up: up.length, down: down_size }),
      words.text("web.yard-rule"),
      words.text(seat === view.seat ? "web.down-own" : "web.down-others"),
    ],
    rule: "act",
  };
}

/** A hand, with what was seen to go there and has not been seen since. */
export function hand(seat: number, view: BlossomView, words: GameWords): Explanation {
  return {
    title: words.text("hand"),
    lines: [
      words.text("web.hand-size", { count: view.seats[seat]!.hand_size }),
      words.text("web.hand-rule"),
    ],
    rule: "act",
  };
}
