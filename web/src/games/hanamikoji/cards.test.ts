import { expect, test } from "vitest";
import { Cards, HIDDEN } from "./cards";
import type { HanamikojiGeishaView, HanamikojiView } from "./view";

const side = (hand: readonly string[] | null, secret: readonly string[] | null) => ({
  hand,
  hand_size: 2,
  secret,
  discard: [],
});
const geisha = (placed: readonly number[]) => ({ card: "F", placed }) as HanamikojiGeishaView;

/** Seat 1 has a secret, and as many cards before a geisha as that. */
const view = (secret: readonly string[] | null, placed: readonly number[]) =>
  ({
    round: 1,
    row: [geisha(placed)],
    seats: [side(["A", "B"], []), side(null, secret)],
    offer: null,
    removed: null,
  }) as unknown as HanamikojiView;

test("a card that is turned up keeps its name, and is turned once", () => {
  const cards = new Cards();
  const [hidden] = cards.name(view(null, [0, 0]))["secret 1"]!;
  expect(hidden).toMatchObject({ kind: HIDDEN, turned: false });
  const [shown] = cards.name(view([], [0, 1]))["board 1"]!;
  expect(shown).toEqual({ name: hidden!.name, kind: "F", turned: true });
  const [later] = cards.name(view([], [0, 1]))["board 1"]!;
  expect(later).toMatchObject({ turned: false });
});
