import { execFileSync } from "node:child_process";
import { copyFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "vite";
import { buildStarterFile } from "../corpus/build.ts";
import { createBundleConfigs } from "./bundle/bundle-config.ts";
import { createLibraryConfig } from "./library/library-config.ts";
import { CHUNKS } from "./library/library-entries.ts";
import { ROOT } from "./root.ts";

// Builds the package into dist: declarations, library, scripts for pages without a bundler, starter corpus, research app.
// The app comes last because its version includes the hash of the corpus. `--clean` empties dist first. Each module by
// itself, which the benchmarks load, is written into .modules.
const DIST = resolve(ROOT, "dist");
process.chdir(ROOT);

if (process.argv.includes("--clean")) rmSync(DIST, { recursive: true, force: true });
const tsc = resolve(ROOT, "node_modules/typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "scripts/tsconfig.build.json"], { stdio: "inherit" });
// Scripts may be named anew.
for (const folder of [CHUNKS, "bundle"]) rmSync(resolve(DIST, folder), { recursive: true, force: true });
for (const config of [createLibraryConfig("dist"), ...createBundleConfigs("dist/bundle")])
  await build({ ...config, configFile: false, logLevel: "warn" });
// src/store/sqlite/load-sqlite.ts refers to the module as a neighbour.
const wasm = "sql-wasm-browser.wasm";
copyFileSync(`node_modules/sql.js/dist/${wasm}`, resolve(DIST, CHUNKS, wasm));
await buildStarterFile();
await build({ configFile: "vite.config.ts", logLevel: "warn" });
