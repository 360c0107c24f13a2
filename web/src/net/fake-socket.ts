/** Test double of a WebSocket: a test says what the server does. */

import { vi } from "vitest";
import type { FromServer } from "@/protocol";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static #all: FakeSocket[] = [];

  readonly sent: unknown[] = [];
  readyState: number = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.#all.push(this);
  }

  /** Every connection from now on is one of these. */
  static install(): void {
    FakeSocket.#all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get last(): FakeSocket {
    return FakeSocket.#all.at(-1)!;
  }

  static get count(): number {
    return FakeSocket.#all.length;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // --- what the server does -----------------------------------------------------------------------

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.close();
    this.onclose?.();
  }
}
