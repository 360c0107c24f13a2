/** Labels: a whole move in words, for lists and for who listens. */

import type { Teller } from "@/story";
import { t } from "@/words/words.svelte";
import { parsed } from "./moves";

export function labelled(text: string, { words, tell }: Pick<Teller, "words" | "tell">): string {
  const { verb, groups } = parsed(text);
  const tokens = groups.map((group) =>
    group.map((token) => tell.card(token, words)).join(t("list")),
  );
  return `${words.text(`action.${verb}`)} ${tokens.join(" / ")}`.trim();
}
