import type { Figures } from "@/games/figures";

export default {
  places: () => import("./figures/Places.svelte"),
  life: () => import("./figures/Life.svelte"),
  worth: () => import("./figures/Worth.svelte"),
  sums: () => import("./figures/Sums.svelte"),
} satisfies Figures;
