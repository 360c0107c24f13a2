// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { Asking } from "./asking";
import { explained, explainer } from "./explain.svelte";

let asking: Asking;
let forget: (() => void)[];

/** Things that are explained, and are no buttons. */
function things(...names: string[]): HTMLElement[] {
  return names.map((name) => {
    const thing = document.body.appendChild(document.createElement("p"));
    thing.checkVisibility = () => true;
    thing.scrollIntoView = () => undefined;
    const done = explained(() => ({ lines: [name], rule: `of ${name}` }))(thing);
    forget.push(() => {
      done?.();
      thing.remove();
    });
    return thing;
  });
}

beforeEach(() => {
  asking = new Asking();
  forget = [];
});

afterEach(() => {
  asking.end();
  for (const done of forget) done();
});

const told = () => explainer.shown?.lines[0];

test("arrow keys go from one thing to the next, and round", () => {
  const [deck] = things("deck", "marker", "robe");
  const path = ["ArrowRight", "ArrowDown", "End", "ArrowRight", "ArrowLeft", "Home"].map((key) => {
    expect(asking.press(key)).toBe(true);
    return told();
  });
  expect(path).toEqual(["deck", "marker", "robe", "deck", "robe", "deck"]);
  expect(asking.rule).toBe("of deck");
  expect(deck!.hasAttribute("data-asked")).toBe(true);
});

test("what is gone is passed over, what is hidden is not to be asked about", () => {
  const [, , robe] = things("deck", "marker", "robe");
  asking.press("End");
  asking.press("ArrowLeft");
  forget[1]!();
  robe!.checkVisibility = () => false;
  asking.press("ArrowRight");
  expect(told()).toBe("deck");
});

test("other keys are no step, and nothing stays when it ends", () => {
  const [deck] = things("deck");
  expect(asking.press("a")).toBe(false);
  asking.press("ArrowRight");
  asking.end();
  expect(explainer.shown).toBeNull();
  expect(deck!.hasAttribute("data-asked")).toBe(false);
});
