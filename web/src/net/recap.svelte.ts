/**
 * Client state: what happened at a table while nobody here looked, step by step. It is made of what
 * our seat was sent, which the server tells again: so it shows nothing that we might not have seen.
 */

import { isStill } from "@/kit/travel";
import type { Event, Happening, Update } from "@/protocol";
import { getLines } from "./http";

/** Something that happened, and the table right after. */
interface Step {
  happening: Happening;
  view: unknown;
}

/** Milliseconds for which the table is shown as it was left. */
const BEFORE = 800;
/** For which a step is left to be read and looked at … */
const STEP = 2400;
/** … and all of them together, where there are many. */
const IN_ALL = 20_000;

export class Recap {
  /** What there is to tell; nothing once it has been told. */
  steps = $state.raw<readonly Step[]>([]);
  /** Who wants nothing to move gets a list, until they have read it. */
  isList = $state(false);
  /** How many of the steps have been shown. */
  count = $state(0);
  #before = $state.raw<unknown>(null);
  #asked = $state.raw<object | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  /** Whether the table is shown as it was, rather than as it is. */
  get isShowing(): boolean {
    return this.steps.length > 0 && !this.isList;
  }

  get step(): Step | null {
    return this.isShowing ? (this.steps[this.count - 1] ?? null) : null;
  }

  get view(): unknown {
    return this.step?.view ?? (this.isShowing ? this.#before : null);
  }

  /** Whether there is nothing that we have not been told, as far as we know. */
  get isOver(): boolean {
    return !this.#asked && !this.steps.length;
  }

  /** Tell what came after a version that was seen. Where nobody answers, nothing is told. */
  async tell(since: number): Promise<void> {
    this.end();
    const asked = {};
    this.#asked = asked;
    const path = `/api/tables/${this.table}/transcript?since=${since - 1}`;
    const [before, ...missed] = await getLines<Update>(path).catch(() => []);
    if (this.#asked !== asked) return; // whoever has seen enough is told nothing later
    this.#asked = null;
    this.#begin(before?.view, missed.flatMap(stepsOf));
  }

  /** Whoever presses anything has seen enough; a list has a button of its own. */
  skip = () => {
    if (!this.isList) this.end();
  };

  end = () => {
    clearTimeout(this.#timer);
    this.#asked = null;
    this.steps = [];
    this.isList = false;
  };

  #begin(before: unknown, steps: readonly Step[]): void {
    this.#before = before ?? steps[0]?.view;
    this.count = 0;
    this.isList = isStill();
    this.steps = steps;
    if (this.isShowing) this.#timer = setTimeout(this.#next, BEFORE);
  }

  #next = () => {
    if (this.count === this.steps.length) {
      this.end();
      return;
    }
    this.count += 1;
    this.#timer = setTimeout(this.#next, Math.min(STEP, IN_ALL / this.steps.length));
  };
}

/** The move that ends a round shows how it ended, not what was dealt after it. */
function stepsOf({ happenings, view, round_end: end }: Update): readonly Step[] {
  if (view === null) return [];
  return happenings
    .map(({ version, events }) => ({ version, events: events.filter(isStory) }))
    .filter(({ events }) => events.length)
    .map((happening) => ({ happening, view: end ?? view }));
}

/** What people say to each other is in the log. */
const isStory = ({ verb }: Event) => verb !== "table.said";
