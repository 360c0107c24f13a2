/** Whether somebody waits for us, at this table or at another: in the title, on the icon, by a sound. */

import { badge } from "@/favicon";
import { sound } from "@/sound.svelte";
import { yourGames } from "@/your-games.svelte";

class Attention {
  /** The table on the screen, if any. */
  table = $state<string | null>(null);
  /** Whether we are to decide there. */
  isOurs = $state(false);
  #known: ReadonlySet<string> | null = null;
  #at: string | null = null;

  /** Games elsewhere that wait for us. */
  get elsewhere(): number {
    return yourGames.waiting(this.table).length;
  }

  /** A title, and how many games wait elsewhere. */
  titled(title: string): string {
    return this.elsewhere && !this.isOurs ? `(${this.elsewhere}) ${title}` : title;
  }

  /** Go by what is known now: to be called in an effect. */
  follow(): void {
    const waiting = this.#waiting();
    badge(waiting.size > 0);
    const isNew = (id: string) => this.#known !== null && !this.#known.has(id);
    const isNews = [...waiting].some((id) => isNew(id) && !this.#isInSight(id));
    // What waits when we come, wherever we come from, is no news.
    const hasCome = this.table !== this.#at;
    this.#at = this.table;
    this.#known = yourGames.games || this.table ? waiting : null;
    if (isNews && !hasCome) sound.play("bell");
  }

  #waiting(): ReadonlySet<string> {
    const ids = yourGames.waiting(this.table).map(({ id }) => id);
    return new Set(this.table && this.isOurs ? [...ids, this.table] : ids);
  }

  #isInSight(id: string): boolean {
    return id === this.table && !document.hidden && document.hasFocus();
  }
}

export const attention = new Attention();
