/** Figures of the rules, made of the pieces of each table; loaded when rules are opened. */

import type { Component } from "svelte";
import type { GameWords } from "@/words/words.svelte";
import { byGame } from "./folders";

/** The props of a figure: it shows an example that is always the same. */
export interface FigureProps {
  words: GameWords;
}

type Figure = Component<FigureProps>;

/**
 * What the `figures.ts` of a game’s folder provides: how figures are loaded, by the names that its
 * rules have for them and in the same order.
 */
export type Figures = Readonly<Record<string, () => Promise<{ default: Figure }>>>;

const FIGURES = byGame(import.meta.glob<Figures>("./*/**/figures.ts", { import: "default" }));

export const figuresOf = async (game: string): Promise<Figures> =>
  (await FIGURES.get(game)?.()) ?? {};

/** All figures of a game, ready to be drawn. */
export async function loadedFigures(game: string): Promise<ReadonlyMap<string, Figure>> {
  const figures = Object.entries(await figuresOf(game));
  const loaded = figures.map(async ([name, load]) => [name, (await load()).default] as const);
  return new Map(await Promise.all(loaded));
}
