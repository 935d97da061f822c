import { resolve } from "node:path";
import type { UserConfig } from "vite";
import { ROOT } from "../root.ts";
import { createCompactTablesPlugin } from "./compact-tables.ts";
import { createVerbNamesPlugin } from "./inline-verb-names.ts";
import { createPlainImportPlugin } from "./plain-import.ts";

/** Entry of each script for pages without a bundler, by the name of the script. */
const SCRIPTS: Readonly<Record<string, string>> = {
  headnote: "src/browser/headnote.ts",
  "engine.worker": "src/browser/engine.worker.ts",
  "service-worker": "src/service-worker/service-worker.ts",
};

const resolveInstalled = (path: string) => resolve(ROOT, "node_modules", path);

/** Modules that bundles use in place of others. */
export const ALIASES: Readonly<Record<string, string>> = {
  /** FlexSearch without documents, resolvers and storage. */
  flexsearch: resolveInstalled("flexsearch/dist/flexsearch.light.module.min.js"),
  events: resolve(import.meta.dirname, "events-stub.ts"),
  "mnemonist/fixed-deque": resolve(import.meta.dirname, "fixed-deque-stub.cjs"),
  /** SQLite's WebAssembly module, which the package ships next to its own scripts. */
  "sql-wasm-browser.wasm": resolveInstalled("sql.js/dist/sql-wasm-browser.wasm"),
};

/** Comments of bundles: licences stay, annotations for bundlers go. */
export const COMMENT_OPTIONS = { legal: true, annotation: false, jsdoc: false };

/**
 * Scripts that are loaded later share a script of their own with the first one, and do not import that one: Safari's
 * engine runs the first script of a worker again when another one imports it.
 */
export const ENTRY_SIGNATURES = "strict";

/** Configures one script, with the scripts that it loads later and SQLite's WebAssembly module next to it. */
export function createBundleConfig(name: string, script: string, outDir: string): UserConfig {
  return {
    // Relative: pages serve the scripts from any folder.
    base: "./",
    publicDir: false,
    plugins: [createVerbNamesPlugin(), createPlainImportPlugin(), createCompactTablesPlugin()],
    resolve: { alias: ALIASES },
    build: {
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      target: "es2023",
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        preserveEntrySignatures: ENTRY_SIGNATURES,
        input: { [name]: resolve(ROOT, script) },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "engine.[name]-[hash].js",
          assetFileNames: "[name][extname]",
          comments: COMMENT_OPTIONS,
        },
      },
    },
  };
}

/** Configures every script, all in one folder. */
export function createBundleConfigs(outDir: string): UserConfig[] {
  return Object.entries(SCRIPTS).map(([name, script]) => createBundleConfig(name, script, outDir));
}
