/** Error messages: why a request came to nothing, in words. */

import { HttpError } from "@/net/http";
import type { Refused } from "@/protocol";
import { t } from "@/words/words.svelte";

const REFUSED = 409;
const BANNED = "Banned";
const BY_STATUS: Readonly<Record<number, string>> = {
  0: "unreachable",
  403: "forbidden",
  404: "no-table",
  429: "too-many",
};

/** Whether the table refused, rather than that something went wrong. */
export const isRefusal = (error: unknown) => error instanceof HttpError && error.status === REFUSED;

export function explained(error: unknown): string {
  if (!(error instanceof HttpError)) throw error;
  if (error.code === BANNED) return t("goodbye.banned");
  if (error.status === REFUSED) return refusedBecause(error.code as Refused["code"]);
  const kind = BY_STATUS[error.status] ?? "failed";
  return t(`problem.${kind}`);
}

export function refusedBecause(code: Refused["code"]): string {
  return t(`refused.${code}`);
}
