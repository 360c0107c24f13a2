/** The four actions; each takes one card more than the one before. */
export const ACTIONS = ["secret", "discard", "gift", "compete"] as const;
