import { expect, test } from "vitest";
import { parsed } from "@/games/moves";
import { Arranging } from "./arranging.svelte";

const HAND = ["A", "A", "C", "D", "E", "F", "G"].map((kind, at) => ({
  kind,
  name: `${kind}-${at}`,
}));
const KINDS = HAND.map(({ kind }) => kind);
const LEGAL = legal();

/** Every action that this hand allows, as the server writes them. */
function legal(): string[] {
  const moves = [
    ...chosen(KINDS, 1).map((cards) => `secret ${cards.join(" ")}`),
    ...chosen(KINDS, 2).map((cards) => `discard ${cards.join(" ")}`),
    ...chosen(KINDS, 3).map((cards) => `gift ${cards.join(" ")}`),
    ...chosen(KINDS, 4).flatMap(([a, b, c, d]) => [
      `compete ${a} ${b} / ${c} ${d}`,
      `compete ${a} ${c} / ${b} ${d}`,
      `compete ${a} ${d} / ${b} ${c}`,
    ]),
  ];
  return [...new Set(moves)];
}

function chosen(from: readonly string[], count: number): string[][] {
  if (!count) return [[]];
  return from.flatMap((first, at) =>
    chosen(from.slice(at + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

const arranging = () =>
  new Arranging(
    () => LEGAL,
    () => HAND,
  );

test("every legal action can be picked, card by card", () => {
  for (const text of LEGAL) {
    const { verb, groups } = parsed(text);
    const made = arranging();
    made.begin(verb);
    for (const kind of groups.flat()) made.toggle(made.ofKind(kind)!.name);
    expect(made.missing).toBe(0);
    expect(made.whole && sorted(made.whole.text)).toBe(sorted(text));
  }
});

/** The pairs of a competition may be told in either order. */
const sorted = (text: string) => {
  const { verb, groups } = parsed(text);
  return `${verb} ${groups
    .map((group) => group.join(" "))
    .toSorted()
    .join(" / ")}`;
};

test("cards that were chosen before the action stay, as far as there is room", () => {
  const made = arranging();
  for (const { name } of HAND.slice(0, 3)) made.toggle(name);
  made.begin("discard");
  expect(made.whole?.text).toBe("discard A A");
  made.begin("gift");
  expect(made.missing).toBe(1);
});

test("a card dragged onto another changes places with it", () => {
  const made = arranging();
  made.begin("compete");
  for (const { name } of HAND.slice(1, 5)) made.toggle(name);
  expect(made.whole?.text).toBe("compete A C / D E");
  made.put("A-1", 3);
  expect(made.whole?.groups.map((group) => group.join(""))).toEqual(["AD", "CE"]);
});

test("a card picked twice is back in the hand", () => {
  const made = arranging();
  made.begin("secret");
  made.toggle("C-2");
  expect(made.whole?.text).toBe("secret C");
  made.toggle("C-2");
  expect([made.whole, made.missing, made.isBegun]).toEqual([null, 1, true]);
});
