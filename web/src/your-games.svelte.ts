/** Client state: our games that are not over, and which of them wait for us. */

import { get, HttpError } from "@/net/http";
import { Poller, type Rhythm } from "@/net/poller";
import type { MyGame, MyGames } from "@/protocol";

const PATH = "/api/me/games";
const UNKNOWN = 404;
/** Milliseconds between two questions while nobody looks at the page. */
const HIDDEN = 60_000;

class YourGames {
  /** Those that wait for us first; `null` until the server has said. */
  games = $state.raw<readonly MyGame[] | null>(null);

  /** Where we are to decide, but for this table: that one says so itself. */
  waiting(table: string | null = null): readonly MyGame[] {
    return (this.games ?? []).filter(({ id, is_your_turn }) => is_your_turn && id !== table);
  }

  /**
   * Ask again and again, until what this returns is called: every so many milliseconds while the page
   * is visible. While it is hidden too, where there are games, so that title, icon and sound can tell.
   */
  follow(visible: number): () => void {
    const pause = () => (this.games?.length ? HIDDEN : undefined);
    const rhythm: Rhythm = {
      visible,
      get hidden() {
        return pause();
      },
    };
    const poller = new Poller(() => this.ask(), rhythm);
    return () => poller.stop();
  }

  /** Ask once. A server that has no such list has none of our games. */
  async ask(): Promise<void> {
    try {
      this.games = (await get<MyGames>(PATH)).games;
    } catch (error) {
      if (!(error instanceof HttpError && error.status === UNKNOWN)) throw error;
      this.games = [];
    }
  }

  /** The game to go to next, as it is now; `null` if none waits any more. */
  async next(table: string | null): Promise<MyGame | null> {
    await this.ask().catch(() => undefined);
    return this.waiting(table)[0] ?? null;
  }
}

export const yourGames = new YourGames();
