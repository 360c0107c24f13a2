// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { bringAnyIntoSight, isStill, Travel } from "./travel";

type Frames = Record<string, string | number>[];

interface Sent {
  element: Element;
  frames: Frames;
  finish: () => void;
}

let sent: Sent[];
let still: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  still = false;
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  Element.prototype.animate = function (this: Element, frames: Frames) {
    const animation = { finish: vi.fn(), onfinish: null };
    sent.push({ element: this, frames, finish: animation.finish });
    return animation;
  } as unknown as Element["animate"];
});

/** A thing that lies somewhere. */
function thing(left: number, top = 0, width = 10): HTMLElement {
  const element = document.createElement("div");
  lay(element, left, top, width);
  return element;
}

function lay(element: Element, left: number, top = 0, width = 10): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, width);
}

/** Have things named; how to take a name off again. */
function name(travel: Travel, element: Element, key: string, origin?: string): () => void {
  return travel.key(key, origin)(element) as () => void;
}

describe("what a change moves", () => {
  test("travels from where it was, as large as it was there", () => {
    const travel = new Travel();
    const card = thing(100, 50, 20);
    name(travel, card, "card");
    travel.during(() => lay(card, 0, 0, 10));
    expect(sent.map(({ element }) => element)).toEqual([card]);
    expect(sent[0]!.frames[0]!.transform).toBe("translate(100px, 50px) scale(2)");
    expect(sent[0]!.frames[1]!.transform).toBe("none");
  });

  test("stays where it is if it has not moved", () => {
    const travel = new Travel();
    name(travel, thing(100), "card");
    travel.during(() => undefined);
    expect(sent).toEqual([]);
  });

  test("travels also as another element under the same name", () => {
    const travel = new Travel();
    const unname = name(travel, thing(100), "card");
    travel.during(() => {
      unname();
      name(travel, thing(0), "card");
    });
    expect(sent[0]!.frames[0]!.transform).toContain("translate(100px, 0px)");
  });

  test("keeps its name when the element before goes later than it came", () => {
    const travel = new Travel();
    const unname = name(travel, thing(100), "card");
    travel.during(() => {
      name(travel, thing(0), "card");
      unname();
    });
    expect(sent).toHaveLength(1);
  });

  test("comes from its origin if it was nowhere", () => {
    const travel = new Travel();
    name(travel, thing(300), "deck");
    travel.during(() => name(travel, thing(0), "card", "deck"));
    expect(sent[0]!.frames[0]!.transform).toContain("translate(300px, 0px)");
  });

  test("fades in if it came from nowhere", () => {
    const travel = new Travel();
    travel.during(() => name(travel, thing(0), "card"));
    expect(sent[0]!.frames).toEqual([{ opacity: 0 }, { opacity: 1 }]);
  });
});

describe("what is too fast to be followed", () => {
  test("is caught up with at once", () => {
    const travel = new Travel();
    const card = thing(100);
    name(travel, card, "card");
    travel.during(() => lay(card, 50));
    vi.advanceTimersByTime(100);
    travel.during(() => lay(card, 0));
    expect(sent).toHaveLength(1);
    expect(sent[0]!.finish).toHaveBeenCalled();
  });

  test("travels again after a while", () => {
    const travel = new Travel();
    const card = thing(100);
    name(travel, card, "card");
    travel.during(() => lay(card, 50));
    vi.advanceTimersByTime(500);
    travel.during(() => lay(card, 0));
    expect(sent).toHaveLength(2);
  });
});

test("nothing travels for who wants nothing to move", () => {
  still = true;
  expect(isStill()).toBe(true);
  const travel = new Travel();
  const card = thing(100);
  name(travel, card, "card");
  travel.during(() => lay(card, 0));
  expect(sent).toEqual([]);
});

describe("a table", () => {
  const timing = (endTime: number) => ({ effect: { getComputedTiming: () => ({ endTime }) } });
  const moving = { ...timing(280), finish: vi.fn() };
  const forever = { ...timing(Infinity), finish: vi.fn() };

  test.each(["pointerdown", "keydown"])("skips what moves on it, by %s", (event) => {
    const table = thing(0);
    table.getAnimations = () => [moving, forever] as unknown as Animation[];
    const detach = new Travel().skippable(table) as () => void;
    table.dispatchEvent(new Event(event));
    expect(moving.finish).toHaveBeenCalledOnce();
    expect(forever.finish).not.toHaveBeenCalled();
    detach();
    table.dispatchEvent(new Event(event));
    expect(moving.finish).toHaveBeenCalledOnce();
  });
});

describe("what is out of sight", () => {
  function scrolling(element: HTMLElement) {
    return (element.scrollIntoView = vi.fn<HTMLElement["scrollIntoView"]>());
  }

  test("is scrolled to, unless any of it can be seen", () => {
    const [first, second] = [thing(0), thing(50)];
    const scroll = scrolling(first);
    document.elementFromPoint = () => second;
    bringAnyIntoSight([first, second]);
    expect(scroll).not.toHaveBeenCalled();
    document.elementFromPoint = () => document.body;
    bringAnyIntoSight([first, second]);
    expect(scroll).toHaveBeenCalledWith({ block: "center", behavior: "smooth" });
    bringAnyIntoSight([]);
  });

  test("is there at once for who wants nothing to move", () => {
    const element = thing(0);
    const scroll = scrolling(element);
    still = true;
    document.elementFromPoint = () => document.body;
    bringAnyIntoSight([element]);
    expect(scroll).toHaveBeenCalledWith({ block: "center", behavior: "instant" });
  });
});
