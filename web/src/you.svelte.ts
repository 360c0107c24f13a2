/** Client state: who we are to the server. It knows us by a cookie; the name is what we said. */

import { beSomebodyNew, get, patch, remove } from "@/net/http";
import type { Deleted, Me, Named } from "@/protocol";
import { forget, recall, remember } from "@/remember";

class You {
  /** What we are called; `null` as long as nobody has asked. */
  name = $state<string | null>(null);
  #asked: Promise<Me> | null = null;

  /** Ask the server; who asks meanwhile is given the same answer. */
  meet(): Promise<Me> {
    this.#asked ??= get<Me>("/api/me")
      .then((me) => {
        this.name = me.name;
        return me;
      })
      .finally(() => (this.#asked = null));
    return this.#asked;
  }

  /** The name to sit down with: the one that this browser was told last. */
  get usual(): string {
    return recall<string>("name", "") || (this.name ?? "");
  }

  /** We have said what we are called. */
  isCalled(name: string): void {
    this.name = name;
    remember("name", name);
  }

  async rename(name: string): Promise<void> {
    this.isCalled((await patch<Named>("/api/me", { name })).name);
  }

  /** Be deleted there, and forgotten here: the name, and the keys of our seats. */
  async leave(): Promise<void> {
    await remove<Deleted>("/api/me");
    forget("name", "seat.");
    this.name = null;
    beSomebodyNew();
  }
}

export const you = new You();
