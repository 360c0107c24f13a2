// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { attention } from "./attention.svelte";
import { badge, dotted } from "./favicon";
import type { MyGame } from "./protocol";
import { sound } from "./sound.svelte";
import { yourGames } from "./your-games.svelte";

const game = (id: string, is_your_turn: boolean) => ({ id, is_your_turn }) as MyGame;

let played: number;
let hasFocus: boolean;

beforeEach(() => {
  played = 0;
  hasFocus = true;
  vi.spyOn(sound, "play").mockImplementation(() => void (played += 1));
  vi.spyOn(document, "hasFocus").mockImplementation(() => hasFocus);
  document.head.innerHTML = '<link rel="icon" href="http://x/icon.svg">';
  yourGames.games = null;
  attention.table = null;
  attention.isOurs = false;
  attention.follow();
});

function know(...games: MyGame[]): void {
  yourGames.games = games;
  attention.follow();
}

describe("a sound", () => {
  test("when a game begins to wait, not for those that wait already", () => {
    know(game("a", true), game("b", false));
    expect(played).toBe(0);
    know(game("a", true), game("b", true));
    expect(played).toBe(1);
    know(game("a", true), game("b", true));
    expect(played).toBe(1);
  });

  test("never for the table in sight", () => {
    attention.table = "a";
    attention.follow();
    attention.isOurs = true;
    attention.follow();
    expect(played).toBe(0);
  });

  test("for the table behind another window", () => {
    attention.table = "a";
    attention.follow();
    hasFocus = false;
    attention.isOurs = true;
    attention.follow();
    expect(played).toBe(1);
  });

  test("not for a table that one has just left", () => {
    attention.table = "a";
    know(game("a", true));
    attention.table = null;
    attention.follow();
    expect(played).toBe(0);
  });

  test("the table itself knows best whether it waits", () => {
    attention.table = "a";
    know(game("a", true));
    expect([played, attention.elsewhere]).toEqual([0, 0]);
  });
});

describe("a title", () => {
  test("says how many games wait elsewhere, unless this one does", () => {
    know(game("a", true), game("b", true), game("c", false));
    expect(attention.titled("Hanagoza")).toBe("(2) Hanagoza");
    attention.table = "a";
    expect(attention.titled("A")).toBe("(1) A");
    attention.isOurs = true;
    expect(attention.titled("Your turn")).toBe("Your turn");
  });
});

describe("the icon", () => {
  const href = () => document.querySelector<HTMLLinkElement>("link")!.href;

  test("has a dot while somebody waits", () => {
    const plain = href();
    know(game("a", true));
    expect(decodeURIComponent(href())).toMatch(/^data:image\/svg\+xml,<svg.*<circle[^>]*#a8322f/s);
    know(game("a", false));
    expect(href()).toBe(plain);
    badge(false);
    expect(href()).toBe(plain);
  });

  test("stays the same picture", () => {
    expect(decodeURIComponent(dotted("<svg><a/></svg>"))).toMatch(/<svg><a\/><circle.*\/><\/svg>$/);
  });
});
