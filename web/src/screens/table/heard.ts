/** What something that happened sounds like. */

import type { Event, Happening } from "@/protocol";
import type { Voice } from "@/sound.svelte";

/** Of several things at once the first of these is heard. */
const ORDER: readonly Voice[] = ["wood", "cloth", "paper"];

export function voiceOf(news: readonly Happening[]): Voice | undefined {
  const voices = new Set(news.flatMap(({ events }) => events.map(heard)));
  return ORDER.find((voice) => voices.has(voice));
}

/** Moves are put on the board; what comes from a deck is paper, from a pouch cloth. */
function heard({ verb, move, source }: Event): Voice | null {
  if (verb.startsWith("table.")) return null;
  if (move) return "wood";
  if (!source) return null;
  return source === "pouch" ? "cloth" : "paper";
}
