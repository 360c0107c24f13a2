/** The letters of actions, while the table has the focus. */
export const KEYS: Readonly<Record<string, string>> = {
  down: "d",
  up: "u",
  flip: "f",
  arrange: "a",
  cherry: "a",
  pick: "a",
  return: "r",
  keep: "k",
  more: "m",
  stop: "s",
  deck: "c",
};

const DIGITS = "1234567890";

/** Which card a digit is for: first those of the hand, then those of the yard. */
export function cardOf<T>(key: string, hand: readonly T[], yard: readonly T[]): T | undefined {
  const at = DIGITS.indexOf(key);
  return at < 5 ? hand[at] : yard[at - 5];
}
