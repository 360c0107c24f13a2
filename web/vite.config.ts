import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server that `npm run dev` talks to. */
const SERVER = process.env.HANAGOZA_SERVER ?? "http://127.0.0.1:8000";

/** Every browser we support reads woff2: the older format would double the size of the wheel. */
const woff2Only: Plugin = {
  name: "woff2-only",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const [name, file] of Object.entries(bundle)) {
      if (name.endsWith(".woff")) Reflect.deleteProperty(bundle, name);
      else if (file.type === "asset" && name.endsWith(".css"))
        file.source = String(file.source).replace(
          /,\s*url\([^)]*\.woff\)\s*format\(.?woff.?\)/g,
          "",
        );
    }
  },
};

export default defineConfig({
  plugins: [woff2Only, svelte()],
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
