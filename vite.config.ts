import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { defineConfig } from "vite";
import { ALIASES, COMMENT_OPTIONS, ENTRY_SIGNATURES } from "./scripts/bundle/bundle-config.ts";
import { createCompactTablesPlugin } from "./scripts/bundle/compact-tables.ts";
import { createVerbNamesPlugin } from "./scripts/bundle/inline-verb-names.ts";
import { createPrecachePlugin } from "./scripts/bundle/precache.ts";

const APP = "src/web";
const STARTER_CORPUS = "dist/starter.sqlite";

const starterHash = existsSync(STARTER_CORPUS)
  ? createHash("sha256").update(readFileSync(STARTER_CORPUS)).digest("hex").slice(0, 12)
  : "none";

/** Builds the research app into `dist/web`. */
export default defineConfig({
  root: APP,
  plugins: [createVerbNamesPlugin(), createPrecachePlugin(APP)],
  define: { "import.meta.env.VITE_STARTER_HASH": JSON.stringify(starterHash) },
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { app: `${APP}/index.html`, "service-worker": `${APP}/service-worker.ts` },
      // The address of a service worker must not change between versions.
      output: {
        comments: COMMENT_OPTIONS,
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: {
    format: "es",
    // Vite overrides the option itself.
    plugins: () => [
      createCompactTablesPlugin(),
      {
        name: "headnote-entry-signatures",
        options: (given) => ({ ...given, preserveEntrySignatures: ENTRY_SIGNATURES }),
      },
    ],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { comments: COMMENT_OPTIONS },
    },
  },
  resolve: { alias: ALIASES },
});
