import type { Figures } from "@/games/figures";

export default {
  charm: () => import("./figures/Charm.svelte"),
  actions: () => import("./figures/Actions.svelte"),
  competition: () => import("./figures/Competition.svelte"),
  favour: () => import("./figures/Favour.svelte"),
} satisfies Figures;
