/** i18n: Fluent's messages, filled in as core/catalogue.py does it. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Messages = FluentBundle;
export type Values = Readonly<Record<string, string | number | undefined>>;

/** Each language by its own name. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  ja: "日本語",
};

/** Our English writes lists as the British do. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", fr: "fr", ja: "ja" };

/** A whole number, below zero with a minus, which is as wide as a plus. */
class Whole extends FluentNumber {
  override toString(): string {
    return this.value < 0 ? `−${-this.value}` : String(this.value);
  }
}

/** The messages of some files; later ones win. */
export function messagesOf(language: Language, ...files: readonly string[]): Messages {
  // All three languages are written from left to right: nothing has to be isolated.
  const messages = new FluentBundle(LOCALES[language], { useIsolating: false });
  for (const file of files)
    messages.addResource(new FluentResource(file), { allowOverrides: true });
  return messages;
}

/** What a message is called in its file: Fluent's ids have no dots. */
const identifier = (key: string) => key.replaceAll(".", "-").replace("+", "plus");

export const has = (messages: Messages, key: string) => messages.hasMessage(identifier(key));

/** A message with its values filled in; a key nobody has words for is shown as it is. */
export function filled(messages: Messages, key: string, values: Values = {}): string {
  const pattern = messages.getMessage(identifier(key))?.value;
  if (!pattern) return key;
  // Whatever is missing is a gap one can see, rather than the end of the page.
  return messages.formatPattern(pattern, argumentsOf(values), []);
}

function argumentsOf(values: Values): Record<string, FluentVariable> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === "number" ? new Whole(value) : value]),
  ) as Record<string, FluentVariable>;
}

/** The parts of a list, as they stand in a sentence: "Flute, Fan and Scroll". */
export const listed = (parts: readonly string[], language: Language) =>
  new Intl.ListFormat(LOCALES[language]).format(parts);
