/** Client state: a table as this browser knows it, and what can be said to it. */

import { isStill } from "@/kit/travel";
import type {
  Ack,
  Clocks,
  Event,
  FromServer,
  Goodbye,
  Happening,
  Hinted,
  Refused,
  Say,
  TableMessage,
  Update,
} from "@/protocol";
import { TableClocks } from "./clocks.svelte";
import { Playback } from "./playback";
import { TableSocket, type NewCommand } from "./socket.svelte";

interface Pending {
  id: string;
  move: string;
}

/** The end of a round, to be looked at before the next one. */
interface RoundEnd {
  type: "round-end";
  version: number;
  view: unknown;
}

/** Everybody's time, and when we heard of it. */
interface Timed {
  type: "timed";
  clocks: Clocks;
  at: number;
}

/** What changes the table: it is shown in its order, and in its own time. */
type Scene = TableMessage | Update | Ack | RoundEnd | Timed;

/** More at once is history: it is shown, but not acted out. */
const NEWS = 4;

export class TableClient {
  table = $state.raw<TableMessage | null>(null);
  update = $state.raw<Update | null>(null);
  /** Everything that was seen to happen. */
  happenings = $state.raw<readonly Happening[]>([]);
  /** What was shown last; nothing while catching up. */
  news = $state.raw<readonly Happening[]>([]);
  /** The view at the end of a round that what was shown last has ended; `null` mostly. */
  roundEnd = $state.raw<unknown>(null);
  /** The version that ended the last round whose end was shown. */
  endedBy = $state.raw(-1);
  /** A move on its way, until what came of it is shown. */
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hinted | null>(null);
  farewell = $state<Goodbye["reason"] | null>(null);
  asksHint = $state(false);
  readonly clocks = new TableClocks();
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
    this.clocks.close();
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
  pause = () => this.#tell({ type: "pause" });
  resume = () => this.#tell({ type: "resume" });
  delegate = (forced: boolean) => this.#tell({ type: "delegate", forced });
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
        this.#play(message);
        break;
      case "clocks": // it belongs to the update that came just before, and runs from now on
        this.#playback.join({ type: "timed", clocks: message, at: performance.now() });
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

  #play(update: Update): void {
    if (update.round_end && this.update)
      this.#playback.add(
        { type: "round-end", version: update.version, view: update.round_end },
        true,
      );
    this.#playback.add(update, update.happenings.length > 0);
  }

  #show(scenes: readonly Scene[]): void {
    const known = this.update?.version ?? -1;
    const fresh: Happening[] = [];
    const ends: unknown[] = [];
    for (const scene of scenes) {
      if (scene.type === "table") this.#arrange(scene);
      else if (scene.type === "timed") this.clocks.show(scene);
      else if (scene.type === "ack") this.#settle(scene.id);
      else if (scene.type === "round-end") ends.push(this.#endRound(scene));
      else {
        fresh.push(...this.#take(scene));
        if (scene.round_end) {
          this.endedBy = scene.version;
          ends.push(scene.round_end);
        }
      }
    }
    if (!scenes.some(({ type }) => type === "update" || type === "round-end")) return;
    const isNews = known >= 0 && fresh.length <= NEWS;
    this.news = isNews ? fresh : [];
    this.roundEnd = isNews ? (ends.at(-1) ?? null) : null;
  }

  #arrange(table: TableMessage): void {
    this.happenings = renamed(this.happenings, this.table, table);
    this.table = table;
    if (table.phase !== "running") this.clocks.stop();
  }

  /** Nothing is asked at the end of a round, and nothing more is known: its update comes next. */
  #endRound({ version, view }: RoundEnd): unknown {
    this.endedBy = version;
    if (this.update) this.update = { ...this.update, view, request: null, undo: "no" };
    return view;
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

/** Who has another name now is called by it in what happened before, too: at a table names are told
 * apart. Once a game has begun, nobody else takes a seat.
 */
function renamed(
  happenings: readonly Happening[],
  before: TableMessage | null,
  now: TableMessage,
): readonly Happening[] {
  const names = new Map(
    before?.phase === "open"
      ? []
      : before?.seats.map(({ name }, at) => [name, now.seats[at]!.name] as const),
  );
  if (![...names].some(([old, name]) => old && name && old !== name)) return happenings;
  const called = (event: Event): Event => {
    const name = names.get(String(event.values?.name ?? ""));
    return name ? { ...event, values: { ...event.values, name } } : event;
  };
  return happenings.map(({ version, events }) => ({ version, events: events.map(called) }));
}
