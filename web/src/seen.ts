/** Which version of a table was last looked at on this device. */

import { recall, remember } from "@/remember";

/** Tables that are remembered, the latest last. */
const MOST = 50;

type Entry = readonly [table: string, version: number];

const entries = () => recall<readonly Entry[]>("seen", []);

/** The version; `null` for a table that was never looked at here. */
export const lastSeen = (table: string) => entries().find(([id]) => id === table)?.[1] ?? null;

export function haveSeen(table: string, version: number): void {
  const others = entries().filter(([id]) => id !== table);
  remember("seen", [...others, [table, version]].slice(-MOST));
}
