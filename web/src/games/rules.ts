/** Short rules of each game, in sections that know the phases they are about. */

import type { Language } from "@/words/messages";

export interface Section {
  title: string;
  /** The phases of the game it explains, and other things that point to it. */
  phases: readonly string[];
  blocks: readonly Block[];
}

/** A picture made of the table's own pieces, by its name in the `figures.ts` of its game. */
export interface Placed {
  figure: string;
  caption: string;
}

/**
 * A paragraph, a figure, or the rows of a table: the first heads its columns, each begins with its
 * name.
 */
export type Block = string | Placed | readonly (readonly string[])[];

const FILES = Object.entries(
  import.meta.glob<string>("./**/rules.*.md", { query: "?raw", import: "default" }),
);

const fileOf = (game: string, language: Language) =>
  FILES.find(([path]) => path.endsWith(`/${game}/rules.${language}.md`))?.[1];

export const hasRules = (game: string) => fileOf(game, "en") !== undefined;

export async function rulesOf(game: string, language: Language): Promise<Section[]> {
  return read(await fileOf(game, language)!());
}

/** Sections begin with `## Title {phase phase}`; blocks are separated by empty lines. */
function read(text: string): Section[] {
  const parts = text.split(/^## /m).slice(1);
  return parts.map((part) => {
    const [head = "", ...texts] = part.trim().split(/\n\n+/);
    const [, title = head, phases = ""] = /^(.*?)\s*\{(.*)\}$/.exec(head) ?? [];
    return { title, phases: phases.split(" ").filter(Boolean), blocks: texts.map(block) };
  });
}

const FIGURE = /^!\[(.*)\]\((.*)\)$/s;

/**
 * `![Caption](name)` is a figure. Lines like `| a | b |` are a table; the second of them is only a
 * rule.
 */
function block(text: string): Block {
  const [, caption, figure] = FIGURE.exec(text) ?? [];
  if (figure) return { figure, caption: caption!.replaceAll("\n", " ") };
  if (!text.startsWith("|")) return text;
  const rows = text.split("\n").map(cells);
  return rows.filter((_, at) => at !== 1);
}

export const isFigure = (block: Block): block is Placed =>
  typeof block === "object" && "figure" in block;

const cells = (row: string) => row.split(/ *\| */).slice(1, -1);
