/** Any game in words, as far as its catalogue has them. */

import { t, words } from "@/words/words.svelte";
import type { Tell } from "./contract";
import { spelled } from "./labels";
import { named } from "./tokens";

export const tell: Tell = {
  card: (token, words) => named(token, words, "card", "action"),
  move: spelled,
  score: (points) => points.join(" · "),
  total: ([points = 0]) => String(points),
  ask: ({ phase }, words) => {
    const key = `ask.${phase}`;
    return words.has(key) ? words.text(key) : t("plain.ask");
  },
  standing: () => null,
  caption: ({ phase }, words) => named(phase, words, "phase"),
};

/** A part of a view: text, or rows of parts. */
export type Part = string | readonly Row[];

export interface Row {
  name: string;
  part: Part;
}

type Wording = (token: string) => string;
type Simple = string | number | boolean | null | undefined;

/** What the rest of the page shows already. */
const LEFT_OUT = new Set([
  "game",
  "players",
  "options",
  "seat",
  "recall",
  "phase",
  "actor",
  "over",
]);
const NOTHING = "–";

/** A view as rows; its seats go by their names. */
export function rowsOf(view: object, names: readonly string[], word: Wording): Row[] {
  const shown = Object.entries(view).filter(([name]) => !LEFT_OUT.has(name));
  return shown.map(([name, value]) => ({
    name: spaced(name),
    part: name === "seats" ? numbered(value as unknown[], word, names) : partOf(value, word),
  }));
}

function partOf(value: unknown, word: Wording): Part {
  if (isSimple(value)) return said(value, word);
  if (!Array.isArray(value)) return parts(value, word);
  if (!value.every(isSimple)) return numbered(value, word);
  return words.list(value.map((one) => said(one, word))) || NOTHING;
}

const parts = (value: object, word: Wording): Row[] =>
  Object.entries(value).map(([name, part]) => ({ name: spaced(name), part: partOf(part, word) }));

const numbered = (
  values: readonly unknown[],
  word: Wording,
  names: readonly string[] = [],
): Row[] =>
  values.map((value, at) => ({ name: names[at] ?? String(at + 1), part: partOf(value, word) }));

function said(value: Simple, word: Wording): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return typeof value === "string" ? word(value) : String(value ?? NOTHING);
}

const isSimple = (value: unknown): value is Simple => typeof value !== "object" || value === null;

const spaced = (name: string) => name.replaceAll("_", " ");
