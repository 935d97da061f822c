import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { resolve } from "node:path";
import { chartOf } from "./chart.ts";
import { ratiosOf } from "./ratio.ts";

const BENCH = resolve(import.meta.dirname, "..");
const CHARTS = "charts";

/** What one benchmark printed. */
export interface Printed {
  readonly name: string;
  readonly output: string;
}

/** Writes `bench/REPORT.md` and its charts: ratios first, then everything that was printed. */
export function writeReport(benchmarks: readonly Printed[]): void {
  mkdirSync(resolve(BENCH, CHARTS), { recursive: true });
  const parts = benchmarks.map(({ name, output }) => ({ name, output, ratios: ratiosOf(output) }));
  const lines = [
    "# Benchmarks",
    "",
    `Written by \`npm run bench\`, ${surroundings()}. Both sides of a row ran in the same process run on the same words; ratios outlive the machine, times do not. Above 1 Headnote is ahead.`,
    "",
  ];
  for (const { name, ratios } of parts) {
    if (ratios.length === 0) continue;
    const chart = `${CHARTS}/${name}.svg`;
    writeFileSync(resolve(BENCH, chart), chartOf(`${name}: times as fast, or as small`, ratios));
    lines.push(
      `## ${name}`,
      "",
      `![${name}](${chart})`,
      "",
      "| what | ratio | Headnote | peer |",
      "|---|---:|---:|---:|",
    );
    for (const { name, value, ours, peer } of ratios)
      lines.push(`| ${name} | ${value.toFixed(2)} | ${ours} | ${peer} |`);
    lines.push("");
  }
  lines.push("## All that was printed", "");
  for (const { name, output } of parts) {
    const told = output.split("\n").filter((line) => !line.startsWith("ratio | "));
    lines.push(`### ${name}`, "", "```text", told.join("\n").trim(), "```", "");
  }
  writeFileSync(resolve(BENCH, "REPORT.md"), lines.join("\n"));
}

function surroundings(): string {
  const git = (...given: string[]) => execFileSync("git", given, { cwd: BENCH, encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--", "..") === "" ? "" : ", with changes";
  const [cpu] = cpus();
  const machine = `${cpu?.model.trim() ?? "unknown"}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, Node ${process.versions.node} on ${machine}, commit ${git("rev-parse", "--short", "HEAD")}${changed}`;
}
