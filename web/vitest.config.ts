import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte as it runs in a page, not on a server
    test: { include: ["src/**/*.test.ts"], restoreMocks: true, unstubGlobals: true },
  }),
);
