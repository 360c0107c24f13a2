/** What the parts of this table share: the pieces as they lie, and the move in the making. */

import type { TableProps } from "@/games/contract";
import { labelled } from "@/games/labels";
import { Identity, type Named, type Thing } from "@/kit/identity";
import { Travel } from "@/kit/travel";
import type { Happening } from "@/protocol";
import { who, type Person } from "@/story";
import { PIECE_KINDS, type Edition, type PieceKind } from "./art/pieces";
import { words } from "@/words/words.svelte";
import { placesOf, total } from "./bunches";
import { keeping, screening } from "./handful";
import type { HitohiraFailureView, HitohiraView } from "./view";

/** Why somebody's draw has failed. */
export interface Failed extends HitohiraFailureView {
  seat: number | null;
}

type Props = TableProps<HitohiraView>;

const GROUPS = ["warm", "cool"];

const WHY = "why-";
const USE = "use ";

/** Milliseconds from one piece that comes out of the pouch to the next. */
export const ONE_BY_ONE = 90;

export class Desk {
  readonly travel = new Travel();
  /** The view that is shown. */
  view = $state.raw<HitohiraView>()!;
  /** Every piece in sight, by its place. */
  things = $state.raw<Named>({});
  /** Pieces of this turn that are picked, to be kept or to go behind the screen. */
  picked = $state.raw<readonly Thing[]>([]);
  /** The move that is about to be made with an ability, or with a single piece. */
  chosen = $state<string | null>(null);
  /** The piece by which it was chosen: others may be of the same colour. */
  #by = $state.raw<Thing | null>(null);
  /** The last failure, until the observer draws: others play on before one has read it. */
  failed = $state.raw<Failed | null>(null);
  /** How many draws have failed in sight: each blows petals away. */
  gusts = $state(0);
  #identity = new Identity();
  #props: () => Props;

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it is made anew, never changed
  legal = $derived.by(() => new Set(this.moves));
  /** The move that the picked pieces make. */
  whole = $derived.by(() => {
    return this.legal.has(this.wording) ? this.wording : null;
  });

  constructor(props: () => Props) {
    this.#props = props;
    this.#lay(props().view, []);
  }

  // --- what there is ------------------------------------------------------------------------------

  get words() {
    return this.#props().words;
  }

  /** Empty until the view is shown that they belong to. */
  get moves(): readonly string[] {
    const { request, view } = this.#props();
    return view === this.view ? (request?.moves ?? []) : [];
  }

  get busy(): boolean {
    return this.#props().busy;
  }

  get edition(): Edition {
    return this.view.game as Edition;
  }

  /** Whether the observer decides now, in one of these phases. */
  asks(...phases: string[]): boolean {
    return this.moves.length > 0 && phases.includes(this.view.phase);
  }

  at(place: string, kind?: PieceKind): readonly Thing[] {
    const things = this.things[place] ?? [];
    return kind ? things.filter((thing) => thing.kind === kind) : things;
  }

  /** A move in words. */
  label(move: string): string {
    const { words, tell, names } = this.#props();
    return labelled(move, { words, tell, names, me: this.view.seat });
  }

  /** The ability that is about to be used. */
  get ability(): string | null {
    return this.chosen?.startsWith(USE) ? this.chosen.slice(USE.length) : null;
  }

  name(seat: number): string {
    return this.#props().names[seat] ?? "";
  }

