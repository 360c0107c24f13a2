/** Game registry: the games this client has a table for. Adding one is adding a line here. */

import type { Component } from "svelte";
import type { AnyView } from "@/protocol";
import { tell as blossom } from "./blossom/tell";
import type { TableProps, Tell } from "./contract";
import { tell as hanamikoji } from "./hanamikoji/tell";
import { tell as hitohira } from "./hitohira/tell";
import { tell as kasane } from "./kasane/tell";
import { tell as plain } from "./plain";

export interface Game {
  tell: Tell;
  /** About how long a game takes, if we know. */
  minutes: number | null;
  /** Its table, loaded when somebody sits down. */
  table(): Promise<Component<TableProps>>;
}

function game<V extends AnyView>(
  tell: Tell<V>,
  minutes: number | null,
  load: () => Promise<{ default: Component<TableProps<V>> }>,
): Game {
  // The server sends the views of the game that was asked for: here their types are forgotten.
  const table = async () => (await load()).default as unknown as Component<TableProps>;
  return { tell, minutes, table };
}

const GAMES = new Map<string, Game>(
  Object.entries({
    hitohira: game(hitohira, 20, () => import("./hitohira/Table.svelte")),
    cerisier: game(hitohira, 20, () => import("./hitohira/Table.svelte")),
    hanamikoji: game(hanamikoji, 15, () => import("./hanamikoji/Table.svelte")),
    blossom: game(blossom, 20, () => import("./blossom/Table.svelte")),
    kasane: game(kasane, 30, () => import("./kasane/Table.svelte")),
  }),
);

const PLAIN = game(plain, null, () => import("./Plain.svelte"));

/** How a game is shown; one without a table of its own is played from lists. */
export const gameOf = (id: string): Game => GAMES.get(id) ?? PLAIN;
