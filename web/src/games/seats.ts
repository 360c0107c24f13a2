/** Who sits where. */

import type { View } from "@/protocol";

/** Everybody else, from the observer's left on; who looks on begins with the first seat. */
export const othersOf = ({ players, seat }: Pick<View, "players" | "seat">): number[] =>
  Array.from({ length: players }, (_, at) => ((seat ?? -1) + 1 + at) % players).filter(
    (other) => other !== seat,
  );