  /** Somebody in a sentence. */
  who(seat: number | null): Partial<Person> {
    return who(seat, { names: this.#props().names, me: this.view.seat });
  }

  colour(kind: string): string {
    return this.#props().tell.card(kind, this.words);
  }

  /** The letter that is written on a piece. */
  mark(kind: string): string {
    return this.words.text(`web.mark.${kind}`);
  }

  points(count: number): string {
    return this.words.text("score", { count });
  }

  /** What the places of a group pay. */
  payments(group: string): readonly number[] {
    return this.view.payments[GROUPS.indexOf(group)] ?? [];
  }

  /** Why a draw has failed, in a sentence. */
  why({ rule, colours, blacks }: HitohiraFailureView): string {
    const cards = words.list(colours.map((kind) => this.colour(kind)));
    return this.words.text(`event.why-${rule}`, { cards, count: blacks });
  }

  /** Several colours as they are read out, equal ones once. */
  colours(kinds: readonly string[]): string {
    const told = PIECE_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => {
      const count = kinds.filter((other) => other === kind).length;
      return count > 1 ? `${this.colour(kind)} ×${count}` : this.colour(kind);
    });
    return told.join(" · ");
  }

  /** How an opponent is written in the observer's moves. */
  distance(seat: number): string {
    const { players, active } = this.view;
    return `+${(seat - (active ?? 0) + players) % players}`;
  }

  /** Whether a bot recommends a move, or one that begins like it. */
  advises(start: string): boolean {
    const best = this.#props().hints[0]?.move;
    return best !== undefined && `${best} `.startsWith(`${start} `);
  }

  /** Whether a bot recommends to pick a piece of this turn. */
  advisesPiece(thing: Thing): boolean {
    const [, first, second] = (this.#props().hints[0]?.move ?? "").split(" ");
    const at = this.at("turn", thing.kind as PieceKind).indexOf(thing);
    switch (this.view.phase) {
      case "keep":
        return at === 0 && [first, second].includes(thing.kind);
      case "screen":
        return first === thing.kind && at < Number(second);
      default:
        return at === 0 && first === "turn" && second === thing.kind;
    }
  }

  /** Whether a move was chosen, by a certain piece if there is one. */
  isChosen(move: string, by: Thing | null = null): boolean {
    return this.chosen === move && this.#by === by;
  }

  /** A move that can be chosen here now: once one is, it is the confirmation that makes it. */
  offers(move: string | undefined): string | undefined {
    return move && this.chosen === null && this.legal.has(move) ? move : undefined;
  }

  // --- what can be done ---------------------------------------------------------------------------

  propose(move: string): void {
    if (!this.busy) this.#props().propose(move);
  }

  /** Pick a piece of this turn, or put it back. */
  pick(thing: Thing): void {
    const handful = { moves: this.moves, picked: this.picked, turn: this.at("turn") };
    if (this.view.phase === "keep") this.picked = keeping(handful, thing);
    else if (this.view.phase === "screen") this.picked = screening(handful, thing);
    else this.choose(`${this.view.phase} turn ${thing.kind}`, thing);
  }

  /**
   * Choose what cannot be taken back, and the same again to do it; of what is not possible the
   * server says why.
   */
  choose(move: string, by: Thing | null = null): void {
    if (!this.legal.has(move) || this.isChosen(move, by)) this.propose(move);
    else {
      this.chosen = move;
      this.#by = by;
    }
  }

  begin(): void {
    this.picked = [];
    this.chosen = null;
    this.#by = null;
  }

  /** A key stands for the number or the letter that is written on what it picks; 0 for nothing. */
  press(key: string): boolean {
    const kind = this.#kindOf(key.toUpperCase());
    if (key === "Escape") this.begin();
    else if (key === "0") this.#refuse();
    else if (/^[1-8]$/.test(key) && this.asks("grab")) this.propose(`grab ${key}`);
    else if (kind) this.#pressColour(kind);
    else return false;
    return true;
  }

  /** Who cannot type what is written may use the letters of the notation. */
  #kindOf(letter: string): PieceKind | undefined {
    const marked = PIECE_KINDS.find((kind) => this.mark(kind) === letter);
    return marked ?? PIECE_KINDS.find((kind) => kind === letter);
  }

  #refuse(): void {
    const nothing = this.moves.find((move) => move === "stop" || move.endsWith(" none"));
    if (nothing) this.propose(nothing);
  }

  #pressColour(kind: PieceKind): void {
    if (this.asks("keep", "screen")) {
      const mine = this.at("turn", kind);
      const next = mine.find((thing) => !this.picked.includes(thing)) ?? mine[0];
      if (next) this.pick(next);
      return;
    }
    const [move, ...others] = this.moves.filter((text) => text.endsWith(` ${kind}`));
    if (move && !others.length) this.choose(move, this.#firstOf(move, kind));
  }

  /** The piece that a move is chosen by, where several may be of its colour. */
  #firstOf(move: string, kind: PieceKind): Thing | null {
    if (move.includes(" turn ")) return this.at("turn", kind)[0] ?? null;
    return this.asks("choose") ? (this.at("held", kind)[0] ?? null) : null;
  }

  /** What the picked pieces make, legal or not yet. */
  get wording(): string {
    const kinds = this.picked.map(({ kind }) => kind);
    if (this.view.phase === "screen") return `screen ${kinds[0] ?? "none"} ${kinds.length}`;
    return `keep ${PIECE_KINDS.filter((kind) => kinds.includes(kind)).join(" ")}`;
  }

  // --- what happens -------------------------------------------------------------------------------

  /** Show a new view; what is news is acted out. */
  show(view: HitohiraView, news: readonly Happening[]): void {
    if (view === this.view) return;
    if (news.length) this.travel.during(() => this.#lay(view, news));
    else this.#lay(view, news);
  }

  #lay(view: HitohiraView, news: readonly Happening[]): void {
    this.#learn(view, news);
    this.view = view;
    this.things = this.#identity.name(placesOf(view, news));
    this.begin();
  }

  /** What fails with nothing but Blacks is over before there is a view of it. */
  #learn(view: HitohiraView, news: readonly Happening[]): void {
    const events = news.flatMap(({ events }) => events);
    const fail = events.findLast(({ verb }) => verb === "fail");
    const why = events.findLast(({ verb }) => verb.startsWith(WHY));
    if (fail) this.gusts += 1;
    if (view.failure) this.failed = { ...view.failure, seat: view.active };
    else if (fail && why)
      this.failed = {
        seat: fail.seat ?? null,
        rule: why.verb.slice(WHY.length),
        colours: why.cards ?? [],
        blacks: why.count ?? 0,
      };
    else if (view.over || (view.active === view.seat && total(view.turn))) this.failed = null;
  }
}
