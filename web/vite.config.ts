import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server that `npm run dev` talks to. */
const SERVER = process.env.HANAGOZA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // The words of each game are written once, beside its rules.
    alias: {
      "@games": here("../src/hanagoza/games"),
      "@core": here("../src/hanagoza/core"),
      "@": here("./src"),
    },
  },
  build: {
    outDir: here("../src/hanagoza/web/pages"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts or scripts
  },
  server: {
    fs: { allow: [here("."), here("../src/hanagoza")] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
