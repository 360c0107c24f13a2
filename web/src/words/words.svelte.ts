/** i18n: the words people read, in the language they chose; switching it changes them at once. */

import { recall, remember } from "@/remember";
import {
  LANGUAGES,
  filled,
  has,
  listed,
  messagesOf,
  type Language,
  type Messages,
  type Values,
} from "./messages";

type Files = Record<string, () => Promise<string>>;

const OWN: Files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
/** By their path from src/hanagoza, such as `core/locale/fr.ftl`. */
const SHARED: Files = fromPackage(
  import.meta.glob<string>(["@core/locale/*.ftl", "@games/*/locale/**/*.ftl"], {
    query: "?raw",
    import: "default",
  }),
);

function fromPackage(files: Files): Files {
  const named = Object.entries(files).map(([path, load]) => [path.split("hanagoza/").at(-1), load]);
  return Object.fromEntries(named) as Files;
}

/** Where a game’s words are. An edition has a folder in its parent’s, for what it calls otherwise. */
function foldersOf(game: string): string[] {
  const edition = Object.keys(SHARED).find((path) => path.endsWith(`/locale/${game}/en.ftl`));
  const folder = edition?.split(`/${game}/`)[0] ?? `games/${game}/locale`;
  return ["core/locale", folder, `${folder}/${game}`];
}

/** All messages of a game in a language. A game we have no words for has its id. */
async function read(game: string, language: Language): Promise<Messages> {
  const found = foldersOf(game).flatMap((folder) => SHARED[`${folder}/${language}.ftl`] ?? []);
  const files = await Promise.all(found.map((load) => load()));
  return messagesOf(language, `title = ${game}`, ...files);
}

function preferred(): Language {
  const wanted = [recall("language", ""), ...navigator.languages.map((name) => name.slice(0, 2))];
  return wanted.find(isOurs) ?? "en";
}

function isOurs(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

/** Of a game nobody has asked about. */
const NONE = messagesOf("en");

class Words {
  language = $state<Language>("en");
  #own = $state.raw(NONE);
  #games = $state.raw<Readonly<Record<string, Messages>>>({});

  /** Speak a language from now on, of all games that have been talked about. */
  async speak(language: Language): Promise<void> {
    const games = Object.keys(this.#games);
    const [own, ...learnt] = await Promise.all([
      OWN[`./${language}.ftl`]!(),
      ...games.map((game) => read(game, language)),
    ]);
    this.#own = messagesOf(language, own);
    this.#games = Object.fromEntries(games.map((game, at) => [game, learnt[at]!]));
    this.language = language;
    document.documentElement.lang = language;
    remember("language", language);
  }

  begin(): Promise<void> {
    return this.speak(preferred());
  }

  /** Get to know the words of a game. */
  async learn(game: string): Promise<GameWords> {
    const language = this.language;
    if (!this.#games[game]) {
      this.#games = { ...this.#games, [game]: await read(game, language) };
      if (this.language !== language) await this.speak(this.language);
    }
    return new GameWords(game);
  }

  has(key: string): boolean {
    return has(this.#own, key);
  }

  text(key: string, values?: Values): string {
    return filled(this.#own, key, values);
  }

  /** The parts of a list, as they stand in a sentence. */
  list(parts: readonly string[]): string {
    return listed(parts, this.language);
  }

  of(game: string): Messages {
    return this.#games[game] ?? NONE;
  }
}

export const words = new Words();

/** A message of the client itself. */
export function t(key: string, values?: Values): string {
  return words.text(key, values);
}

/** The words of one game, shared with the terminal. */
export class GameWords {
  constructor(readonly game: string) {}

  has(key: string): boolean {
    return has(words.of(this.game), key);
  }

  text(key: string, values?: Values): string {
    return filled(words.of(this.game), key, values);
  }
}
