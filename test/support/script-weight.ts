import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s?["']\.\/([^"']+\.js)["']/g;
const LATER_IMPORT = /\bimport\(\s?["'`]\.\/([^"'`]+\.js)["'`]/g;

/** Scripts by the time at which a browser loads them. */
export interface ScriptWeight {
  /** The given scripts and what they import statically, which a browser loads with them. */
  readonly first: readonly string[];
  /** Bytes of these, each script gzipped. */
  readonly firstBytes: number;
  /** What they import by `import()`, with the static imports of that. */
  readonly later: readonly string[];
  /** Bytes of these, each script gzipped. */
  readonly laterBytes: number;
}

/** Weighs built scripts and everything that they import from their folder. */
export function weighScripts(paths: readonly string[]): ScriptWeight {
  const first = new Set(paths);
  for (const path of first) for (const found of listImports(path, STATIC_IMPORT)) first.add(found);
  const later = new Set([...first].flatMap((path) => listImports(path, LATER_IMPORT)));
  for (const path of later) for (const found of listImports(path, STATIC_IMPORT)) later.add(found);
  const onlyLater = [...later].filter((path) => !first.has(path));
  return { first: [...first], firstBytes: sumBytes(first), later: onlyLater, laterBytes: sumBytes(onlyLater) };
}

function listImports(path: string, pattern: RegExp): string[] {
  return [...readFileSync(path, "utf8").matchAll(pattern)].map(([, name]) => join(dirname(path), name!));
}

/** Sums the bytes of scripts, each gzipped. */
export function sumBytes(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(path), { level: 9 }).length, 0);
}
