import { describe, expect, test } from "vitest";
import type { Thing } from "@/kit/identity";
import { DECK, deed, type Place } from "./deeds";
import { Picking } from "./picking.svelte";

const CHERRY: Thing = { name: "c", kind: "cherry" };
const FOR_CARDS = ["pick rose", "pick lily", "pick rose rose", "pick rose lily"];

function picking(...moves: string[]): Picking {
  const deeds = ["cherry 6", "cherry draw 0", "garden rose", "garden lily", ...moves].map(deed);
  const picked = new Picking(
    () => deeds,
    () => [CHERRY],
  );
  picked.toggle("up", CHERRY);
  return picked;
}

const texts = ({ whole }: Picking) => whole.map(({ text }) => text);

describe("a picked cherry", () => {
  test("brings cards of the deck, and no flower is wanted for it", () => {
    expect(picking().canWant).toBe(false);
    expect(texts(picking())).toEqual(["cherry 6", "cherry draw 0"]);
  });

  test("is given for the flowers that are wanted", () => {
    const picked = picking(...FOR_CARDS);
    expect(texts(picked)).toEqual(["cherry 6", "cherry draw 0"]);
    picked.want("lily");
    expect(texts(picked)).toEqual(["pick lily"]);
    picked.want("rose");
    expect(texts(picked)).toEqual(["pick rose lily"]);
  });

  test("once more for a second one of the kind, and again for none", () => {
    const picked = picking(...FOR_CARDS);
    for (const expected of [["pick rose"], ["pick rose rose"], ["cherry 6", "cherry draw 0"]]) {
      picked.want("rose");
      expect(texts(picked)).toEqual(expected);
    }
  });

  test("takes another flower instead where there is no room for both", () => {
    const picked = picking("pick rose", "pick lily");
    picked.want("rose");
    picked.want("lily");
    expect(texts(picked)).toEqual(["pick lily"]);
  });

  test("says which can be wanted, and forgets them when it is put back", () => {
    const picked = picking(...FOR_CARDS);
    expect(["rose", "lily", "anemone"].map((kind) => picked.canBeWanted(kind))).toEqual([
      true,
      true,
      false,
    ]);
    picked.want("rose");
    picked.toggle("up", CHERRY);
    expect([picked.canWant, picked.wanted]).toEqual([false, []]);
  });
});

test("what was picked for a request is forgotten with it", () => {
  const picked = picking();
  picked.begin(1);
  expect(texts(picked)).toEqual([]);
  picked.toggle("up", CHERRY);
  picked.begin(1);
  expect(picked.has(CHERRY)).toBe(true);
  picked.begin(undefined);
  expect(picked.has(CHERRY)).toBe(false);
});

describe("what gives one card at a time", () => {
  const GARDEN: Thing[] = [
    { name: "a", kind: "rose" },
    { name: "b", kind: "lily" },
  ];
  const [rose, lily] = GARDEN as [Thing, Thing];
  const places: Partial<Record<Place, Thing[]>> = { garden: GARDEN, deck: [DECK] };
  const picked = (...moves: string[]) =>
    new Picking(
      () => moves.map(deed),
      (place) => places[place] ?? [],
    );

  test("is picked first, and says what that would be", () => {
    const one = picked("garden rose", "deck");
    expect(one.toggle("garden", rose)).toBe(true);
    expect(texts(one)).toEqual(["garden rose"]);
    expect(one.toggle("deck", DECK)).toBe(true);
    expect([one.has(rose), ...texts(one)]).toEqual([false, "deck"]);
  });

  test("another flower takes the place of the first", () => {
    const one = picked("garden rose", "garden lily");
    one.toggle("garden", rose);
    one.toggle("garden", lily);
    expect(texts(one)).toEqual(["garden lily"]);
  });

  test("cannot be picked where it cannot be taken", () => {
    expect(picked("garden rose").toggle("garden", lily)).toBe(false);
    expect(picked("garden rose").toggle("deck", DECK)).toBe(false);
  });

  test("is the deck, too, while a cherry brings its cards", () => {
    const one = picked("more", "stop");
    one.toggle("deck", DECK);
    expect(texts(one)).toEqual(["more"]);
  });
});
