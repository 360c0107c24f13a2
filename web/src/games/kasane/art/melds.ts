/** The melds of Kasane, by their names in the notation. */
export type MeldName =
  "kasane" | "juu" | "sakura" | "chidori" | "asanoha" | "kagen" | "jyougen" | "katyuu" | "setsu";
