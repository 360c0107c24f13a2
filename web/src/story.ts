/** What happened, in sentences: events come from the server, wording from the catalogues. */

import type { Tell } from "@/games/contract";
import { named } from "@/games/tokens";
import type { Event, Reason, Result, ScoreLine } from "@/protocol";
import { t, words as ours, type GameWords } from "@/words/words.svelte";

/** Who tells it: with which names, and to whom. */
export interface Teller {
  words: GameWords;
  tell: Tell;
  names: readonly string[];
  /** The seat addressed as "you", if any. */
  me: number | null;
  /** What the others call you; for what happens at a table before the game. */
  myName?: string;
}

type Worded = Record<string, number | string>;

const OURS = "table.";
const ONE_BY_ONE = ["deck", "pouch"];

/** One line for each thing that happened; cards that come one by one are told as one. */
export function told(events: readonly Event[], teller: Teller): string[] {
  return together(events).map((same) => line(same, teller));
}

function together(events: readonly Event[]): Event[][] {
  const runs: Event[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run && isSame(run[0]!, event)) run.push(event);
    else runs.push([event]);
  }
  return runs;
}

function isSame(one: Event, other: Event): boolean {
  const sameness = ({ verb, seat, source, target }: Event) => `${verb} ${seat} ${source} ${target}`;
  return ONE_BY_ONE.includes(one.source ?? "") && sameness(one) === sameness(other);
}

function line(events: readonly Event[], teller: Teller): string {
  const first = events[0]!;
  if (events.length === 1) return sentence(first, teller);
  if (!first.cards) return `${sentence(first, teller)} ×${events.length}`;
  return sentence({ ...first, cards: events.flatMap((event) => event.cards ?? []) }, teller);
}

function sentence(event: Event, teller: Teller): string {
  if (event.verb.startsWith(OURS)) return atTheTable(event, teller);
  const { words } = teller;
  const values: Worded = {
    ...worded(event.values, words),
    seat: nameOf(event, teller),
    cards: cards(event.cards ?? [], teller),
    pairs: pairs(event.move ?? "", teller),
  };
  const key = keyOf(event, words);
  if (!words.has(key)) return plainly(event, teller);
  return words.text(isMine(event, teller) && words.has(`${key}.you`) ? `${key}.you` : key, values);
}

/** Of a game that this client has no words for. */
function plainly(event: Event, teller: Teller): string {
  const what = event.move ?? `${event.verb} ${cards(event.cards ?? [], teller)}`;
  return [nameOf(event, teller), what.trim()].filter(Boolean).join(": ");
}

function keyOf(event: Event, words: GameWords): string {
  const key = `event.${event.verb}`;
  if (words.has(key)) return key;
  return event.cards ? `${key}.known` : `${key}.hidden`;
}

const isMine = (event: Event, { me }: Teller) => me !== null && event.seat === me;

function nameOf({ seat }: Event, { names }: Teller): string {
  return seat === null || seat === undefined ? "" : (names[seat] ?? "");
}

/** What the people at the table did, apart from the game. */
function atTheTable(event: Event, teller: Teller): string {
  const { phrase, name } = event.values ?? {};
  const called = name === "" ? t("somebody") : name;
  const values = { seat: called ?? nameOf(event, teller), phrase: t(`phrase.${phrase}`) };
  // Before the game another may have sat, and left, where we sit now.
  const mine = isMine(event, teller) && (name === undefined || name === teller.myName);
  if (mine && ours.has(`event.${event.verb}.you`)) return t(`event.${event.verb}.you`, values);
  return t(`event.${event.verb}`, values);
}

/** Values as they are read out: a reason, a meld … by its name where it has one. */
function worded(values: Worded = {}, words: GameWords): Worded {
  const entries = Object.entries(values).map(([name, value]) => {
    const key = `${name}.${value}`;
    return [name, words.has(key) ? words.text(key) : value];
  });
  return Object.fromEntries(entries) as Worded;
}

/** Cards as they are read out: the same several times over is said once, with a number. */
function cards(tokens: readonly string[], { tell, words }: Teller): string {
  const runs: [string, number][] = [];
  for (const token of tokens) {
    const run = runs.at(-1);
    if (run?.[0] === token) run[1] += 1;
    else runs.push([token, 1]);
  }
  const several = ([token, number]: [string, number]) =>
    tell.card(token, words) + (number > 1 ? ` ×${number}` : "");
  return runs.map(several).join(t("list"));
}

function pairs(move: string, teller: Teller): string {
  const groups = move.split(" ").slice(1).join(" ").split(" / ");
  return groups.map((group) => cards(group.split(" "), teller)).join(" / ");
}

/** Why a thing cannot be done; some rules tell who types what to type. */
export function because(reason: Reason, { words }: Teller): string {
  const { rule, values, text } = reason;
  const key = words.has(`web.${rule}`) ? `web.${rule}` : rule;
  if (!words.has(key)) return text;
  const { card } = values;
  return words.text(
    key,
    card === undefined ? values : { ...values, card: named(`${card}`, words, "card") },
  );
}

/** One line of the final count, without its points. */
export function counted(line: ScoreLine, { words }: Teller): string {
  return words.text(line.label, worded(line.values, words));
}

/** Who won, and what ended the game. */
export function verdict(result: Result, { words, names, me }: Teller): string {
  const reason = named(result.reason, words, "reason");
  const [winner = 0, ...others] = result.winners;
  if (others.length) return t("result.shared", { reason });
  if (winner === me) return t("result.you-win", { reason });
  return t("result.wins", { name: names[winner], reason });
}

/** The seats, the winner's first. */
export function byRank(ranks: readonly number[]): number[] {
  return [...ranks.keys()].sort((one, other) => ranks[one]! - ranks[other]!);
}
