import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { normalizePath } from "vite";
import { ROOT } from "../root.ts";

/** Folder of `dist` that contains every script except the public ones. */
export const CHUNKS = "chunks";

/** Modules that start in a thread or process of their own; the scripts that start them address them as neighbours. */
const WORKERS = [
  "cluster/push/prepare-worker",
  "node/cli/serve-worker",
  "node/threads/case-reader-thread",
  "node/threads/status-thread",
];

/** Modules that are loaded by name, as paths of `src`, by their path in `dist` without extension. */
export function listEntries(): Record<string, string> {
  const { bin, exports } = JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8"));
  const scripts = [bin, exports].flatMap((table) => Object.values(table).flatMap(listScripts));
  const entries = scripts.map((path) => [path, toSourcePath(path)]);
  const workers = WORKERS.map((path) => [path.replace(/^.*\//, `${CHUNKS}/`), toSourcePath(path)]);
  return Object.fromEntries([...entries, ...workers]);
}

function toSourcePath(path: string): string {
  return normalizePath(resolve(ROOT, "src", `${path}.ts`));
}

/** Lists the scripts of the library that a target of `exports` or `bin` leads to, as paths of `dist` without extension. */
function listScripts(target: unknown): string[] {
  if (typeof target === "object" && target !== null) return Object.values(target).flatMap(listScripts);
  const [, path] = /^\.\/dist\/((?!bundle\/).+)\.js$/.exec(String(target)) ?? [];
  return path === undefined ? [] : [path];
}
