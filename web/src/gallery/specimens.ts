/** Cards of no game, for what every game's cards have in common. */

import type { CardFace } from "@/art/face";
import Fan from "@/art/Fan.svelte";
import Bellflower from "@/art/flowers/Bellflower.svelte";
import Cherry from "@/art/flowers/Cherry.svelte";
import Chrysanth from "@/art/flowers/Chrysanth.svelte";
import Plum from "@/art/flowers/Plum.svelte";

export const FACES = {
  cherry: { ground: "#e2c0c8", mark: "C", Picture: Cherry },
  plum: { ground: "#5a8a66", mark: "P", Picture: Plum },
  bellflower: { ground: "#3f4f9a", mark: "B", Picture: Bellflower },
  chrysanth: { ground: "#fbf2d7", mark: "H", Picture: Chrysanth },
  fan: { ground: "#c0392f", mark: "F", Picture: Fan },
} satisfies Record<string, CardFace>;

export type Kind = keyof typeof FACES;

export const BACK = "#7c2f3b";
