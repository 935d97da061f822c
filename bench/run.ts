/**
 * Runs the benchmarks: all of this folder, or those that are named first.
 *
 *     npm run bench
 *     npm run bench -- search
 *     npm run bench -- search corpus.sqlite 100
 *
 * What follows one name is handed to that benchmark; its file says what it takes. Every benchmark runs in a process of
 * its own and makes its input from a seed, so that nothing but a checkout is needed. Native peers, which are no
 * dependencies of Headnote, are installed into this folder on the first run; where that fails they are skipped. A run of
 * all of them writes `REPORT.md`.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { installPeers } from "./peers/native-database.ts";
import { type Printed, writeReport } from "./report/write.ts";

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts")
  .map((file) => file.slice(0, -3))
  .sort();
const given = process.argv.slice(2);
const isName = (argument: string) => names.includes(argument);
const wanted = given.filter(isName);
const options = given.filter((argument) => !isName(argument));
if (options.length > 0 && wanted.length !== 1) {
  console.error(`Options belong to one benchmark; these are there: ${names.join(", ")}.`);
  process.exit(2);
}

installPeers();
const printed: Printed[] = [];
for (const name of wanted.length > 0 ? wanted : names) {
  console.log(`\n== ${name}`);
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", resolve(import.meta.dirname, `${name}.ts`), ...options],
    { stdio: ["ignore", "pipe", "inherit"], encoding: "utf8", maxBuffer: 1 << 26 },
  );
  process.stdout.write(stdout);
  printed.push({ name, output: stdout });
  if (status !== 0) {
    console.log(`${name} failed`);
    process.exitCode = 1;
  }
}
if (wanted.length === 0 && process.exitCode === undefined) writeReport(printed);
