/** Opening tables and sitting down at them. */

import { post } from "@/net/http";
import { random } from "@/net/ids";
import type { Joined, NewTable, Opened, Setting } from "@/protocol";
import { recall, remember } from "@/remember";
import { t } from "@/words/words.svelte";

const FIRST_LEVEL = 2;

/** How somebody likes to play a game. */
export interface Habit {
  players: number;
  level: number;
  memory: Setting["memory"];
  public: boolean;
}

export function habitOf(game: string, players: number): Habit {
  const first: Habit = { players, level: FIRST_LEVEL, memory: "tracker", public: false };
  return { ...first, ...recall(`habit.${game}`, {}) };
}

export const keepHabit = (game: string, habit: Habit) => remember(`habit.${game}`, habit);

export const myName = () => recall("name", "");
export const keepName = (name: string) => remember("name", name);
const seatKey = (table: string) => `seat.${table}`;

function setting(game: string, habit: Habit, isPublic: boolean): Setting {
  return {
    game,
    players: habit.players,
    options: {},
    start: "random",
    memory: habit.memory,
    public: isPublic,
    spectators: true,
  };
}

/** A table against bots, ready to play; its id. */
export async function playNow(game: string, habit: Habit): Promise<string> {
  const bots = Array.from({ length: habit.players }, (_, at) => (at ? habit.level : null));
  const id = await open({ setting: setting(game, habit, false), bots });
  await sit(id, myName() || t("guest"));
  return id;
}

/** A table that waits for friends; its id. Who has not told a name yet is asked there. */
export async function invite(game: string, habit: Habit): Promise<string> {
  const id = await open({ setting: setting(game, habit, habit.public), bots: [] });
  if (myName()) await sit(id, myName());
  return id;
}

async function open(table: NewTable): Promise<string> {
  return (await post<Opened>("/api/tables", table)).id;
}

export async function sit(id: string, name: string, seat: number | null = null): Promise<void> {
  const joining = { name, nonce: random(16), seat };
  const { key } = await post<Joined>(`/api/tables/${id}/seats`, joining);
  remember(seatKey(id), key);
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
