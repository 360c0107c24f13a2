// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { FinishedGames, MyGame } from "@/protocol";
import { FinishedList } from "./finished.svelte";

const asked: string[] = [];
let pages: Record<string, FinishedGames>;

beforeEach(() => {
  asked.length = 0;
  pages = {};
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    if (path !== "/api/me") asked.push(`${method} ${path}`);
    return Promise.resolve(new Response(JSON.stringify(pages[path] ?? {})));
  });
});

const page = (before: number | null, ...ids: string[]): FinishedGames => ({
  games: ids.map((id) => ({ id }) as MyGame),
  before,
});

test("page after page, of one kind or of every", async () => {
  pages = {
    "/api/me/finished": page(7, "a", "b"),
    "/api/me/finished?before=7": page(null, "c"),
    "/api/me/finished?game=kasane": page(null, "k"),
  };
  const list = new FinishedList();
  await list.show("");
  expect([list.games.length, list.hasMore]).toEqual([2, true]);
  await list.more();
  expect([list.games.map(({ id }) => id), list.hasMore]).toEqual([["a", "b", "c"], false]);
  await list.show("kasane");
  expect(list.games.map(({ id }) => id)).toEqual(["k"]);
});

test("what is taken off the list may be put back", async () => {
  const list = new FinishedList();
  await list.dismiss("a");
  expect(list.dismissed.includes("a")).toBe(true);
  await list.putBack("a");
  expect(list.dismissed.includes("a")).toBe(false);
  expect(asked).toEqual(["DELETE /api/me/games/a", "POST /api/me/games/a"]);
});
