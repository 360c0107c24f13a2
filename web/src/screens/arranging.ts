/** Opening tables and sitting down at them. */

import { get, post } from "@/net/http";
import { random } from "@/net/ids";
import type {
  GameInfo,
  Join,
  Joined,
  NewTable,
  OpenedTable,
  TableMessage,
  TableSetting,
} from "@/protocol";
import { recall, remember, remembered } from "@/remember";
import { t } from "@/words/words.svelte";
import { you } from "@/you.svelte";
import { changed, type Options } from "./options";
import type { Pace } from "./pace";

const FIRST_LEVEL = 2;

export const MEMORIES = [
  "tracker",
  "log",
  "none",
] as const satisfies readonly TableSetting["memory"][];

/** What may happen at the end of somebody's time. */
export const OUT_OF_TIME = [
  "bot",
  "loss",
] as const satisfies readonly TableSetting["out_of_time"][];

/** Who is to sit on a seat: a bot, by its level, or a person. */
export type Laid = number | null;

/** How somebody likes to play a game. */
export interface Habit {
  players: number;
  /** Of bots, unless a seat says otherwise. */
  level: number;
  /** Seat by seat beside our own; those not told of are for bots. */
  others: readonly Laid[];
  memory: TableSetting["memory"];
  /** Whether free seats are for anybody, rather than for whoever has the link. */
  public: boolean;
  /** With friends; against bots alone there is no clock. */
  pace: Pace;
  outOfTime: TableSetting["out_of_time"];
  options: Options;
}

export function habitOf({ id, players }: Pick<GameInfo, "id" | "players">): Habit {
  const first: Habit = {
    players: players[0]!,
    level: FIRST_LEVEL,
    others: [],
    memory: "tracker",
    public: false,
    pace: null,
    outOfTime: "bot",
    options: {},
  };
  return { ...first, ...recall(`habit.${id}`, {}) };
}

/** The seats beside our own, as the table is laid. */
export const laid = ({ players, level, others }: Habit): Laid[] =>
  Array.from({ length: players - 1 }, (_, at) => (at in others ? others[at]! : level));

export const isForPeople = (habit: Habit) => laid(habit).includes(null);

export const keepHabit = (game: string, habit: Habit) => remember(`habit.${game}`, habit);

const SEAT = "seat.";
const seatKey = (table: string) => SEAT + table;

/** Whether this browser has had a seat anywhere else. */
export const playsElsewhere = (table: string) =>
  remembered(SEAT).some((name) => name !== seatKey(table));

function alone(game: GameInfo, habit: Habit): TableSetting {
  return {
    game: game.id,
    players: habit.players,
    options: changed(game, habit.options, habit.players),
    start: "random",
    memory: habit.memory,
    public: false,
    spectators: true,
    pace: null,
    out_of_time: "bot",
  };
}

function withOthers(game: GameInfo, habit: Habit): TableSetting {
  const { public: isPublic, pace, outOfTime } = habit;
  return { ...alone(game, habit), public: isPublic, pace, out_of_time: outOfTime };
}

/** A table against bots, ready to play; its id. */
export async function playNow(game: GameInfo, habit: Habit): Promise<string> {
  const bots = laid(habit).map((level) => level ?? habit.level);
  const id = await open({ setting: alone(game, habit), bots: [null, ...bots] });
  await sit(id, you.usual || t("guest"));
  return id;
}

/**
 * A table that waits for friends; its id. Where it is laid for bots alone they get all the seats.
 * Who has not told a name yet is asked there.
 */
export async function invite(game: GameInfo, habit: Habit): Promise<string> {
  const bots = isForPeople(habit) ? [null, ...laid(habit)] : [];
  const id = await open({ setting: withOthers(game, habit), bots });
  if (you.usual) await sit(id, you.usual);
  return id;
}

async function open(table: NewTable): Promise<string> {
  return (await post<OpenedTable>("/api/tables", table)).id;
}

/** Sit down, and be called so from now on; or keep the name one has. */
export async function sit(id: string, name: string | null = null): Promise<void> {
  const joining: Join = { nonce: random(16), seat: null, name };
  const { key } = await post<Joined>(`/api/tables/${id}/seats`, joining);
  remember(seatKey(id), key);
}

/** Take the seat that is kept for us at the table of another game. */
export async function sitUnlessSeated(id: string): Promise<void> {
  const table = await get<TableMessage>(`/api/tables/${id}`);
  if (table.you === null) await sit(id);
}

/** Bring a seat to this browser. */
export async function carry(id: string, key: string): Promise<void> {
  const joined = await post<Joined>(`/api/tables/${id}/carry`, { key });
  remember(seatKey(id), joined.key);
}

export const inviteLink = (id: string) => `${location.origin}/t/${id}`;

/** The link that carries this seat to another device, where this browser took it. */
export function privateLink(id: string): string | null {
  const key = recall<string | null>(seatKey(id), null);
  return key && `${inviteLink(id)}#key=${encodeURIComponent(key)}`;
}
