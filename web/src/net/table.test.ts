// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Happening, Update } from "@/protocol";
import { FakeSocket } from "./fake-socket";
import { TableClient } from "./table.svelte";

const DWELL = 600;

let client: TableClient;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  FakeSocket.install();
  client = new TableClient("t1");
  FakeSocket.last.open();
});

afterEach(() => client.close());

const happening = (version: number): Happening => ({ version, events: [] });

/** An update that brought one thing, and asks for something. */
function update(version: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    version,
    happenings: [happening(version)],
    view: { version },
    request: { id: version, moves: ["pass"] },
    undo: "no",
    ...more,
  };
}

const hear = (...messages: Parameters<FakeSocket["say"]>[0][]) => {
  for (const message of messages) FakeSocket.last.say(message);
};

const ack = (id: string, version: number) => ({ type: "ack", id, version }) as const;
const idOfMove = () => (FakeSocket.last.sent.at(-1) as { id: string }).id;

describe("a move", () => {
  beforeEach(() => {
    hear(update(0));
    vi.advanceTimersByTime(DWELL);
    client.move("pass");
  });

  test("is on its way until what came of it is shown", () => {
    expect(client.pending).toEqual({ id: idOfMove(), move: "pass" });
    hear(update(1));
    expect(client.pending).not.toBeNull();
    hear(ack(idOfMove(), 1));
    expect(client.pending).toBeNull();
  });

  test("is not over before its update had its turn", () => {
    const id = idOfMove();
    hear(update(1), update(2), ack(id, 2), update(3));
    expect([client.update?.version, client.pending?.id]).toEqual([1, id]);
    vi.advanceTimersByTime(DWELL);
    expect([client.update?.version, client.pending]).toEqual([2, null]);
  });

  test("is over at once for who skips the rest", () => {
    hear(update(1), update(2), ack(idOfMove(), 2));
    client.hurry();
    expect([client.update?.version, client.pending]).toEqual([2, null]);
  });

  test("is not ended by the answer to something else", () => {
    client.undo();
    hear(ack(idOfMove(), 1));
    expect(client.pending).not.toBeNull();
  });

  test("a refusal ends it at once, whatever is still to be shown", () => {
    const id = idOfMove();
    hear(update(1), update(2), { type: "refused", id, code: "stale", message: "" });
    expect([client.update?.version, client.pending, client.refusal?.code]).toEqual([
      1,
      null,
      "stale",
    ]);
  });

  test("waits for the connection to come back, and for what came of it there", () => {
    const id = idOfMove();
    FakeSocket.last.drop();
    vi.advanceTimersByTime(250);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toMatchObject([{ type: "hello", version: 0 }, { id }]);
    hear(update(2));
    expect(client.pending).not.toBeNull();
    hear(ack(id, 2));
    expect(client.pending).toBeNull();
  });

  test("is made once: nothing more goes out while it is on its way", () => {
    client.move("pass");
    expect(FakeSocket.last.sent).toHaveLength(2);
  });
});

describe("what is shown", () => {
  const versions = (happenings: readonly Happening[]) => happenings.map(({ version }) => version);

  test("comes one after the other; what has been heard counts for the next connection", () => {
    hear(update(0), update(1));
    expect(client.update?.version).toBe(0);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(250);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", protocol: 1, version: 1 }]);
  });

  test("is news, but for what was known before and for too much at once", () => {
    hear(update(0));
    expect(client.news).toEqual([]);
    vi.advanceTimersByTime(DWELL);
    hear(update(1, { happenings: [happening(0), happening(1)] }));
    expect(versions(client.news)).toEqual([1]);
    expect(versions(client.happenings)).toEqual([0, 1]);
    vi.advanceTimersByTime(DWELL);
    hear(update(6, { happenings: [2, 3, 4, 5, 6].map(happening) }));
    expect([client.news, client.happenings.length]).toEqual([[], 7]);
  });

  test("a hint is gone with the request it was for", () => {
    hear(update(0));
    client.askHint();
    hear({ type: "hint", id: idOfMove(), request: 0, moves: [] });
    expect([client.asksHint, client.hint?.request]).toEqual([false, 0]);
    vi.advanceTimersByTime(DWELL);
    hear(update(1));
    expect(client.hint).toBeNull();
  });

  test("a goodbye is for good, unless the server restarts", () => {
    hear({ type: "goodbye", reason: "restarting" });
    FakeSocket.last.drop();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.count).toBe(2);
    FakeSocket.last.open();
    hear({ type: "goodbye", reason: "closed" });
    vi.runAllTimers();
    expect([FakeSocket.count, client.farewell]).toEqual([2, "closed"]);
  });
});

