/** What the shell of a table and the table of a game expect of each other. */

import type { Component } from "svelte";
import type { Explanation } from "@/kit/explain.svelte";
import type { Estimated, Happening, Request, View } from "@/protocol";
import type { Teller } from "@/story";
import type { GameWords } from "@/words/words.svelte";
import type { Move } from "./moves";

/** How somebody stands: as short as it can be written, and as it is read out. */
export interface Standing {
  short: string;
  spoken: string;
  /** What it is made of, for who asks. */
  about?: Explanation;
}

/** How a game is put into words, beyond what its catalogue says. */
export interface Tell<V = View> {
  /** A token of the grammar, as it is read out in sentences. */
  card(token: string, words: GameWords): string;
  /** A whole move, as one tells somebody to make it. */
  move(move: Move, teller: Teller): string;
  /** The parts of a score, or of one line of it. */
  score(points: readonly number[], words: GameWords): string;
  /** A score in short, without what only breaks ties. */
  total(points: readonly number[], words: GameWords): string;
  /** How a seat stands now, as everybody may know; for the bar above the table. */
  standing(view: V, seat: number, words: GameWords): Standing | null;
  /** How far the game is. */
  caption(view: V, words: GameWords): string;
  /** What the observer is asked to do, when it is their turn. */
  ask(view: V, words: GameWords): string;
}

/** The props of a game's `Table.svelte`. It draws the view and proposes one of the legal moves. */
export interface TableProps<V = View> {
  view: V;
  /**
   * The view at the end of a round, where one has just ended and the next has been dealt; the same
   * object for as long as it is the same end. It is also the `view` for a moment, unless nothing is
   * shown step by step: a table may hold it for longer.
   */
  roundEnd: V | null;
  /** A table tells which such end it holds now: then all of the page tells of that moment. */
  onhold?: (end: V | null) => void;
  /** What is asked of the observer now; `null` while others decide, and for who looks on. */
  request: Request | null;
  /** Play one of `request.moves`. */
  propose: (move: string) => void;
  /** A move is on its way: nothing can be proposed until it is answered. */
  busy: boolean;
  words: GameWords;
  tell: Tell<V>;
  /** How to call each seat; the observer's own is a pronoun. */
  names: readonly string[];
  /** What has just happened, to be acted out; empty while catching up. */
  news: readonly Happening[];
  /** Moves a bot recommends, best first; empty unless asked for. */
  hints: readonly Estimated[];
}

/** What the `game.ts` of a game's folder provides. */
export interface Game {
  tell: Tell;
  /** About how long a game takes, if we know. */
  minutes: number | null;
  /**
   * What is always in sight while it is played, however small the window, beside what is asked and
   * what answers it: the table marks these places by `data-sight`. On a page enlarged to 200 % the
   * `hand` still is, all else may be scrolled to.
   */
  sights: readonly string[];
  /** Its table, loaded when somebody sits down. */
  table(): Promise<Component<TableProps>>;
}

interface Provided<V extends View> {
  tell: Tell<V>;
  minutes: number | null;
  sights: readonly string[];
  table: () => Promise<{ default: Component<TableProps<V>> }>;
}

/** A game as the registry has it: what it shows are views of its own. */
export function game<V extends View>({ table, ...provided }: Provided<V>): Game {
  // The server sends the views of the game that was asked for: here their types are forgotten.
  const load = async () => (await table()).default as unknown as Component<TableProps>;
  return { ...provided, table: load };
}
