/**
 * Runs the benchmarks: all of this folder, or those that are named first.
 *
 *     npm run bench
 *     npm run bench -- search
 *     npm run bench -- search 1000,5000 20
 *
 * What follows one name is handed to that benchmark; its file says what it takes. Every benchmark runs in a process of
 * its own, measures Headnote as it is shipped (the command builds it first) beside its peers, and makes its input from a
 * seed, so that nothing but a checkout is needed. Made-up corpora are kept in `.verify`; the first run makes them,
 * which takes as long again. Peers are no dependencies of Headnote: they are installed into this folder on the first run,
 * and one that cannot be had, fails, or takes more time or memory than is allowed has a row that says so. A run of all of
 * them writes `REPORT.md` and `charts/`, whatever became of each; `--report` does so for those that are named.
 *
 * A peer is one file of `peers/search/` or `peers/citation/` and a row in the table beside it.
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
  console.error(`Options belong to one benchmark; these are there: ${names.join(", ")}.`);
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
  const told: ReportEntry[] = [];
  return new Promise((done) => {
    const child = fork(resolve(import.meta.dirname, `${name}.ts`), options, { execArgv: LOAD_DIST_ARGS });
    child.on("message", (one: ReportEntry) => told.push(one));
    child.once("exit", (code, signal) => {
      const failed = code === 0 ? undefined : `it ended with ${code ?? signal}`;
      done({ name, entries: told, seconds: (performance.now() - start) / 1000, failed });
    });
  });
}
