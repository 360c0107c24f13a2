/** The six abilities, named after varieties of cherry trees, and what lights them. */
export type Ability = "somei" | "komatsu" | "shin" | "sakuya" | "kenrokuen" | "kokonoe";

export type Trigger = "four_colours" | "two_pairs" | "six_pieces";

interface Look {
  /** The colour of the emblem's ground. */
  ground: string;
  petals: string;
}

export const ABILITY_LOOKS: Record<Ability, Look> = {
  somei: { ground: "#b9d2d9", petals: "#fdf3ef" },
  komatsu: { ground: "#c9d3a0", petals: "#f5c6cf" },
  shin: { ground: "#43485e", petals: "#e9e4ee" },
  sakuya: { ground: "#a8424b", petals: "#fbe3df" },
  kenrokuen: { ground: "#d9b25c", petals: "#fbe9e4" },
  kokonoe: { ground: "#6c6fa3", petals: "#f6c9d6" },
};
