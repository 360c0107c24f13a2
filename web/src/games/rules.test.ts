import { describe, expect, test } from "vitest";
import { figuresOf } from "./figures";
import { hasRules, isFigure, rulesOf, type Section } from "./rules";

const GAMES = ["hitohira", "cerisier", "hanamikoji", "blossom", "kasane"];
const LANGUAGES = ["en", "fr", "ja"] as const;
const STARTS = { en: "Chance picks who starts", fr: "Le sort désigne qui commence", ja: "くじ" };
const CLOCKWISE = { en: "clockwise", fr: "aiguilles d’une montre", ja: "時計回り" };
const SOURCES = {
  en: ["From the rulebook", "House rules"],
  fr: ["Du livret de règles", "Règles maison"],
  ja: ["ルールブックの選択ルール", "ハウスルール"],
};

const tables = (sections: readonly Section[]) =>
  sections.flatMap(({ blocks }) => blocks).filter((block) => Array.isArray(block));
const figures = (sections: readonly Section[]) =>
  sections.flatMap(({ blocks }) => blocks).filter(isFigure);
const written = (sections: readonly Section[]) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .filter((block) => typeof block === "string")
    .join();
const shape = (sections: readonly Section[]) =>
  sections.map(({ phases, blocks }) => [phases.join(), blocks.length]);

describe.each(GAMES)("the rules of %s", (game) => {
  test("are there, and are the same in all languages", async () => {
    expect(hasRules(game)).toBe(true);
    const pages = await Promise.all(LANGUAGES.map((language) => rulesOf(game, language)));
    for (const page of pages) {
      expect(shape(page)).toEqual(shape(pages[0]!));
      const numbers = (sections: Section[]) => tables(sections).map(([, ...rows]) => points(rows));
      expect(numbers(page)).toEqual(numbers(pages[0]!));
    }
  });

  test("show the same figures in all languages, each with a caption, and all there are", async () => {
    const drawn = Object.keys(await figuresOf(game));
    const pages = await Promise.all(LANGUAGES.map((language) => rulesOf(game, language)));
    const numbers = pages.map((page) => figures(page).map(({ caption }) => digits(caption)));
    for (const [at, page] of pages.entries()) {
      expect(figures(page).map(({ figure }) => figure)).toEqual(drawn);
      expect(figures(page).every(({ caption }) => caption.length > 20)).toBe(true);
      expect(numbers[at]).toEqual(numbers[0]);
    }
  });

  test.each(LANGUAGES)("say who starts and which way play goes (%s)", async (language) => {
    const text = written(await rulesOf(game, language));
    expect(text).toContain(STARTS[language]);
    expect(text.includes(CLOCKWISE[language])).toBe(game !== "hanamikoji"); // it is for two
  });

  test.each(LANGUAGES)("tell the rulebook's variants from house rules (%s)", async (language) => {
    const titles = (await rulesOf(game, language)).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(SOURCES[language]));
  });
});

/** The numbers a caption tells, from the least: sentences order them as their language does. */
const digits = (caption: string) => caption.match(/\d+/g)?.sort() ?? [];

const points = (rows: readonly (readonly string[])[]) => rows.map(([, ...cells]) => cells);

test("a table has a head, and rows of as many cells", async () => {
  const [shared] = tables(await rulesOf("hitohira", "en"));
  expect(shared!.slice(0, 2)).toEqual([
    ["Places shared", "warm", "cool"],
    ["two share the 1st", "14", "14"],
  ]);
  expect(shared).toHaveLength(7);
});
