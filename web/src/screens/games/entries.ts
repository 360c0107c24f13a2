/** Entries in lists of our games: who plays, what happened, how it ended. */

import { gameOf } from "@/games";
import type { Event, GameInfo, MyGame } from "@/protocol";
import { told, who, type Teller } from "@/story";
import { SECOND, wholeText } from "@/timing";
import { t, words, type GameWords } from "@/words/words.svelte";

type Sitting = MyGame["names"];

/** How to call everybody, seat by seat, as at the table. */
export function namesIn(sitting: Sitting, you: number | null): string[] {
  let bots = 0;
  return sitting.map((who, at) => {
    if (typeof who === "number") return t(`bot.${bots++}`);
    if (at === you) return t("you");
    return who === null ? t("seat", { seat: at + 1 }) : who || t("somebody");
  });
}

/** The others who have a seat. */
export function others({ names, you }: Pick<MyGame, "names" | "you">): string {
  const called = namesIn(names, you);
  return words.list(called.filter((_, at) => at !== you && names[at] !== null));
}

/** What happened last, in the words of the game; nothing where nothing is to be told. */
export function lastly(game: MyGame, gameWords: GameWords): string {
  const teller: Teller = {
    words: gameWords,
    tell: gameOf(game.game).tell,
    names: namesIn(game.names, game.you),
    me: game.you,
  };
  return told(game.last.filter(isTold), teller).at(-1) ?? "";
}

const isTold = ({ verb }: Event) => verb !== "table.said";

/** Whom it waits for. */
export function turnOf(game: MyGame): string {
  if (game.you === null) return t("games.turn.kept");
  if (game.phase === "open") return t("games.turn.open");
  if (game.paused) return t("games.turn.paused");
  if (game.is_your_turn) return t("games.turn.yours");
  if (game.turn === null) return t("phase.running");
  return t("games.turn.theirs", whoIn(game, game.turn));
}

/** As a clock shows it but for tenths: it does not run, and is asked for every few seconds. */
export const timeOf = ({ time_left: left }: MyGame) =>
  left === null ? "" : t("games.left", { time: wholeText(left * SECOND) });

/** How it came out for us, and how well that is. */
export function resultOf({ result, you, names }: MyGame): { text: string; tone: "ok" | "plain" } {
  const place = you === null ? undefined : result?.places[you];
  if (!result || result.how === "aborted" || place === undefined)
    return { text: t("games.result.aborted"), tone: "plain" };
  if (place === 1) {
    const isShared = result.places.filter((other) => other === 1).length > 1;
    return { text: t(isShared ? "games.result.shared" : "games.result.won"), tone: "ok" };
  }
  const count = names.length;
  if (count === 2) return { text: t("games.result.lost"), tone: "plain" };
  return { text: t("games.result.place", { place, count }), tone: "plain" };
}

/** Who ended it before its time, if anybody. */
export function howOf(game: MyGame): string {
  const { result } = game;
  if (result?.seat == null || (result.how !== "resigned" && result.how !== "out-of-time"))
    return "";
  return t(`games.how.${result.how}`, whoIn(game, result.seat));
}

const whoIn = ({ names, you }: MyGame, seat: number) =>
  who(seat, { names: namesIn(names, you), me: you });

/** A day, as the reader writes it. */
export function dateOf(seconds: number): string {
  const date = new Intl.DateTimeFormat(words.language, { dateStyle: "medium" });
  return date.format(seconds * SECOND);
}

export const titleOf = (games: readonly GameInfo[], id: string) =>
  games.find((game) => game.id === id)?.title[words.language] ?? id;
