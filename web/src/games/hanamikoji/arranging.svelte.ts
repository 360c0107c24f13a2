/** An action in the making: single cards of the hand, each in a place of its own. */

import { equals, parsed, type Group, type Move } from "@/games/moves";
import type { Thing } from "@/kit/identity";

export class Arranging {
  verb = $state<string | null>(null);
  /** The names of the cards that lie in each place. Cards may be chosen before the action is. */
  places = $state.raw<readonly (string | null)[]>([]);
  #legal: () => readonly string[];
  #hand: () => readonly Thing[];
  #moves = $derived.by(() => this.#legal().map(parsed));

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is made anew, never changed
  verbs = $derived.by(() => new Set(this.#moves.map((move) => move.verb)));
  /** How many cards go into each group. */
  shape = $derived.by(() => this.#shapeOf(this.verb));
  /** The places, group by group, as indices. */
  groups = $derived.by(() => {
    let next = 0;
    return this.shape.map((size) => Array.from({ length: size }, () => next++));
  });
  isBegun = $derived.by(() => this.verb !== null || this.places.some((name) => name !== null));
  missing = $derived.by(
    () => this.groups.flat().length - this.places.filter((name) => name !== null).length,
  );
  whole: Move | null = $derived.by(() => {
    const picked = this.groups.map((group) => this.#kindsAt(group));
    const ofVerb = this.#moves.filter((move) => move.verb === this.verb);
    return ofVerb.find((move) => equals(move, picked)) ?? null;
  });

  constructor(legal: () => readonly string[], hand: () => readonly Thing[]) {
    this.#legal = legal;
    this.#hand = hand;
  }

  clear(): void {
    this.begin(null);
    this.places = [];
  }

  /** Choose an action; cards that were chosen already stay as far as there is room. */
  begin(verb: string | null): void {
    const chosen = this.places.filter((name) => name !== null);
    this.verb = verb;
    this.places = this.groups.flat().map((at) => chosen[at] ?? null);
  }

  has(name: string): boolean {
    return this.places.includes(name);
  }

  /** Into the first free place, or else the last; or back into the hand. */
  toggle(name: string): void {
    if (this.has(name)) this.places = this.places.map((other) => (other === name ? null : other));
    else this.put(name, this.groups.flat().find((at) => !this.places[at]) ?? this.#last);
  }

  /** Into a certain place; what was there goes where this came from. */
  put(name: string, place: number): void {
    const from = this.places.indexOf(name);
    const places = this.groups.flat().map((at) => this.places[at] ?? null);
    if (from >= 0) places[from] = places[place] ?? null;
    places[place] = name;
    this.places = places;
  }

  thingAt(place: number): Thing | undefined {
    return this.#hand().find(({ name }) => name === this.places[place]);
  }

  /** The first card of a kind that is not chosen yet, or else one that is. */
  ofKind(kind: string): Thing | undefined {
    const all = this.#hand().filter((thing) => thing.kind === kind);
    return all.find(({ name }) => !this.has(name)) ?? all[0];
  }

  get #last(): number {
    return this.groups.flat().length - 1;
  }

  /** As one of the legal moves has it; without an action, one group with room for any of them. */
  #shapeOf(verb: string | null): readonly number[] {
    const sizes = (move: Move) => move.groups.map((group) => group.length);
    const total = (move: Move) => move.groups.flat().length;
    if (verb === null) return [Math.max(0, ...this.#moves.map(total))];
    const move = this.#moves.find((move) => move.verb === verb);
    return move ? sizes(move) : [];
  }

  #kindsAt(places: readonly number[]): Group {
    return places.flatMap((at) => this.thingAt(at)?.kind ?? []);
  }
}
