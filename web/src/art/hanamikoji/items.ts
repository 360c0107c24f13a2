import type { CardFace } from "../face";
import Fan from "./Fan.svelte";
import Flute from "./Flute.svelte";
import Hairpin from "./Hairpin.svelte";
import Parasol from "./Parasol.svelte";
import Scroll from "./Scroll.svelte";
import Shamisen from "./Shamisen.svelte";
import TeaSet from "./TeaSet.svelte";

/** The seven geisha and their items, by the letters of the notation. */
export type ItemKind = "A" | "B" | "C" | "D" | "E" | "F" | "G";

export const ITEM_KINDS: readonly ItemKind[] = ["A", "B", "C", "D", "E", "F", "G"];

export const ITEM_FACES: Record<ItemKind, CardFace> = {
  A: { ground: "#745693", mark: "A", Picture: Flute },
  B: { ground: "#c0392f", mark: "B", Picture: Fan },
  C: { ground: "#e6dcb8", mark: "C", Picture: Scroll },
  D: { ground: "#2d425c", mark: "D", Picture: Shamisen },
  E: { ground: "#f67b91", mark: "E", Picture: Parasol },
  F: { ground: "#5f8e69", mark: "F", Picture: TeaSet },
  G: { ground: "#e4b352", mark: "G", Picture: Hairpin },
};
