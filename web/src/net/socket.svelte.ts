/** WebSocket with reconnect, backoff and resend: a command survives the connection it was sent on. */

import { PROTOCOL, type FromClient, type FromServer, type Hello } from "@/protocol";
import { random } from "./ids";

type WithoutId<C> = C extends { id: string } ? Omit<C, "id"> : never;
export type Command = Exclude<FromClient, Hello>;
export type NewCommand = WithoutId<Command>;
export type SocketState = "connecting" | "open" | "lost";

export interface Listener {
  /** The last version received, -1 for none. */
  version(): number;
  hear(message: FromServer): void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 3000;
/** Milliseconds without any answer to a command after which the connection counts as lost. */
const PATIENCE = 10_000;
const TRY_AGAIN = new Set(["too-fast", "busy", "not-saved"]);

export class TableSocket {
  state = $state<SocketState>("connecting");
  #socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody looks at it
  #unanswered = new Map<string, Command>();
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #ending = new AbortController();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    const { signal } = this.#ending;
    addEventListener("online", () => this.#now(), { signal });
    addEventListener("offline", () => this.#lose(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.#now(), { signal });
    this.#connect();
  }

  /** Have a command carried out once, now or once the connection is back; its id. */
  send(command: NewCommand): string {
    const id = random(12);
    const whole: Command = { ...command, id };
    this.#unanswered.set(id, whole);
    this.#write(whole);
    return id;
  }

  close(): void {
    this.#ending.abort();
    clearTimeout(this.#retry);
    clearTimeout(this.#waiting);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const secure = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${secure}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as FromServer);
    socket.onclose = () => this.#lose();
  }

  #greet(): void {
    this.#write({ type: "hello", protocol: PROTOCOL, version: this.listener.version() });
    for (const command of this.#unanswered.values()) this.#write(command);
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    if (message.type !== "hello") this.#expect();
  }

  #expect(): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#unanswered.size && this.#lose(), PATIENCE);
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#waiting);
    this.state = "open";
    this.#pause = FIRST_PAUSE;
    if ("id" in message && message.type !== "table" && message.id !== null) {
      if (message.type === "refused" && TRY_AGAIN.has(message.code)) {
        this.#again(message.id);
        return;
      }
      this.#unanswered.delete(message.id);
    }
    this.listener.hear(message);
  }

  #again(id: string): void {
    const command = this.#unanswered.get(id);
    if (command) setTimeout(() => this.#write(command), 1000);
  }

  /** The connection is lost: say so at once, and try again. */
  #lose(): void {
    this.#drop();
    if (this.#ending.signal.aborted) return;
    this.state = "lost";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket.close();
    this.#socket = null;
  }

  #now(): void {
    if (this.state === "open") return;
    this.#drop();
    this.#connect();
  }
}
