// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromServer, Refused } from "@/protocol";
import { FakeSocket } from "./fake-socket";
import { TableSocket } from "./socket.svelte";

let heard: FromServer[];
let version: number;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1); // pauses are as long as they get
  FakeSocket.install();
  heard = [];
  version = -1;
  socket = new TableSocket("t1", {
    version: () => version,
    hear: (message) => void heard.push(message),
  });
});

afterEach(() => socket.close());

const UPDATE = {
  type: "update",
  version: 3,
  happenings: [],
  view: null,
  request: null,
  undo: "no",
} as const;

const refused = (id: string, code: Refused["code"]) =>
  ({ type: "refused", id, code, message: "" }) as const;

describe("greeting", () => {
  test("the first message says which protocol is spoken, and what is known", () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.url).toMatch(/^ws:.*\/api\/tables\/t1\/socket$/);
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", protocol: 1, version: -1 }]);
  });

  test("it is open once the server has spoken", () => {
    FakeSocket.last.open();
    expect(socket.state).toBe("connecting");
    FakeSocket.last.say(UPDATE);
    expect([socket.state, heard]).toEqual(["open", [UPDATE]]);
  });
});

describe("reconnect", () => {
  test("resumes where it was", () => {
    FakeSocket.last.open();
    version = 7;
    FakeSocket.last.drop();
    expect(socket.state).toBe("lost");
    vi.advanceTimersByTime(250);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", protocol: 1, version: 7 }]);
  });

  test("pauses get longer, up to three seconds", () => {
    for (const pause of [250, 500, 1000, 2000, 3000, 3000]) {
      const { count } = FakeSocket;
      FakeSocket.last.drop();
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.count).toBe(count);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.count).toBe(count + 1);
    }
  });

  test("pauses vary, so that not everybody comes back at once", () => {
    vi.mocked(Math.random).mockReturnValue(0);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(125);
    expect(FakeSocket.count).toBe(2);
  });

  test("pauses are short again once the server has spoken", () => {
    FakeSocket.last.drop();
    vi.advanceTimersByTime(250);
    FakeSocket.last.open();
    FakeSocket.last.say(UPDATE);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.count).toBe(3);
  });

  test("the browser knows best when it is offline, and online again", () => {
    FakeSocket.last.open();
    FakeSocket.last.say(UPDATE);
    dispatchEvent(new Event("offline"));
    expect(socket.state).toBe("lost");
    dispatchEvent(new Event("online"));
    expect(FakeSocket.count).toBe(2);
  });

  test("who looks again does not wait", () => {
    FakeSocket.last.drop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.count).toBe(2);
  });

  test("an open connection is left alone by that", () => {
    FakeSocket.last.open();
    FakeSocket.last.say(UPDATE);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.count).toBe(1);
  });

  test("not once it is closed", () => {
    FakeSocket.last.drop();
    socket.close();
    dispatchEvent(new Event("online"));
    vi.runAllTimers();
    expect(FakeSocket.count).toBe(1);
  });
});

describe("resend", () => {
  const undone = (id: string) => ({ type: "undo", id });
  const commands = () => FakeSocket.last.sent.slice(1);

  test("a command without an answer is sent again on the next connection", () => {
    FakeSocket.last.open();
    const id = socket.send({ type: "undo" });
    expect(commands()).toEqual([undone(id)]);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(250);
    FakeSocket.last.open();
    expect(commands()).toEqual([undone(id)]);
  });

  test("what is said while there is no connection is sent when there is, in its order", () => {
    const ids = [socket.send({ type: "undo" }), socket.send({ type: "undo" })];
    FakeSocket.last.open();
    expect(commands()).toEqual(ids.map(undone));
  });

  test.each(["ack", "refused"] as const)("not after an answer: %s", (type) => {
    FakeSocket.last.open();
    const id = socket.send({ type: "undo" });
    FakeSocket.last.say(type === "ack" ? { type, id, version: 1 } : refused(id, "illegal"));
    FakeSocket.last.drop();
    vi.advanceTimersByTime(250);
    FakeSocket.last.open();
    expect(commands()).toEqual([]);
  });

  test.each(["too-fast", "busy", "not-saved"] as const)(
    "%s is no answer: it is tried again in a second, and nobody hears of it",
    (code) => {
      FakeSocket.last.open();
      const id = socket.send({ type: "undo" });
      FakeSocket.last.say(refused(id, code));
      expect([heard, commands().length]).toEqual([[], 1]);
      vi.advanceTimersByTime(1000);
      expect(commands()).toEqual([undone(id), undone(id)]);
    },
  );

  test("another refusal is heard", () => {
    FakeSocket.last.open();
    const id = socket.send({ type: "undo" });
    FakeSocket.last.say(refused(id, "stale"));
    expect(heard).toEqual([refused(id, "stale")]);
  });

  test("a server that says nothing for ten seconds counts as lost", () => {
    FakeSocket.last.open();
    FakeSocket.last.say(UPDATE);
    socket.send({ type: "undo" });
    vi.advanceTimersByTime(9999);
    expect(socket.state).toBe("open");
    vi.advanceTimersByTime(1);
    expect(socket.state).toBe("lost");
  });

  test("a server of which nothing is wanted may be silent", () => {
    FakeSocket.last.open();
    FakeSocket.last.say(UPDATE);
    vi.advanceTimersByTime(60_000);
    expect(socket.state).toBe("open");
  });
});
