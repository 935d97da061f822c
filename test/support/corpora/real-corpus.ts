import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { DIST, WORK } from "../paths.ts";
import { findSharedFile, SHARED_FOLDER } from "../shared-data.ts";

const FOLDER = WORK;

/** What building the corpus of all real cases cost. */
export interface RealCorpus {
  readonly path: string;
  readonly seconds: number;
  /** Peak resident memory of the building process, in MB. */
  readonly peakMb: number;
  readonly bytes: number;
  readonly report: {
    readonly stored: Readonly<Record<string, number>>;
    readonly refused: readonly { readonly what: string; readonly reason: string }[];
    readonly repaired: readonly unknown[];
    readonly merged: readonly unknown[];
  };
}

const SCRIPT = `
import { buildCorpus } from ${JSON.stringify(resolve(DIST, "node/index.js"))};
const [output, ...from] = process.argv.slice(1);
const start = performance.now();
const report = await buildCorpus({
  output, name: "all",
  inputs: from.map((text) => ({ format: text.slice(0, text.indexOf(":")), path: text.slice(text.indexOf(":") + 1) })),
});
const seconds = (performance.now() - start) / 1000;
console.log(JSON.stringify({ seconds, peakMb: process.resourceUsage().maxRSS / 1024, report }));
`;

/** Builds all real cases into one file in a process of its own; null where the data is absent. */
export function buildRealCorpus(name: string): RealCorpus | null {
  const us = findSharedFile("data/us-courtlistener-bulk.tar.gz");
  const india = findSharedFile("data/in-sc-judgments.tar.gz");
  if (!us || !india) return null;
  mkdirSync(FOLDER, { recursive: true });
  const path = resolve(FOLDER, name);
  const output = execFileSync(
    process.execPath,
    ["--input-type=module", "-e", SCRIPT, path, `courtlistener-bulk:${us}`, `liiofindia:${india}`],
    { encoding: "utf8", maxBuffer: 1 << 28 },
  );
  return { path, bytes: statSync(path).size, ...JSON.parse(output) };
}

/**
 * The corpus of all real cases, built by the first file of a run that opens it. `npm run verify` compiles the package
 * first, so the corpus of an earlier run is never taken for this one's. Null where the data is absent or not to be used.
 */
export function openRealCorpus(): RealCorpus | null {
  if (SHARED_FOLDER === "") return null;
  const compiled = statSync(resolve(DIST, "index.js")).mtimeMs;
  const kept = resolve(FOLDER, "all.json");
  if (existsSync(kept)) {
    const { compiled: then, build } = JSON.parse(readFileSync(kept, "utf8")) as { compiled: number; build: RealCorpus };
    if (then === compiled && existsSync(build.path)) return build;
  }
  const build = buildRealCorpus("all.sqlite");
  if (build) writeFileSync(kept, JSON.stringify({ compiled, build }));
  return build;
}
