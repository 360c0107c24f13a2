/** HTTP requests, for everything around a table. */

import type { Problem } from "@/protocol";

const ME = "/api/me";
/** With HTTPS, and without. */
const CSRF = [/(?:^|; )__Host-hanagoza_csrf=([^;]*)/, /(?:^|; )hanagoza_csrf=([^;]*)/];
const FORBIDDEN = 403;

/** Why a request came to nothing. */
export class HttpError extends Error {
  constructor(
    /** 0 where no answer came. */
    readonly status: number,
    /** A refusal code of the protocol, where the table refused. */
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const patch = <T>(path: string, body: object) => ask<T>("PATCH", path, body);
export const post = <T>(path: string, body: object = {}) => ask<T>("POST", path, body);
export const remove = <T>(path: string) => ask<T>("DELETE", path);

/** What is told line by line. */
export async function getLines<T>(path: string): Promise<T[]> {
  await known();
  const text = await (await accepted("GET", path)).text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

let introduced: Promise<unknown> | null = null;

/** Whoever asks next is somebody new: who we were has been deleted. */
export const beSomebodyNew = () => (introduced = null);

/** Two first requests at once would make two guests of one: the others wait until we are known. */
const known = () => introduced ?? get(ME);

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const introduces = method === "GET" && path === ME;
  if (!introduces) await known();
  const answer = exchange<T>(method, path, body);
  if (introduces) introduced ??= answer.catch(() => (introduced = null));
  return answer;
}

async function exchange<T>(method: string, path: string, body?: object): Promise<T> {
  return (await (await accepted(method, path, body)).json()) as T;
}

async function accepted(method: string, path: string, body?: object): Promise<Response> {
  const answer = await send(method, path, body);
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

/** Against requests that pages of others make with our cookies. */
const token = () => CSRF.map((name) => name.exec(document.cookie)?.[1]).find(Boolean) ?? "";

async function send(method: string, path: string, body?: object): Promise<Response> {
  const before = token();
  const answer = await sendOnce(method, path, body);
  // A page that has been open for long may be told another token together with the refusal.
  const again = answer.status === FORBIDDEN && method !== "GET" && token() !== before;
  return again ? sendOnce(method, path, body) : answer;
}

async function sendOnce(method: string, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["x-csrftoken"] = token();
  if (body) headers["content-type"] = "application/json";
  try {
    return await fetch(path, { method, headers, body: body ? JSON.stringify(body) : null });
  } catch (error) {
    throw new HttpError(0, "unreachable", String(error));
  }
}

async function refusal(answer: Response): Promise<HttpError> {
  try {
    const problem = (await answer.json()) as Problem;
    return new HttpError(answer.status, problem.title, problem.detail);
  } catch {
    return new HttpError(answer.status, "failed", answer.statusText);
  }
}
