/** Identity tracking: lasting names (keys) for things that a view does not tell apart. */

/** The kinds that lie in each place, as a view tells them. */
export type Places = Record<string, readonly string[]>;

/** The same places with a lasting name for every single thing. */
export type Named = Record<string, readonly Thing[]>;

export interface Thing {
  name: string;
  kind: string;
}

/** The kind of a thing that lies face down to whoever looks. */
export const UNKNOWN = "";

/**
 * Names things that a view does not tell apart, so that they can travel: what stays in its place
 * keeps its name, what vanished from one place and appeared in another takes its name along, also
 * when it is turned up or down on the way.
 */
export class Identity {
  #known: Named = {};
  #made = 0;

  name(places: Places): Named {
    const left = new Map(
      Object.entries(this.#known).map(([place, things]) => [place, [...things]]),
    );
    const draft = Object.entries(places).map(([place, kinds]) => {
      const here = left.get(place) ?? [];
      return [place, kinds.map((kind) => ({ kind, thing: take(here, kind) }))] as const;
    });
    const adrift = [...left.values()].flat();
    this.#known = Object.fromEntries(
      draft.map(([place, slots]) => [
        place,
        slots.map(({ kind, thing }) => thing ?? found(adrift, kind) ?? this.#make(kind)),
      ]),
    );
    return this.#known;
  }

  #make(kind: string): Thing {
    this.#made += 1;
    return { kind, name: `${kind}-${this.#made}` };
  }
}

/** What has vanished elsewhere and may be this: the same kind, or one that was or becomes hidden. */
function found(adrift: Thing[], kind: string): Thing | undefined {
  const thing = take(adrift, kind) ?? (kind === UNKNOWN ? adrift.shift() : take(adrift, UNKNOWN));
  return thing && { ...thing, kind };
}

/** Take the first thing of a kind out of a list. */
function take(things: Thing[], kind: string): Thing | undefined {
  const at = things.findIndex((thing) => thing.kind === kind);
  return at < 0 ? undefined : things.splice(at, 1)[0];
}
