import type { Component } from "svelte";
import type { ArtProps } from "./draw";

/** What a card shows: a picture on a coloured ground, and the sign that names its kind. */
export interface CardFace {
  ground: string;
  mark: string;
  Picture: Component<ArtProps>;
}
