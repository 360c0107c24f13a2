import type { Component } from "svelte";
import type { ArtProps } from "@/art/draw";
import { byGame } from "./folders";

/** The pictures of the home page, by the id of the game; 8 by 5, cut at the sides if need be. */
export const COVERS = byGame(
  import.meta.glob<Component<ArtProps>>("./**/Cover.svelte", { eager: true, import: "default" }),
);
