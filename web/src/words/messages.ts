/**
 * i18n: messages, their plurals and how values are filled in. The same as core/catalogue.py does it,
 * but for the minus.
 */

export const LANGUAGES = ["en", "fr", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Messages = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, unknown>>;

/** Each language by its own name. */
export const NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  ja: "日本語",
};

/** Which of a message's two forms a count takes. */
function plural(language: Language, count: unknown): "one" | "other" {
  if (language === "ja" || !Number.isInteger(count)) return "other";
  return count === 1 || (count === 0 && language === "fr") ? "one" : "other";
}

/** A message with its values filled in; a key nobody has words for is shown as it is. */
export function filled(
  messages: Messages,
  language: Language,
  key: string,
  values: Values = {},
): string {
  const text = messages[key] ?? messages[`${key}_${plural(language, values.count)}`] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => written(values[name] ?? whole));
}

/** Below zero with a minus, which is as wide as a plus. */
const written = (value: unknown) =>
  typeof value === "number" && value < 0 ? `−${-value}` : String(value);
