/** The options of a game: which of them matter, and what their values are called. */

import type { GameInfo, OptionInfo } from "@/protocol";
import { t, type GameWords } from "@/words/words.svelte";

export type Value = number | string;
export type Options = Readonly<Record<string, Value>>;

const YES_NO: Readonly<Record<string, string>> = { on: "yes", off: "no" };

/** Those that this many players can choose. */
export function offered({ options }: GameInfo, players: number): OptionInfo[] {
  return options.filter((option) => !option.players.length || option.players.includes(players));
}

/** Those that the game's rulebook offers, and house rules. */
export function bySource(game: GameInfo, players: number) {
  const options = offered(game, players);
  return [
    { source: "rulebook", options: options.filter(({ rulebook }) => rulebook) },
    { source: "own", options: options.filter(({ rulebook }) => !rulebook) },
  ].filter(({ options }) => options.length);
}

/** Those chosen otherwise than the game usually comes. */
export function changed(game: GameInfo, options: Options, players: number): Options {
  const differing = offered(game, players)
    .map(({ name, default: usual }) => [name, options[name] ?? usual, usual] as const)
    .filter(([, value, usual]) => value !== usual);
  return Object.fromEntries(differing.map(([name, value]) => [name, value]));
}

export function valueText(option: string, value: Value, words: GameWords): string {
  const known = [`option.${option}.${value}`, `ability.${value}`].find((key) => words.has(key));
  if (known) return words.text(known);
  const answer = YES_NO[value];
  return answer ? t(answer) : String(value);
}

/** Whether it is off or on. */
export const isSwitch = ({ words }: OptionInfo) => words.length === 2 && words.every(isYesNo);
const isYesNo = (word: string) => word in YES_NO;

/** Whether its values are the sides of a card that lies on the table. */
export const isCard = ({ words }: OptionInfo, gameWords: GameWords) =>
  words.length > 1 && words.every((word) => gameWords.has(`ability.${word}`));

/** The value after another, and after the last the first. */
export const nextOf = ({ words }: OptionInfo, value: Value): string =>
  words[(words.indexOf(String(value)) + 1) % words.length]!;

interface Variant {
  /** Without one it is the game as it usually comes. */
  name: string | null;
  options: Options;
}

/** The game as it comes, under its name if it has one, and its other ready-made variants. */
export function variants(game: GameInfo, players: number): Variant[] {
  const presets = Object.entries(game.presets).map(([name, options]) => ({
    name,
    options: changed(game, options, players),
  }));
  const hasUsual = presets.some(({ options }) => !Object.keys(options).length);
  return hasUsual ? presets : [{ name: null, options: {} }, ...presets];
}

export function isSame(one: Options, other: Options): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
