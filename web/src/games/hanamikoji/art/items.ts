/** Card faces of Hanamikoji. */

import type { CardFace } from "@/art/face";
import Fan from "@/art/Fan.svelte";
import Flute from "./Flute.svelte";
import Hairpin from "./Hairpin.svelte";
import Parasol from "./Parasol.svelte";
import Scroll from "./Scroll.svelte";
import Shamisen from "./Shamisen.svelte";
import TeaSet from "./TeaSet.svelte";

/** The seven geisha and their items, by the letters of the notation. */
export type ItemKind = "A" | "B" | "C" | "D" | "E" | "F" | "G";

export const ITEM_KINDS: readonly ItemKind[] = ["A", "B", "C", "D", "E", "F", "G"];

/** The colour of its card backs. */
export const BACK = "#7c2f3b";

export const ITEM_FACES: Record<ItemKind, CardFace> = {
  A: { ground: "#705490", mark: "A", Picture: Flute },
  B: { ground: "#c0392f", mark: "B", Picture: Fan },
  C: { ground: "#e8ddb7", mark: "C", Picture: Scroll },
  D: { ground: "#28415c", mark: "D", Picture: Shamisen },
  E: { ground: "#e7b7bf", mark: "E", Picture: Parasol },
  F: { ground: "#5a8a66", mark: "F", Picture: TeaSet },
  G: { ground: "#dc9c2a", mark: "G", Picture: Hairpin },
};
