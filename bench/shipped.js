/**
 * Loader of every benchmark process: it takes modules of `src` from `.modules`, where the build writes each by itself in
 * JavaScript; the package has the same code in few scripts. It also strips types, because other TypeScript loaders wrap
 * functions to keep their names, which slowed case search by up to half.
 */
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { transformWithOxc } from "vite";

const SOURCE = new URL("../src/", import.meta.url).href;
const COMPILED = new URL("../.modules/", import.meta.url).href;

// Node calls the two hooks in a separate thread, which loads this module again.
if (isMainThread) register(import.meta.url);

export function resolve(specifier, context, next) {
  const url = URL.canParse(specifier, context.parentURL) ? new URL(specifier, context.parentURL).href : "";
  if (!url.startsWith(SOURCE)) return next(specifier, context);
  return next(COMPILED + url.slice(SOURCE.length).replace(/\.ts$/, ".js"), context);
}

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const path = fileURLToPath(url);
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path);
  return { format: "module", source: code, shortCircuit: true };
}
