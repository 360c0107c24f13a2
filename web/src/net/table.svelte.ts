/** Client state: a table as this browser knows it, and what can be said to it. */

import { isStill } from "@/kit/travel";
import type {
  Ack,
  FromServer,
  Goodbye,
  Happening,
  Hinted,
  Refused,
  Say,
  TableMessage,
  Update,
} from "@/protocol";
import { TableSocket, type NewCommand } from "./socket.svelte";
import { Playback } from "./playback";

interface Pending {
  id: string;
  move: string;
}

/** What changes the table: it is shown in its order, and in its own time. */
type Scene = TableMessage | Update | Ack;

/** More at once is history: it is shown, but not acted out. */
const NEWS = 4;

export class TableClient {
  table = $state.raw<TableMessage | null>(null);
  update = $state.raw<Update | null>(null);
  /** Everything that was seen to happen. */
  happenings = $state.raw<readonly Happening[]>([]);
  /** What was shown last; nothing while catching up. */
  news = $state.raw<readonly Happening[]>([]);
  /** A move on its way, until what came of it is shown. */
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hinted | null>(null);
  farewell = $state<Goodbye["reason"] | null>(null);
  asksHint = $state(false);
  readonly socket: TableSocket;
  #heard = -1;
  #playback = new Playback<Scene>(
    (scenes) => this.#show(scenes),
    () => !document.hidden && !isStill(),
  );

  constructor(id: string) {
    this.socket = new TableSocket(id, {
      version: () => this.#heard,
      hear: (message) => this.#hear(message),
    });
  }

  close(): void {
    this.socket.close();
    this.#playback.stop();
  }

  /** Show at once what is still being shown step by step. */
  hurry = () => this.#playback.skip();

  // --- what can be said ---------------------------------------------------------------------------

  /** Answer the request. A move made while the connection is lost is sent when it is back. */
  move(text: string): void {
    const request = this.update?.request;
    if (!request || this.pending) return;
    this.refusal = null;
    this.hint = null;
    const id = this.socket.send({ type: "move", request: request.id, move: text });
    this.pending = { id, move: text };
  }

  askHint(): void {
    const request = this.update?.request;
    if (!request || this.asksHint) return;
    this.asksHint = true;
    this.#tell({ type: "hint", request: request.id });
  }

  undo = () => this.#tell({ type: "undo" });
  abort = () => this.#tell({ type: "abort" });
  resign = () => this.#tell({ type: "resign" });
  comeBack = () => this.#tell({ type: "return" });
  answer = (agrees: boolean) => this.#tell({ type: "answer", agrees });
  say = (phrase: Say["phrase"]) => this.#tell({ type: "say", phrase });
  replace = (seat: number, level: number) => this.#tell({ type: "replace", seat, level });

  #tell(command: NewCommand): void {
    this.refusal = null;
    this.socket.send(command);
  }

  // --- what is heard ------------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.#playback.add(message, false);
        break;
      case "update":
        this.#heard = message.version;
        this.farewell = null;
        this.#playback.add(message, message.happenings.length > 0);
        break;
      case "ack":
        this.#playback.join(message); // the update that shows the command came just before
        break;
      case "refused":
        this.#refuse(message);
        break;
      case "hint":
        this.asksHint = false;
        this.hint = message;
        break;
      case "goodbye":
        this.farewell = message.reason;
        if (message.reason !== "restarting") this.close();
    }
  }

  #show(scenes: readonly Scene[]): void {
    const known = this.update?.version ?? -1;
    const fresh: Happening[] = [];
    for (const scene of scenes) {
      if (scene.type === "table") this.table = scene;
      else if (scene.type === "ack") this.#settle(scene.id);
      else fresh.push(...this.#take(scene));
    }
    if (!scenes.some(({ type }) => type === "update")) return;
    this.news = known >= 0 && fresh.length <= NEWS ? fresh : [];
  }

  /** Go on to an update; what is new in it. */
  #take(update: Update): readonly Happening[] {
    const known = this.update?.version ?? -1;
    const fresh = update.happenings.filter(({ version }) => version > known);
    const forgets = this.table?.setting.memory === "none" && this.table.phase === "running";
    if (update.request?.id !== this.update?.request?.id) this.hint = null;
    this.happenings = forgets ? update.happenings : [...this.happenings, ...fresh];
    this.update = update;
    return fresh;
  }

  /** A command has been answered. */
  #settle(id: string | null): void {
    if (this.pending?.id === id) this.pending = null;
  }

  #refuse(refused: Refused): void {
    this.#settle(refused.id);
    this.asksHint = false;
    this.refusal = refused;
  }
}
