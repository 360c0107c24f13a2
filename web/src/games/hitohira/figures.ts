import type { Figures } from "@/games/figures";

export default {
  draws: () => import("./figures/Draws.svelte"),
  cards: () => import("./figures/Cards.svelte"),
  away: () => import("./figures/Away.svelte"),
  warm: () => import("./figures/Warm.svelte"),
  ladder: () => import("./figures/Ladder.svelte"),
} satisfies Figures;
