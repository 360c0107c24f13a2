/** Cached requests: what the server offers does not change while it runs, so it is asked once. */

import { get } from "@/net/http";
import type { GameInfo, LevelInfo } from "@/protocol";

const asked = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  if (!asked.has(path)) {
    const answer = get<T>(path);
    answer.catch(() => asked.delete(path));
    asked.set(path, answer);
  }
  return asked.get(path) as Promise<T>;
}

export const games = () => once<GameInfo[]>("/api/games");
export const levels = () => once<LevelInfo[]>("/api/levels");
