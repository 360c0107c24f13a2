/** Cards of one's own, picked for an action that is still to be chosen. */

import type { Group } from "@/games/moves";
import type { Thing } from "@/kit/identity";
import { takes, type Deed, type Place } from "./deeds";

export class Picking {
  place = $state<Place | null>(null);
  #names = $state.raw<readonly string[]>([]);
  #deeds: () => readonly Deed[];
  #things: (place: Place) => readonly Thing[];

  /** The picked cards. */
  cards: Group = $derived.by(() => (this.place ? this.#kinds(this.place) : []));
  /** What can be done with exactly these. */
  whole: readonly Deed[] = $derived.by(() => {
    const { place, cards } = this;
    if (!place) return [];
    return this.#deeds().filter(
      (deed) => deed.cards.length === cards.length && takes(deed, place, cards),
    );
  });

  /** Over the legal deeds, and the things that lie in a place, as they are at any time. */
  constructor(deeds: () => readonly Deed[], things: (place: Place) => readonly Thing[]) {
    this.#deeds = deeds;
    this.#things = things;
  }

  has({ name }: Thing): boolean {
    return this.#names.includes(name);
  }

  /** Whether anything can be done with a card, alone or with others. */
  canBegin(place: Place, { kind }: Thing): boolean {
    return this.#deeds().some((deed) => takes(deed, place, [kind]));
  }

  /** Pick a card, or put it back; what was picked elsewhere is let go. Whether that is possible. */
  toggle(place: Place, thing: Thing): boolean {
    if (this.has(thing)) this.#hold(place, without(this.#names, thing.name));
    else if (this.#fits(place, thing)) this.#hold(place, [...this.#namesIn(place), thing.name]);
    else if (this.#isElsewhere(place) && this.canBegin(place, thing))
      this.#hold(place, [thing.name]);
    else return false;
    return true;
  }

  /** The cards that would be picked with this one. */
  with(place: Place, { kind }: Thing): Group {
    return [...(this.place === place ? this.cards : []), kind];
  }

  clear(): void {
    this.#hold(null, []);
  }

  #fits(place: Place, thing: Thing): boolean {
    return this.#deeds().some((deed) => takes(deed, place, this.with(place, thing)));
  }

  /** Only flowers of one kind are arranged together: another kind begins anew. */
  #isElsewhere(place: Place): boolean {
    return place !== this.place || place === "up";
  }

  #namesIn(place: Place): readonly string[] {
    return place === this.place ? this.#names : [];
  }

  #kinds(place: Place): Group {
    return this.#things(place)
      .filter((thing) => this.has(thing))
      .map(({ kind }) => kind);
  }

  #hold(place: Place | null, names: readonly string[]): void {
    this.place = names.length ? place : null;
    this.#names = names;
  }
}

const without = (names: readonly string[], name: string) => names.filter((other) => other !== name);
