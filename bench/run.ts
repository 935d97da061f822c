/**
 * Runs the benchmarks: all of this folder, or those named as arguments.
 *
 *     npm run bench
 *     npm run bench -- search
 *     npm run bench -- search 1000,5000 20
 *
 * Arguments after a single name go to that benchmark; its file documents them. Every benchmark runs in its own process,
 * measures the built package next to its peers, and generates its input from a seed, so that a checkout suffices.
 * Generated corpora are stored in `.verify`; the first run builds them and takes twice as long. Peers are no dependencies
 * of Headnote: the first run installs them into this folder. A peer that cannot be installed, fails, or exceeds its
 * limits has a row that says so. A run of all benchmarks writes `REPORT.md` and `charts/`, even if some fail; `--report`
 * does so for the named ones.
 *
 * A peer is one file of `peers/search/` or `peers/citation/` and a row in the table of its folder.
 */
import { fork } from "node:child_process";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { LOAD_DIST_ARGS } from "./peers/as-shipped.ts";
import { installPeers } from "./peers/packages.ts";
import type { ReportEntry } from "./report/show.ts";
import { type Benchmark, writeReport } from "./report/write.ts";

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.slice(0, -3))
  .sort();
const given = process.argv.slice(2).filter((argument) => argument !== "--report");
const isName = (argument: string) => names.includes(argument);
const wanted = given.filter(isName);
const options = given.filter((argument) => !isName(argument));
if (options.length > 0 && wanted.length !== 1) {
  console.error(`Options need exactly one benchmark. Benchmarks: ${names.join(", ")}.`);
  process.exit(2);
}

installPeers();
const benchmarks: Benchmark[] = [];
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n== ${name}`);
  const benchmark = await run(name);
  benchmarks.push(benchmark);
  if (benchmark.failed) {
    console.log(`${name} failed: ${benchmark.failed}`);
    process.exitCode = 1;
  }
}
if (wanted.length === 0 || process.argv.includes("--report")) writeReport(benchmarks);

function run(name: string): Promise<Benchmark> {
  const start = performance.now();
  const entries: ReportEntry[] = [];
  return new Promise((done) => {
    const child = fork(resolve(import.meta.dirname, `${name}.ts`), options, { execArgv: LOAD_DIST_ARGS });
    child.on("message", (one: ReportEntry) => entries.push(one));
    child.once("exit", (code, signal) => {
      const failed = code === 0 ? undefined : `it ended with ${code ?? signal}`;
      done({ name, entries: entries, seconds: (performance.now() - start) / 1000, failed });
    });
  });
}
