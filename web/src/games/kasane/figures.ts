import type { Figures } from "@/games/figures";

export default {
  robes: () => import("./figures/Robes.svelte"),
  rows: () => import("./figures/Rows.svelte"),
  hand: () => import("./figures/Own.svelte"),
  begun: () => import("./figures/Begun.svelte"),
  boxes: () => import("./figures/Boxes.svelte"),
} satisfies Figures;
