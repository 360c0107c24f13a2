import { expect, test } from "vitest";
import type { Happening } from "@/protocol";
import { untilRoundEnd } from "./held";

const happening = (version: number, ...verbs: string[]): Happening => ({
  version,
  events: verbs.map((verb) => ({ verb })),
});
const told = (happenings: readonly Happening[]) =>
  happenings.map(({ events }) => events.map(({ verb }) => verb).join(" "));

test("of what ended a round all is told but the next one", () => {
  const happenings = [happening(3, "pass"), happening(4, "meld", "sweep", "round", "deal")];
  expect(told(untilRoundEnd(happenings, 4))).toEqual(["pass", "meld sweep"]);
});

test("and nothing of what happens in the next one meanwhile", () => {
  const happenings = [happening(4, "meld", "round"), happening(5, "take"), happening(6, "pass")];
  expect(told(untilRoundEnd(happenings, 4))).toEqual(["meld"]);
});

test("earlier rounds are told in full", () => {
  const happenings = [happening(4, "meld", "round", "deal"), happening(9, "pass", "round")];
  expect(told(untilRoundEnd(happenings, 9))).toEqual(["meld round deal", "pass"]);
});
