// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { afterPanels, isPanelStep, panelOpened } from "./panels";

const settled = () => new Promise((done) => setTimeout(done, 50));

afterEach(settled);

test("back closes the panel on top, and only that", async () => {
  const below = vi.fn();
  const closedBelow = panelOpened(below);
  const above = vi.fn(() => closedAbove());
  const closedAbove = panelOpened(above);
  history.back();
  await settled();
  expect(above).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
  expect(isPanelStep()).toBe(true);
  closedBelow();
  await settled();
  expect(isPanelStep()).toBe(false);
});

test("a panel that is closed otherwise leaves no step behind", async () => {
  panelOpened(() => undefined)();
  await settled();
  expect(isPanelStep()).toBe(false);
});

test("one panel takes the place of another", async () => {
  const close = vi.fn();
  const closed = panelOpened(() => undefined);
  closed();
  const closedNext = panelOpened(close);
  await settled();
  expect(isPanelStep()).toBe(true);
  expect(close).not.toHaveBeenCalled();
  closedNext();
});

test("two that close together are one step", async () => {
  const back = vi.spyOn(history, "back");
  const closed = [panelOpened(() => undefined), panelOpened(() => undefined)];
  for (const close of closed) close();
  await settled();
  expect(back).toHaveBeenCalledOnce();
});

test("who goes on while a step back is under way goes on after it", async () => {
  panelOpened(() => undefined)();
  const goOn = vi.fn();
  await new Promise((done) => setTimeout(done));
  afterPanels(goOn);
  await settled();
  expect(goOn).toHaveBeenCalledOnce();
  afterPanels(goOn);
  expect(goOn).toHaveBeenCalledTimes(2);
});
