/** Short rules of each game, in sections that know the phases they are about. */

import type { Language } from "@/words/messages";

export interface Section {
  title: string;
  /** The phases of the game it explains. */
  phases: readonly string[];
  paragraphs: readonly string[];
}

const FILES = import.meta.glob<string>("./*.md", { query: "?raw", import: "default" });

export const hasRules = (game: string) => `./${game}.en.md` in FILES;

export async function rulesOf(game: string, language: Language): Promise<Section[]> {
  return read(await FILES[`./${game}.${language}.md`]!());
}

/** Sections begin with `## Title {phase phase}`; paragraphs are separated by empty lines. */
function read(text: string): Section[] {
  const parts = text.split(/^## /m).slice(1);
  return parts.map((part) => {
    const [head = "", ...paragraphs] = part.trim().split(/\n\n+/);
    const [, title = head, phases = ""] = /^(.*?)\s*\{(.*)\}$/.exec(head) ?? [];
    return { title, phases: phases.split(" "), paragraphs };
  });
}
