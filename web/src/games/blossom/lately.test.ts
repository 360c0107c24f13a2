import { describe, expect, test } from "vitest";
import type { Event } from "@/protocol";
import { Lately } from "./lately.svelte";

function after(...events: Partial<Event>[]): Lately {
  const lately = new Lately();
  for (const event of events) lately.hear([{ events: [event] } as never]);
  return lately;
}

const arranged = (seat: number, points: number) => ({
  seat,
  verb: "arrange",
  values: { points, worth: 1 },
});

describe("the gain of a turn", () => {
  test("is that of both actions", () => {
    expect(after(arranged(0, 6), arranged(0, 3)).gain(0)).toBe(9);
  });

  test("begins anew with the next turn, whatever the others did in between", () => {
    const hidden = { seat: 1, verb: "down", move: "" };
    const lately = after(arranged(0, 6), hidden, arranged(0, 3));
    expect([lately.gain(0), lately.gain(1)]).toEqual([3, 0]);
  });

  test("is nothing once it was taken back, and is not touched by talk", () => {
    const said = { seat: 1, verb: "table.said" };
    expect(after(arranged(0, 6), said).gain(0)).toBe(6);
    expect(after(arranged(0, 6), { seat: 0, verb: "table.took-back" }).gain(0)).toBe(0);
  });
});
