import { resolve } from "node:path";
import type { UserConfig } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");

/** Entry of each script for pages without a bundler, by the name of the script. */
const SCRIPTS: Readonly<Record<string, string>> = {
  headnote: "src/browser/headnote.ts",
  "engine.worker": "src/browser/engine.worker.ts",
  "service-worker": "src/service-worker/service-worker.ts",
};

const resolveInstalled = (path: string) => resolve(ROOT, "node_modules", path);

export const ALIASES: Readonly<Record<string, string>> = {
  /** What the engine uses of FlexSearch, without documents, resolvers and storage. */
  flexsearch: resolveInstalled("flexsearch/dist/flexsearch.light.module.min.js"),
  /** What graphology needs of it. */
  events: resolve(import.meta.dirname, "events-stub.ts"),
  /** The same of graphology's search by breadth. */
  "mnemonist/fixed-deque": resolve(import.meta.dirname, "fixed-deque-stub.cjs"),
  /** SQLite's module, which the package has beside its own scripts. */
  "sql-wasm-browser.wasm": resolveInstalled("sql.js/dist/sql-wasm-browser.wasm"),
};

/** Scripts are final: comments for bundlers are dropped, licences stay. */
export const COMMENT_OPTIONS = { legal: true, annotation: false, jsdoc: false };

/** One script that needs no other, and SQLite's module beside it. */
export function createBundleConfig(name: string, script: string, outDir: string): UserConfig {
  return {
    base: "./",
    publicDir: false,
    resolve: { alias: ALIASES },
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: "es2023",
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        preserveEntrySignatures: "strict",
        input: { [name]: resolve(ROOT, script) },
        output: { entryFileNames: "[name].js", assetFileNames: "[name][extname]", comments: COMMENT_OPTIONS },
      },
    },
  };
}

/** Every script, into one folder. */
export function createBundleConfigs(outDir: string): UserConfig[] {
  return Object.entries(SCRIPTS).map(([name, script]) => createBundleConfig(name, script, outDir));
}
