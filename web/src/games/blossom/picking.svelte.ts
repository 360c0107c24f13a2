/** Cards picked for an action that is still to be chosen, and what a cherry is for. */

import { without as less, type Group } from "@/games/moves";
import type { Thing } from "@/kit/identity";
import { givesOne, takes, type Deed, type Place } from "./deeds";

export class Picking {
  place = $state<Place | null>(null);
  #names = $state.raw<readonly string[]>([]);
  /** Kinds of the garden that a picked cherry is to be given for. */
  wanted = $state.raw<Group>([]);
  #request: number | undefined;
  #deeds: () => readonly Deed[];
  #things: (place: Place) => readonly Thing[];

  /** The picked cards. */
  cards: Group = $derived.by(() => (this.place ? this.#kinds(this.place) : []));
  /** What can be done with these, whatever is wanted for them. */
  #possible: readonly Deed[] = $derived.by(() => {
    const { place, cards } = this;
    if (!place) return [];
    return this.#deeds().filter(
      (deed) => deed.cards.length === cards.length && takes(deed, place, cards),
    );
  });
  /** What can be done with exactly these, for exactly what is wanted. */
  whole: readonly Deed[] = $derived.by(() => {
    const { length } = this.wanted;
    return this.#bringing(this.wanted).filter(({ wanted }) => wanted.length === length);
  });
  /** Whether cards of the garden can be wanted for what is picked. */
  canWant: boolean = $derived(this.#possible.some(({ wanted }) => wanted.length > 0));

  /** Over the legal deeds, and the things that lie in a place, as they are at any time. */
  constructor(deeds: () => readonly Deed[], things: (place: Place) => readonly Thing[]) {
    this.#deeds = deeds;
    this.#things = things;
  }

  has({ name }: Thing): boolean {
    return this.#names.includes(name);
  }

  canBeWanted(kind: string): boolean {
    return this.#bringing([kind]).length > 0;
  }

  /** Want one more of a kind; if that cannot be, none of it any more, or it and nothing else. */
  want(kind: string): void {
    const more = [...this.wanted, kind];
    if (this.#bringing(more).length) this.wanted = more;
    else if (this.wanted.includes(kind)) this.wanted = without(this.wanted, kind);
    else this.wanted = [kind];
  }

  /** What can be done with the picked cards that brings these of the garden, and perhaps more. */
  #bringing(kinds: Group): readonly Deed[] {
    return this.#possible.filter(({ wanted }) => less(wanted, kinds) !== null);
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

  /** Whatever was picked for another request is forgotten. */
  begin(request: number | undefined): void {
    if (request !== this.#request) this.clear();
    this.#request = request;
  }

  clear(): void {
    this.#hold(null, []);
  }

  #fits(place: Place, thing: Thing): boolean {
    return this.#deeds().some((deed) => takes(deed, place, this.with(place, thing)));
  }

  /** Only flowers of one kind are arranged together, and one card is drawn: another begins anew. */
  #isElsewhere(place: Place): boolean {
    return place !== this.place || place === "up" || givesOne(place);
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
    this.wanted = [];
  }
}

const without = (names: readonly string[], name: string) => names.filter((other) => other !== name);
