import { expect, test } from "vitest";
import { Identity, UNKNOWN, type Places } from "./identity";

/** The names of what lies in each place, view after view. */
function names(...views: Places[]): Record<string, string[]>[] {
  const identity = new Identity();
  return views.map((places) => {
    const named = Object.entries(identity.name(places));
    return Object.fromEntries(named.map(([place, things]) => [place, things.map((t) => t.name)]));
  });
}

test.each([
  ["rose", "rose"],
  [UNKNOWN, "rose"],
  ["rose", UNKNOWN],
  [UNKNOWN, UNKNOWN],
])("what goes elsewhere keeps its name, also when turned on the way: %j, %j", (before, after) => {
  const [old, now] = names(
    { hand: ["lily", before], yard: [] },
    { hand: ["lily"], yard: [after] },
  ) as [Record<string, string[]>, Record<string, string[]>];
  expect(now).toEqual({ hand: [old.hand![0]], yard: [old.hand![1]] });
});

test("another kind is another thing", () => {
  const [old, now] = names({ hand: ["lily"], yard: [] }, { hand: [], yard: ["rose"] });
  expect(now!.yard).not.toEqual(old!.hand);
});

test("two of a kind have two names", () => {
  const [{ hand = [] } = {}] = names({ hand: ["lily", "lily", UNKNOWN, UNKNOWN] });
  expect(new Set(hand).size).toBe(4);
});

test("what stays is not taken for what came", () => {
  const [old, now] = names({ hand: ["lily"] }, { hand: ["lily", "lily"] });
  expect(now!.hand![0]).toBe(old!.hand![0]);
  expect(now!.hand![1]).not.toBe(old!.hand![0]);
});

test("a thing that was turned is of its new kind", () => {
  const identity = new Identity();
  identity.name({ hand: [UNKNOWN], yard: [] });
  const [thing] = identity.name({ hand: [], yard: ["rose"] }).yard!;
  expect(thing!.kind).toBe("rose");
});
