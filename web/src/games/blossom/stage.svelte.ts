/** The table as it is shown: it follows the view, and cards travel when it changes. */

import { Identity, UNKNOWN, type Named, type Places, type Thing } from "@/kit/identity";
import { Travel } from "@/kit/travel";
import { DECK, type Place } from "./deeds";
import type { BlossomSeatView, BlossomView } from "./view";

/** When a turn is under way. */
const TURN = ["act", "draw", "choose"];

export class Stage {
  readonly travel = new Travel();
  view: BlossomView;
  things: Named;
  #identity = new Identity();

  constructor(view: BlossomView) {
    this.view = $state.raw(view);
    this.things = $state.raw(this.#identity.name(places(view)));
  }

  /** Go on to another view; cards travel if it is to be acted out. */
  show(view: BlossomView, isActed: boolean): void {
    if (view === this.view) return;
    if (isActed) this.travel.during(() => this.#set(view));
    else this.#set(view);
  }

  of(place: string, seat?: number): readonly Thing[] {
    return this.things[seat === undefined ? place : `${place} ${seat}`] ?? [];
  }

  /** What can be picked in a place: one's own, or what all share. */
  picks(place: Place, me: number | null): readonly Thing[] {
    if (place === "deck") return [DECK];
    if (place === "garden") return this.of(place);
    return me === null ? [] : this.of(place, me);
  }

  /** How many actions of their turn a seat has done; `null` if it is not their turn. */
  done(seat: number): number | null {
    const { mover, phase, action } = this.view;
    return mover === seat && TURN.includes(phase) ? action : null;
  }

  #set(view: BlossomView): void {
    this.view = view;
    this.things = this.#identity.name(places(view));
  }
}

function places({ seats, garden }: BlossomView): Places {
  const yards = seats.flatMap((side, seat) => [
    [`hand ${seat}`, side.hand ?? concealed(side)],
    [`up ${seat}`, side.up],
    [`down ${seat}`, side.down ?? unknown(side.down_size)],
  ]);
  return Object.fromEntries([...yards, ["garden", garden]]) as Places;
}

/** Somebody else's hand: what they were seen to take, and cards nobody saw. */
function concealed({ held, hand_size }: BlossomSeatView): string[] {
  const known = held ?? [];
  return [...known, ...unknown(hand_size - known.length)];
}

const unknown = (count: number) => Array.from({ length: count }, () => UNKNOWN);
