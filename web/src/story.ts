/** What happened, in sentences: events come from the server, wording from the catalogues. */

import type { Tell } from "@/games/contract";
import { bunchTold, named, sequenceTold } from "@/games/tokens";
import type { Event, Reason, Result, ScoreLine } from "@/protocol";
import { t, type GameWords } from "@/words/words.svelte";

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

/** Somebody in a sentence. */
export interface Person {
  person: "you" | "named" | "somebody";
  name: string;
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
  const cards = first.cards ? events.flatMap((event) => event.cards ?? []) : null;
  const count = events.reduce((sum, event) => sum + (event.count ?? 0), 0);
  return sentence({ ...first, cards, count }, teller);
}

function sentence(event: Event, teller: Teller): string {
  if (event.verb.startsWith(OURS)) return atTheTable(event, teller);
  const { words } = teller;
  const key = keyOf(event, words);
  if (!words.has(key)) return plainly(event, teller);
  return words.text(key, {
    count: event.count,
    ...worded(event.values, words),
    ...who(event.seat, teller),
    cards: cards(event.cards ?? [], teller),
    sequence: sequenceTold(event.cards ?? [], nameOf(teller)),
    pairs: pairs(event.move ?? "", teller),
  });
}

/** Of a game that this client has no words for. */
function plainly(event: Event, teller: Teller): string {
  const what = event.move ?? `${event.verb} ${cards(event.cards ?? [], teller)}`;
  const { name } = who(event.seat, teller);
  return [name, what.trim()].filter(Boolean).join(": ");
}

function keyOf(event: Event, words: GameWords): string {
  const key = `event.${event.verb}`;
  if (words.has(key)) return key;
  return event.cards ? `${key}.known` : `${key}.hidden`;
}

/** Whom a sentence is about, and in which person it speaks of them: as `$name` and `$person`. */
export function who(
  seat: number | null | undefined,
  { names, me }: Pick<Teller, "names" | "me">,
): Partial<Person> {
  const name = names[seat ?? -1];
  return name === undefined ? {} : { ...personOf(name), ...(seat === me && { person: "you" }) };
}

/** Whoever is not you: by a name, or without one. */
export const personOf = (name: string): Person =>
  name && name !== t("somebody")
    ? { person: "named", name }
    : { person: "somebody", name: t("somebody") };

/** What the people at the table did, apart from the game. */
function atTheTable(event: Event, teller: Teller): string {
  const { phrase, name } = event.values ?? {};
  // Before the game another may have sat, and left, where we sit now.
  const isAnother = typeof name === "string" && name !== teller.myName;
  const subject = isAnother ? personOf(name) : who(event.seat, teller);
  return t(`event.${event.verb}`, { ...subject, phrase: t(`phrase.${phrase}`) });
}

/** Values as they are read out: a reason, a meld … by its name where it has one. */
function worded(values: Worded = {}, words: GameWords): Worded {
  const entries = Object.entries(values).map(([name, value]) => {
    const key = `${name}.${value}`;
    return [name, words.has(key) ? words.text(key) : value];
  });
  return Object.fromEntries(entries) as Worded;
}

const nameOf =
  ({ tell, words }: Pick<Teller, "tell" | "words">) =>
  (token: string) =>
    tell.card(token, words);

/** Cards without order, as they are read out. */
export const cards = (tokens: readonly string[], teller: Pick<Teller, "tell" | "words">) =>
  bunchTold(tokens, nameOf(teller));

function pairs(move: string, teller: Teller): string {
  const groups = move.split(" ").slice(1).join(" ").split(" / ");
  return groups.map((group) => cards(group.split(" "), teller)).join(" / ");
}

/** Why a thing cannot be done; some rules tell who types what to type, which is nothing to say here. */
export function because(reason: Reason, { words }: Teller): string {
  const { rule, values, text } = reason;
  const asked = rule.replace(/^now\./, "ask.");
  const key = [`web.${rule}`, asked, rule].find((key) => words.has(key));
  if (!key) return text;
  const { card } = values;
  return words.text(
    key,
    card === undefined ? values : { ...values, card: named(`${card}`, words, "card") },
  );
}

/** A refusal, or what is asked, that stands by itself: a sentence. */
export const asSentence = (why: string): string =>
  t("refused.why", { why: why.charAt(0).toLocaleUpperCase() + why.slice(1) });

/** What speaks for a move. */
export function merit({ rule, values, text }: Reason, { words }: Teller): string {
  return words.has(rule) ? words.text(rule, worded(values, words)) : text;
}

/** One line of the final count, without its points. */
export function counted(line: ScoreLine, { words }: Teller): string {
  return words.text(line.label, worded(line.values, words));
}

/** Who won, by what, and what ended the game. */
export function verdict(result: Result, teller: Teller): string {
  const reason = named(result.reason, teller.words, "reason");
  const [winner, ...others] = result.winners;
  if (others.length) return t("result.shared", { reason });
  return t("result.wins", { ...who(winner, teller), ...margin(result, winner!, teller), reason });
}

/** The winner's score and the next one's; in full where only that tells them apart. */
function margin({ scores, ranks }: Result, winner: number, { tell, words }: Teller) {
  const next = byRank(ranks).find((seat) => seat !== winner)!;
  const both = [scores[winner]!, scores[next]!];
  const [ours, theirs] = both.map((score) => tell.total(score, words));
  if (ours !== theirs) return { ours, theirs };
  const [fully, theirsFully] = both.map((score) => tell.score(score, words));
  return { ours: fully, theirs: theirsFully };
}

/** The seats, the winner's first. */
export function byRank(ranks: readonly number[]): number[] {
  return [...ranks.keys()].sort((one, other) => ranks[one]! - ranks[other]!);
}
