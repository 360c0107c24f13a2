/** A move in the making: pick a verb and tokens by click or key until it is whole. */

import { choices, extended, parsed, type Group } from "./moves";

export class Choosing {
  verb = $state<string | null>(null);
  groups = $state.raw<readonly Group[]>([[]]);
  #legal: () => readonly string[];
  #isOrdered: (verb: string) => boolean;
  #moves = $derived.by(() => this.#legal().map(parsed));
  /** What may be picked next. */
  next = $derived.by(() =>
    choices(this.#moves, this.verb, this.groups, this.#isOrdered(this.verb ?? "")),
  );

  /**
   * Over the legal moves as they are at any time; verbs are unordered unless told. A new request
   * wants a new beginning: `begin(null)`.
   */
  constructor(legal: () => readonly string[], isOrdered: (verb: string) => boolean = () => false) {
    this.#legal = legal;
    this.#isOrdered = isOrdered;
  }

  begin(verb: string | null): void {
    this.verb = verb;
    this.groups = [[]];
  }

  pick(token: string): void {
    if (this.next.tokens.has(token)) this.groups = extended(this.groups, token);
    else if (this.next.more) this.#pickInNextGroup(token);
  }

  #pickInNextGroup(token: string): void {
    const before = this.groups;
    this.groups = [...before, []];
    if (this.next.tokens.has(token)) this.groups = extended(this.groups, token);
    else this.groups = before;
  }

  /** Put back the token picked last, then the verb. */
  unpick(): void {
    const groups = this.groups.filter((group) => group.length > 0);
    const last = groups.pop();
    if (!last) this.begin(null);
    else this.groups = last.length > 1 || !groups.length ? [...groups, last.slice(0, -1)] : groups;
  }

  /**
   * A key: Escape begins afresh, Backspace puts back, Enter proposes a whole move, and whatever
   * `tokenOf` knows is picked. Whether it meant anything.
   */
  press(key: string, propose: (move: string) => void, tokenOf: (key: string) => string | null) {
    const token = tokenOf(key);
    if (key === "Escape") this.begin(null);
    else if (key === "Backspace") this.unpick();
    else if (key === "Enter" && this.next.whole) propose(this.next.whole.text);
    else if (token !== null) this.pick(token);
    else return false;
    return true;
  }
}
