/**
 * Router: which screen an address means. `/t/ID` is a table; `/t/ID#key=…` brings a seat along;
 * `/you` is what the server keeps about who asks, `/games` are their games.
 */

import { afterPanels, isPanelStep } from "@/kit/panels";

type Route =
  | { screen: "home" }
  | { screen: "you" }
  | { screen: "games" }
  | { screen: "nowhere" }
  | { screen: "table"; id: string; key: string | null };

const SCREENS: Readonly<Record<string, "home" | "you" | "games">> = {
  "/": "home",
  "/you": "you",
  "/games": "games",
};

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    afterPanels(() => this.#go(path));
  }

  #go(path: string): void {
    // What was open stays behind with the screen.
    if (isPanelStep()) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
    document.querySelector("main")?.focus(); // the next Tab begins with the new screen
  }

  /** Another screen, unless it is the one that is there already. */
  #read(): void {
    const route = read();
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
  }

  /** Links within the client load no page. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const leaves = link?.origin !== location.origin || link.target || link.download;
    if (leaves || link.pathname.startsWith("/api/") || event.defaultPrevented) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

function read(): Route {
  const [, id] = /^\/t\/([\w-]+)$/.exec(location.pathname) ?? [];
  if (!id) return { screen: SCREENS[location.pathname] ?? "nowhere" };
  return { screen: "table", id, key: new URLSearchParams(location.hash.slice(1)).get("key") };
}

export const router = new Router();
