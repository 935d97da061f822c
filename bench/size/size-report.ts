import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Times } from "../../test/support/timings.ts";
import { formatNumber } from "../report/table.ts";
import { describeEnvironment } from "../report/write.ts";
import type { BuildFigures } from "./build-meter.ts";
import type { ComparedClass } from "./compare-search.ts";
import type { BrowserFigures } from "./measure-browser.ts";

/** What is generated: judgments of real length, short ones, or CourtListener's tables by their number of dockets. */
export type SizeKind = "judgments" | "short" | "bulk";

/** Figures of one size. */
export interface SizeResult extends BuildFigures {
  readonly kind: SizeKind;
  /** Judgments, or dockets. */
  readonly size: number;
  /** Disk that the build said beforehand that it needs. */
  readonly saidMib?: number;
  readonly corpusMib: number;
  /** Words of the texts; absent for bulk data. */
  readonly words?: number;
  readonly answers?: AnswerFigures;
  readonly compared?: readonly ComparedClass[] | string;
  readonly browser?: BrowserFigures | string;
  /** When, on what and of which commit. */
  readonly measured?: string;
}

/** What `measure-answers.ts` prints. */
export interface AnswerFigures {
  readonly openMs: number;
  readonly firstSearchMs: number;
  readonly resolve: Times;
  /** Citations that resolve to their case, "300 of 300". */
  readonly resolved: string;
  readonly search: Times;
  /** Above the process before it opened the corpus. */
  readonly searchingMib: number;
}

const RESULTS = resolve(import.meta.dirname, "results.json");
const REPORT = resolve(import.meta.dirname, "../SIZE.md");

/** Reads the results of all sizes that were measured. */
export function readResults(): SizeResult[] {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : [];
}

/** Stores a result in the place of an earlier one of the same size. */
export function storeResult(result: SizeResult): void {
  const others = readResults().filter(({ kind, size }) => kind !== result.kind || size !== result.size);
  const all = [...others, { ...result, measured: describeEnvironment() }];
  all.sort((a, b) => a.kind.localeCompare(b.kind) || a.size - b.size);
  writeFileSync(RESULTS, `${JSON.stringify(all, null, 2)}\n`);
}

/** Writes `bench/SIZE.md`. */
export function writeSizeReport(results: readonly SizeResult[]): void {
  const bulk = results.filter(({ kind }) => kind === "bulk");
  const texts = results.filter(({ kind }) => kind !== "bulk");
  const lines = [
    "# Size",
    "",
    "Written by `npm run bench:size`. Every build runs in its own process, within 1 GiB. Seconds are of the clock; processor seconds depend less on what else the machine does.",
    "",
    ...(texts.length === 0 ? [] : ["## Judgments", "", ...formatTexts(texts)]),
    ...(bulk.length === 0 ? [] : ["## CourtListener's bulk data, simulated", "", ...formatBulk(bulk)]),
    "## Measured",
    "",
    ...results.map(({ kind, size, measured = "" }) => `* ${nameSize(kind, size)}: ${measured}.`),
    "",
  ];
  writeFileSync(REPORT, lines.join("\n"));
}

/** A figure of a size; the bound that it must not exceed is none unless stated. */
type Figure = readonly [name: string, read: (result: SizeResult) => number | undefined, bound?: number];

const TEXT_FIGURES: readonly Figure[] = [
  ["million words", ({ words = 0 }) => words / 1e6],
  ["build, s", ({ seconds }) => seconds],
  ["build, processor s", ({ cpuSeconds }) => cpuSeconds],
  ["build, processor s per million words", ({ cpuSeconds, words = 0 }) => cpuSeconds / (words / 1e6)],
  ["build, peak MiB", ({ peakMib }) => peakMib, 1024],
  ["build, disk MiB", ({ diskMib }) => diskMib],
  ["build, disk said beforehand, MiB", ({ saidMib }) => saidMib],
  ["corpus, MiB", ({ corpusMib }) => corpusMib],
  ["corpus, bytes a word", ({ corpusMib, words = 0 }) => (corpusMib * 2 ** 20) / words],
  ["open, ms", ({ answers }) => answers?.openMs, 100],
  ["first search, ms", ({ answers }) => answers?.firstSearchMs],
  ["resolve, median ms", ({ answers }) => answers?.resolve.median, 1],
  ["search through the engine, median ms", ({ answers }) => answers?.search.median],
  ["memory while searching, MiB", ({ answers }) => answers?.searchingMib, 400],
  ["Chromium: reading the file from the server, MB/s", ({ browser }) => readBrowser(browser)?.readMbPerSecond],
  ["Chromium: reading and storing it, MB/s", ({ browser }) => readBrowser(browser)?.storedMbPerSecond],
  ["Chromium: checking it, MB/s", ({ browser }) => readBrowser(browser)?.checkedMbPerSecond],
  ["Chromium: first visit to first answer, s", ({ browser }) => readBrowser(browser)?.importSeconds],
  ["Chromium: reload to first answer, ms", ({ browser }) => readBrowser(browser)?.firstAnswerMs],
  ["Chromium: resolve, median ms", ({ browser }) => readBrowser(browser)?.resolveMs],
  ["Chromium: search, median ms", ({ browser }) => readBrowser(browser)?.searchMs],
  ["Chromium: process, MiB", ({ browser }) => readBrowser(browser)?.processMib],
];