describe("the end of a round", () => {
  const END = { phase: "round-over", actor: null };
  const ending = (version: number) => ({ ...update(version), round_end: END });
  const shown = () => [client.update?.view, client.roundEnd];

  beforeEach(() => {
    hear(update(0));
    vi.advanceTimersByTime(DWELL);
  });

  test("is looked at before the next round, and nothing is asked meanwhile", () => {
    hear(ending(1));
    expect(shown()).toEqual([END, END]);
    expect([client.update?.request, client.update?.version, client.news]).toEqual([null, 0, []]);
    vi.advanceTimersByTime(DWELL);
    expect(shown()).toEqual([{ version: 1 }, END]);
    expect([client.update?.request?.id, client.news.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(DWELL);
    hear(update(2));
    expect(shown()).toEqual([{ version: 2 }, null]);
  });

  test("waits for its turn", () => {
    hear(update(1), ending(2));
    expect(shown()).toEqual([{ version: 1 }, null]);
    vi.advanceTimersByTime(DWELL);
    expect(shown()).toEqual([END, END]);
  });

  test("comes along with the next round where nothing is shown step by step", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    hear(ending(1));
    expect(shown()).toEqual([{ version: 1 }, END]);
  });

  test("comes along for who skips it", () => {
    hear(update(1), ending(2), update(3));
    client.hurry();
    expect(shown()).toEqual([{ version: 3 }, END]);
  });

  test("a move that ended it is over with the next round", () => {
    client.move("pass");
    hear(ending(1), ack(idOfMove(), 1));
    expect([client.update?.view, client.pending?.move]).toEqual([END, "pass"]);
    vi.advanceTimersByTime(DWELL);
    expect([client.update?.view, client.pending]).toEqual([{ version: 1 }, null]);
  });

  test("is history for who comes to the table after it", () => {
    client.close();
    client = new TableClient("t1");
    FakeSocket.last.open();
    hear(ending(5));
    expect(shown()).toEqual([{ version: 5 }, null]);
  });

  test("is history among too much at once", () => {
    hear(update(1), ending(2), update(7, { happenings: [3, 4, 5, 6, 7].map(happening) }));
    client.hurry();
    expect(shown()).toEqual([{ version: 7 }, null]);
  });
});

describe("a new name", () => {
  const seated = (...names: string[]) =>
    ({
      type: "table",
      phase: "running",
      setting: { memory: "log" },
      seats: names.map((name) => ({ kind: "person", name })),
    }) as unknown as Parameters<typeof hear>[0];
  const sat = (name: string) => ({ verb: "table.sat", seat: 0, values: { name } });
  const toldOf = () => client.happenings.flatMap(({ events }) => events.map((e) => e.values?.name));

  test("is the one in what happened before, too", () => {
    hear(seated("Aki", "Ren"), update(1, { happenings: [{ version: 1, events: [sat("Aki")] }] }));
    vi.advanceTimersByTime(DWELL);
    hear(seated("Beni", "Ren"));
    vi.advanceTimersByTime(DWELL);
    expect(toldOf()).toEqual(["Beni"]);
  });

  test("two who have changed theirs for each other's are told apart", () => {
    const both = [{ version: 1, events: [sat("Aki"), sat("Ren")] }];
    hear(seated("Aki", "Ren"), update(1, { happenings: both }));
    vi.advanceTimersByTime(DWELL);
    hear(seated("Ren", "Aki"));
    vi.advanceTimersByTime(DWELL);
    expect(toldOf()).toEqual(["Ren", "Aki"]);
  });
});
