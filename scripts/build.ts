import { execFileSync } from "node:child_process";
import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "vite";
import { buildStarterFile } from "../corpus/build.ts";
import { createBundleConfigs } from "./bundle/bundle-config.ts";
import { VERB_NAMES_MODULE } from "./bundle/inline-verb-names.ts";

// Builds the package into dist: library, scripts for pages without a bundler, starter corpus, research app. The app comes
// last because its version includes the hash of the corpus. `--clean` empties dist first.
const ROOT = resolve(import.meta.dirname, "..");
const DIST = resolve(ROOT, "dist");
process.chdir(ROOT);

if (process.argv.includes("--clean")) rmSync(DIST, { recursive: true, force: true });
const tsc = resolve(ROOT, "node_modules/typescript/bin/tsc");
execFileSync(process.execPath, [tsc, "-p", "scripts/tsconfig.build.json"], { stdio: "inherit" });
// src/store/sqlite/load-sqlite.ts refers to the module as a neighbour.
writeFileSync("dist/contract/operations/verb-names.js", VERB_NAMES_MODULE);
copyFileSync("node_modules/sql.js/dist/sql-wasm-browser.wasm", "dist/store/sqlite/sql-wasm-browser.wasm");
// Names of later scripts end in a hash.
rmSync("dist/bundle", { recursive: true, force: true });
for (const config of createBundleConfigs("dist/bundle"))
  await build({ ...config, configFile: false, logLevel: "warn" });
await buildStarterFile();
await build({ configFile: "vite.config.ts", logLevel: "warn" });
