import type { Component } from "svelte";
import type { ArtProps } from "../draw";
import BlossomCover from "./BlossomCover.svelte";
import CerisierCover from "./CerisierCover.svelte";
import HanamikojiCover from "./HanamikojiCover.svelte";
import HitohiraCover from "./HitohiraCover.svelte";
import KasaneCover from "./KasaneCover.svelte";

/** The pictures of the home page, by the id of the game; 8 by 5, cut at the sides if need be. */
export const COVERS: Record<string, Component<ArtProps>> = {
  hitohira: HitohiraCover,
  cerisier: CerisierCover,
  hanamikoji: HanamikojiCover,
  blossom: BlossomCover,
  kasane: KasaneCover,
};
