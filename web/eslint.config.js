import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The types of each file are looked up in the smaller project that has it. */
const typesFrom = (project) => ({
  parserOptions: {
    project,
    tsconfigRootDir: import.meta.dirname,
    extraFileExtensions: [".svelte"],
  },
});

export default defineConfig(
  globalIgnores(["src/protocol.ts", "src/games/*/view.ts"]), // written by scripts/types.py
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  { languageOptions: typesFrom("tsconfig.page.json") },
  {
    files: ["**/*.test.ts", "src/net/fake-socket.ts", "*.config.ts"],
    languageOptions: typesFrom("tsconfig.json"),
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // Numbers read the same with and without a template.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => client.close()` hands on what is void, and pretends nothing.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // With noUncheckedIndexedAccess it is how one says that a place is in range.
      "@typescript-eslint/no-non-null-assertion": "off",
      // TypeScript knows what is defined, and runes as well.
      "no-undef": "off",
    },
  },
  { files: ["*.js"], extends: [ts.configs.disableTypeChecked] },
);
