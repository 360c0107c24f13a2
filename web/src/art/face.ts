import type { Component } from "svelte";
import type { ArtProps } from "./draw";

/** What a card shows: a picture on a coloured ground, and the sign that names its kind. */
export interface CardFace {
  ground: string;
  mark: string;
  Picture: Component<ArtProps>;
}

/** The colour of each game's card backs. */
export const BACKS = { hanamikoji: "#7c2f3b", blossom: "#3f6b57", kasane: "#5a4a78" } as const;
