/** Game registry: the games this client has a table for. Their folders are all there is to it. */

import { game, type Game } from "./contract";
import { byGame } from "./folders";
import { tell } from "./plain";

const GAMES = byGame(import.meta.glob<Game>("./**/game.ts", { eager: true, import: "default" }));

const PLAIN = game({ tell, minutes: null, sights: [], table: () => import("./Plain.svelte") });

/** How a game is shown; one without a table of its own is played from lists. */
export const gameOf = (id: string): Game => GAMES.get(id) ?? PLAIN;
