/** What things are, and what they come to now, for whoever lingers on them. */

import type { Explanation } from "@/kit/explain.svelte";
import { cards } from "@/story";
import type { GameWords } from "@/words/words.svelte";
import { ruleKey, tell } from "./tell";
import type { BlossomFlowerView, BlossomView } from "./view";

export const flowerOf = (
  kind: string,
  { flowers }: Pick<BlossomView, "flowers">,
): BlossomFlowerView => flowers.find(({ card }) => card === kind)!;

/** What a flower counts, and what it is therefore worth now. */
export function worthNow(
  kind: string,
  view: Pick<BlossomView, "flowers" | "tally">,
  words: GameWords,
): string {
  const { worth, up: same, planted } = flowerOf(kind, view);
  return words.text(`web.now.${kind}`, { ...view.tally, same, planted, worth });
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
  const { worth, brings, products } = flowerOf(kind, view);
  const [product, count] = [products[number - 1] ?? 0, brings[number - 1] ?? 0];
  return sumOf({ number, worth, product, count }, words);
}

/** So many flowers, each worth so much, bring so many points. */
export function sumOf(
  { product, count, ...factors }: { number: number; worth: number; product: number; count: number },
  words: GameWords,
): string {
  const key = product === count ? "web.sum" : "web.sum.rounded";
  return words.text(key, { ...factors, product, count });
}

/** What was turned up in the end, if anything was. */
const turnedUp = (key: string, shown: readonly string[] | null, words: GameWords) =>
  shown?.length ? [words.text(key, { cards: cards(shown, { tell, words }) })] : [];

/** What had been removed before the game; nobody knows until it is over. */
export const removed = (view: BlossomView, words: GameWords): string[] =>
  turnedUp("web.removed-cards", view.removed_cards, words);

export function deck(view: BlossomView, words: GameWords): Explanation {
  const unknown = view.removed && !view.over;
  return {
    title: words.text("deck"),
    lines: [
      words.text("web.deck-size", { count: view.deck }),
      ...turnedUp("web.deck-cards", view.deck_cards, words),
      words.text("web.deck-rule"),
      ...(unknown ? [words.text("web.removed", { count: view.removed })] : removed(view, words)),
    ],
    rule: "replenish",
  };
}

export const garden = (view: BlossomView, words: GameWords): Explanation => ({
  title: words.text("garden"),
  lines: [
    words.text("web.garden-size", { count: view.garden.length }),
    words.text("web.garden-rule"),
    words.text("web.tally", { ...view.tally }),
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
  const { up, down, down_size } = view.seats[seat]!;
  const hidden = [words.text(seat === view.seat ? "web.down-own" : "web.down-others")];
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
      ...(view.over ? turnedUp("web.turned-up", down, words) : hidden),
    ],
    rule: "act",
  };
}

/** A hand: how many cards it has, and in the end which. */
export function hand(seat: number, view: BlossomView, words: GameWords): Explanation {
  const { hand, hand_size } = view.seats[seat]!;
  return {
    title: words.text("hand"),
    lines: [
      words.text("web.hand-size", { count: hand_size }),
      ...(view.over ? turnedUp("web.turned-up", hand, words) : []),
      words.text("web.hand-rule"),
    ],
    rule: "act",
  };
}
