import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { resolve } from "node:path";
import { renderChart } from "./chart.ts";
import type { ReportEntry } from "./show.ts";
import { computeRatios, formatCell, formatNumber, type Ratio, type Table } from "./table.ts";

const BENCH = resolve(import.meta.dirname, "..");
const CHARTS = "charts";

/** Results of one benchmark. */
export interface Benchmark {
  readonly name: string;
  readonly entries: readonly ReportEntry[];
  readonly seconds: number;
  /** Reason of a failure; absent if the benchmark completed. */
  readonly failed?: string;
}

/** Writes `bench/REPORT.md` and its charts: ratios first, then every table. */
export function writeReport(benchmarks: readonly Benchmark[]): void {
  mkdirSync(resolve(BENCH, CHARTS), { recursive: true });
  const lines = [
    "# Benchmarks",
    "",
    `Written by \`npm run bench\`, ${describeEnvironment()}. Headnote and its peers ran in the same run on the same words. Times depend on the machine; ratios depend on it less. A ratio above 1 means that Headnote is ahead. Each row shows the nearest peer, and native FTS5 as well, at the largest size that both reached.`,
    "",
    ...formatRatios(benchmarks),
  ];
  for (const { name, entries, seconds, failed } of benchmarks) {
    const tables = entries.flatMap((one) => ("table" in one ? [one.table] : []));
    lines.push(`## ${name}`, "");
    if (failed) lines.push(`Incomplete: ${failed}.`, "");
    for (const one of entries) if ("note" in one) lines.push(one.note, "");
    for (const chart of new Set(tables.map((table) => table.chart))) {
      const drawn = tables.filter((table) => table.chart === chart);
      writeFileSync(resolve(BENCH, CHARTS, `${chart}.svg`), renderChart(chart, drawn));
      lines.push(`![${chart}](${CHARTS}/${chart}.svg)`, "");
      for (const table of drawn) lines.push(...formatTable(table));
    }
    lines.push(`The benchmark took ${seconds.toFixed(0)} s.`, "");
  }
  writeFileSync(resolve(BENCH, "REPORT.md"), lines.join("\n"));
}

function formatRatios(benchmarks: readonly Benchmark[]): string[] {
  const tables = benchmarks.flatMap(({ entries }) => entries.flatMap((one) => ("table" in one ? [one.table] : [])));
  const lines = ["| measurement | at | Headnote | ratio: times ahead |", "|---|---|---:|---|"];
  const behind = new Map<string, string[]>();
  for (const table of tables) {
    for (const [column, ratios] of groupByColumn(computeRatios(table))) {
      const [{ title, ours }] = ratios as [Ratio];
      lines.push(`| ${title} | ${column} | ${formatNumber(ours)} | ${ratios.map(formatRatio).join("; ")} |`);
    }
    for (const { title, column, value, peer, why = "" } of computeRatios(table)) {
      if (value >= 1) continue;
      const key = `${peer}. ${why}`;
      behind.set(key, [...(behind.get(key) ?? []), `${title} at ${column} (${formatNumber(1 / value)} ×)`]);
    }
  }
  lines.push("");
  if (behind.size > 0) lines.push("Peers that are ahead, by how much and why:", "");
  for (const [key, places] of behind) lines.push(`* ${key.trim()} — ${places.join("; ")}.`);
  return [...lines, ""];
}

function formatRatio({ value, peer, theirs }: Ratio): string {
  const ratio = value < 1 ? `**${formatNumber(value)}**` : formatNumber(value);
  return `${ratio} ${peer} (${formatNumber(theirs)})`;
}

function groupByColumn(ratios: readonly Ratio[]): Map<string, Ratio[]> {
  const groups = new Map<string, Ratio[]>();
  for (const ratio of ratios) groups.set(ratio.column, [...(groups.get(ratio.column) ?? []), ratio]);
  return groups;
}

function formatTable({ title, columns, rows }: Table): string[] {
  return [
    `### ${title}`,
    "",
    `| | ${columns.join(" | ")} |`,
    `|---|${columns.map(() => "---:|").join("")}`,
    ...rows.map(({ name: who, cells }) => `| ${who} | ${cells.map(formatCell).join(" | ")} |`),
    "",
  ];
}

/** Describes date, machine and commit of a run. */
export function describeEnvironment(): string {
  const git = (...given: string[]) => execFileSync("git", given, { cwd: BENCH, encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--", "..") === "" ? "" : ", with changes";
  const [cpu] = cpus();
  const machine = `${cpu?.model.trim() ?? "unknown"}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB`;
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, Node ${process.versions.node} on ${machine}, commit ${git("rev-parse", "--short", "HEAD")}${changed}`;
}