function formatTexts(results: readonly SizeResult[]): string[] {
  const lines = [...formatColumns(results, TEXT_FIGURES, true), ...describeBounds(results)];
  for (const { kind, size, compared } of results) {
    if (compared === undefined) continue;
    lines.push(`### ${nameSize(kind, size)}: medians beside native FTS5 (<= 0.5)`, "");
    if (typeof compared === "string") lines.push(`Not compared: ${compared}.`, "");
    else {
      lines.push("| class | Headnote, ms | FTS5, ms | ratio | totals |", "|---|---:|---:|---:|---|");
      for (const { name, oursMs, fts5Ms, isEqual } of compared)
        lines.push(
          `| ${name} | ${formatNumber(oursMs)} | ${formatNumber(fts5Ms)} | ${formatNumber(oursMs / fts5Ms)} | ${isEqual ? "equal" : "**differ**"} |`,
        );
      lines.push("");
    }
  }
  return lines;
}

function formatBulk(results: readonly SizeResult[]): string[] {
  return formatColumns(results, [
    ["build, s", ({ seconds }) => seconds],
    ["build, processor s", ({ cpuSeconds }) => cpuSeconds],
    ["build, processor s per million dockets", ({ cpuSeconds, size }) => cpuSeconds / (size / 1e6)],
    ["build, peak MiB", ({ peakMib }) => peakMib, 1024],
    ["build, disk MiB", ({ diskMib }) => diskMib],
    ["build, disk said beforehand, MiB (within 20%)", ({ saidMib }) => saidMib],
    ["corpus, MiB", ({ corpusMib }) => corpusMib],
  ]);
}

/** Describes how near the figures of the largest corpus are to their bounds: what gives out next comes first. */
function describeBounds(results: readonly SizeResult[]): string[] {
  const [largest] = [...results].sort((a, b) => b.size - a.size);
  if (largest === undefined) return [];
  const shares = TEXT_FIGURES.flatMap(([name, read, bound]) => {
    const value = read(largest);
    return value === undefined || bound === undefined ? [] : [{ name, value, bound, share: value / bound }];
  }).sort((a, b) => b.share - a.share);
  const described = shares.map(
    ({ name, value, bound, share }) =>
      `${name}: ${formatNumber(value)} of ${formatNumber(bound)} (${Math.round(100 * share)}%)`,
  );
  return [
    "### What gives out next",
    "",
    `Of ${nameSize(largest.kind, largest.size)}, the nearest to its bound or the farthest beyond it first: ${described.join("; ")}.`,
    "",
  ];
}

function formatColumns(results: readonly SizeResult[], figures: readonly Figure[], isNamed = false): string[] {
  const names = results.map(({ kind, size }) => (isNamed ? nameSize(kind, size) : size.toLocaleString("en-US")));
  return [
    `| | ${names.join(" | ")} |`,
    `|---|${names.map(() => "---:|").join("")}`,
    ...figures.map(
      ([name, read, bound]) =>
        `| ${name}${bound === undefined ? "" : ` (<= ${formatNumber(bound)})`} | ${results.map((result) => formatFigure(read(result))).join(" | ")} |`,
    ),
    "",
  ];
}

function formatFigure(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? "" : formatNumber(value);
}

function readBrowser(browser: SizeResult["browser"]): BrowserFigures | undefined {
  return typeof browser === "string" ? undefined : browser;
}

function nameSize(kind: SizeKind, size: number): string {
  const names = { judgments: "judgments", short: "short judgments", bulk: "dockets" };
  return `${size.toLocaleString("en-US")} ${names[kind]}`;
}
