/** Game registry: the games this client can show. Adding one is adding a line here. */

import type { Component } from "svelte";
import type { AnyView } from "@/protocol";
import { tell as blossom } from "./blossom/tell";
import type { TableProps, Tell } from "./contract";
import { tell as hanamikoji } from "./hanamikoji/tell";
import { tell as hitohira } from "./hitohira/tell";
import { tell as kasane } from "./kasane/tell";

export interface Game {
  tell: Tell;
  /** About how long a game takes. */
  minutes: number;
  /** Its table, loaded when somebody sits down. */
  table(): Promise<Component<TableProps>>;
}

function game<V extends AnyView>(
  tell: Tell<V>,
  minutes: number,
  load: () => Promise<{ default: Component<TableProps<V>> }>,
): Game {
  // The server sends the views of the game that was asked for: here their types are forgotten.
  const table = async () => (await load()).default as unknown as Component<TableProps>;
  return { tell, minutes, table };
}

export const GAMES: Readonly<Record<string, Game>> = {
  hitohira: game(hitohira, 20, () => import("./hitohira/Table.svelte")),
  cerisier: game(hitohira, 20, () => import("./hitohira/Table.svelte")),
  hanamikoji: game(hanamikoji, 15, () => import("./hanamikoji/Table.svelte")),
  blossom: game(blossom, 20, () => import("./blossom/Table.svelte")),
  kasane: game(kasane, 30, () => import("./kasane/Table.svelte")),
};
