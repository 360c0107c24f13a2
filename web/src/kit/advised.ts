/** What a bot recommends, for those who do not see the mark. */

import { t } from "@/words/words.svelte";

/** A label that tells whether a bot would choose this. */
export const advisedly = (label: string, isAdvised: boolean): string =>
  isAdvised ? t("advised", { label }) : label;
