/** Card faces of Kasane. */

import type { CardFace } from "@/art/face";
import Bellflower from "@/art/flowers/Bellflower.svelte";
import Cherry from "@/art/flowers/Cherry.svelte";
import Chrysanth from "@/art/flowers/Chrysanth.svelte";
import Cord from "./Cord.svelte";
import Kerria from "./Kerria.svelte";
import Maple from "./Maple.svelte";
import Pink from "./Pink.svelte";
import PlumSpray from "./PlumSpray.svelte";
import Willow from "./Willow.svelte";
import Wisteria from "./Wisteria.svelte";

/** The kimono cards, as the notation writes them. */
export type LayerKind = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "+1";

export const LAYER_KINDS: readonly LayerKind[] = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "+1",
];

/** The colour of its card backs. */
export const BACK = "#5a4a78";

export const LAYER_FACES: Record<LayerKind, CardFace> = {
  "1": { ground: "#c7374f", mark: "1", Picture: PlumSpray },
  "2": { ground: "#e2c0c8", mark: "2", Picture: Cherry },
  "3": { ground: "#eeb013", mark: "3", Picture: Kerria },
  "4": { ground: "#9bb174", mark: "4", Picture: Willow },
  "5": { ground: "#a892c9", mark: "5", Picture: Wisteria },
  "6": { ground: "#da7393", mark: "6", Picture: Pink },
  "7": { ground: "#3f4f9a", mark: "7", Picture: Bellflower },
  "8": { ground: "#7d291f", mark: "8", Picture: Maple },
  "9": { ground: "#fbf2d7", mark: "9", Picture: Chrysanth },
  "+1": { ground: "#2d3a38", mark: "+1", Picture: Cord },
};
