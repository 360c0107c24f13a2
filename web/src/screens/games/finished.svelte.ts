/** Client state: our finished games, page by page, and which of them were taken off the list. */

import { get, post, remove } from "@/net/http";
import type { FinishedGames, MyGame } from "@/protocol";

export class FinishedList {
  games = $state.raw<readonly MyGame[]>([]);
  /** Those that have just been taken off: they may be put back. */
  dismissed = $state.raw<readonly string[]>([]);
  hasMore = $state(false);
  isLoading = $state(false);
  #game = "";
  #before: number | null = null;

  /** Begin anew, with games of one kind or of every. */
  async show(game: string): Promise<void> {
    this.#game = game;
    this.#before = null;
    await this.more();
  }

  /** The next page. */
  async more(): Promise<void> {
    const [game, before] = [this.#game, this.#before];
    this.isLoading = true;
    try {
      const page = await get<FinishedGames>(`/api/me/finished${query(game, before)}`);
      if (game !== this.#game) return; // meanwhile others were asked for
      this.games = before === null ? page.games : [...this.games, ...page.games];
      this.#before = page.before;
      this.hasMore = page.before !== null;
      if (before === null) this.dismissed = [];
    } finally {
      this.isLoading = false;
    }
  }

  async dismiss(id: string): Promise<void> {
    await remove(`/api/me/games/${id}`);
    this.dismissed = [...this.dismissed, id];
  }

  async putBack(id: string): Promise<void> {
    await post(`/api/me/games/${id}`);
    this.dismissed = this.dismissed.filter((other) => other !== id);
  }
}

function query(game: string, before: number | null): string {
  const asked = [game && `game=${game}`, before !== null && `before=${before}`].filter(Boolean);
  return asked.length ? `?${asked.join("&")}` : "";
}
