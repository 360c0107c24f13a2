/** Card faces of Blossom. */

import type { CardFace } from "@/art/face";
import Anemone from "./Anemone.svelte";
import Camellia from "./Camellia.svelte";
import CherrySpray from "./CherrySpray.svelte";
import Chrysanth from "./Chrysanth.svelte";
import Lily from "./Lily.svelte";
import Rose from "./Rose.svelte";

/** The six kinds of flowers, as the notation names them. */
export type FlowerKind = "chrysanth" | "camellia" | "rose" | "lily" | "anemone" | "cherry";

export const FLOWER_KINDS: readonly FlowerKind[] = [
  "chrysanth",
  "camellia",
  "rose",
  "lily",
  "anemone",
  "cherry",
];

/** The colour of its card backs. */
export const BACK = "#3f6b57";

/* Three flowers begin with C: cHrysanth and caMellia go by another letter of theirs. */
export const FLOWER_FACES: Record<FlowerKind, CardFace> = {
  chrysanth: { ground: "#ecb243", mark: "H", Picture: Chrysanth },
  camellia: { ground: "#a82a35", mark: "M", Picture: Camellia },
  rose: { ground: "#dc7783", mark: "R", Picture: Rose },
  lily: { ground: "#cdd8a3", mark: "L", Picture: Lily },
  anemone: { ground: "#4b4a8f", mark: "A", Picture: Anemone },
  cherry: { ground: "#f6e3e0", mark: "C", Picture: CherrySpray },
};
