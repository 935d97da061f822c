import { EngineError } from "../../../errors.ts";
import type { RecordCounts } from "../../../ingest/count-records.ts";
import type { BuildReport } from "../../../ingest/report.ts";
import { describeUnknownCourts } from "../../../ingest/selection/unknown-courts.ts";
import { formatAge, formatCount } from "../../../text/plural.ts";
import { type DiskNeed, formatMebibytes } from "../../check-disk-space.ts";
import type { BuildCounts, ExtendedCorpusCounts } from "../../count-build-records.ts";
import type { InterruptedBuild } from "../../files/interrupted-build.ts";
import { isSystemError } from "../../files/system-error.ts";
import { formatTable } from "./table.ts";
import { createColours, type Terminal, writeLine } from "./terminal.ts";

const MAX_REFUSALS_SHOWN = 20;

/** Formats what a build needs on disk. */
export function formatDiskNeed({ neededBytes, freeBytes, isUpperBound }: DiskNeed): string {
  const need = `needs ${isUpperBound ? "at most" : "about"} ${formatMebibytes(neededBytes)} of disk`;
  return freeBytes === null ? need : `${need}; ${formatMebibytes(freeBytes)} are free`;
}

/** Returns the last line of a report: its figures, without the lists, whose notes are the lines before it. */
export function toSummaryLine({ refused, repaired, merged, mergedActs, learnedNames, ...figures }: BuildReport) {
  return { kind: "summary", ...figures };
}

/** Formats what a build with `--resume` continues. @param now time in milliseconds since 1970 */
export function formatResumed(continued: InterruptedBuild | null, output: string, now: number): string {
  if (continued === null)
    return `no build of ${output} was interrupted since this machine was started: building from the beginning`;
  const age = formatAge(now - continued.savedAt.getTime());
  return `continuing the interrupted build of ${output}: ${formatPosition(continued)}; the checkpoint is ${age} old`;
}

/** Returns, as sentences, what an interrupted build has kept. */
export function describeInterruption(kept: InterruptedBuild | null, output: string): string {
  if (kept === null) return `Nothing was kept, as there was no checkpoint yet; ${output} is as it was before.`;
  return [
    `Kept in ${kept.partial} and ${kept.folder}: ${formatPosition(kept)}; ${output} is as it was before.`,
    "Repeat the command with --resume to continue, or with --restart to discard that.",
  ].join(" ");
}

/**
 * Returns the error of a build that the system has ended, for instance by a full disk, with what is kept of the build.
 * Other errors say what to do, or would come again.
 */
export function explainKept(error: unknown, kept: InterruptedBuild | null, output: string): unknown {
  if (kept === null || !(error instanceof EngineError) || !isSystemError(error.cause)) return error;
  return new EngineError(error.code, `${error.message} ${describeInterruption(kept, output)}`, error.details, error);
}

function formatPosition({ position, isRead }: InterruptedBuild): string {
  if (isRead) return "all inputs are read";
  if (position === null) return "a part of the former corpus is copied";
  return `everything up to record ${position.record.toLocaleString("en-US")} of input ${position.input}`;
}

/** The files that a build has written. */
interface WrittenFiles {
  readonly output: string | undefined;
  /** The file that lists every note, if `--report` asks for one. */
  readonly reportPath: string | undefined;
}

/** Prints what a build has stored, and the first refusals or the name of the report that lists all of them. */
export function printSummary(report: BuildReport, { output, reportPath }: WrittenFiles, terminal: Terminal): void {
  const { stdout, stderr } = terminal;
  const paint = createColours(stdout);
  writeLine(stdout, `${paint.green("built")} ${output}`);
  for (const line of formatSummary(report)) writeLine(stdout, `  ${line}`);
  if (reportPath === undefined) printRefusals(report, terminal);
  else writeLine(stderr, `  ${formatReportContent(report, reportPath)}`);
}

function formatReportContent({ counts }: BuildReport, reportPath: string): string {
  return `${formatCount(counts.refused, "record")} refused; ${reportPath} lists every refusal, repair and merge`;
}

function printRefusals(report: BuildReport, { stdout, stderr }: Terminal): void {
  const paint = createColours(stdout);
  for (const note of report.refused.slice(0, MAX_REFUSALS_SHOWN)) {
    writeLine(
      stderr,
      `  ${paint.yellow("refused")} ${note.what} ${note.location.file}, record ${note.location.record}: ${note.reason}`,
    );
  }
  if (report.counts.refused > MAX_REFUSALS_SHOWN)
    writeLine(stderr, `  … and ${report.counts.refused - MAX_REFUSALS_SHOWN} more; --report FILE lists all of them`);
}

function formatSummary(report: BuildReport): string[] {
  const { stored, counts, leftOut, fullRebuildReason, removed, casesRead } = report;
  const lines = [
    [
      formatCount(stored.cases, "case"),
      formatCount(stored.citations, "citation"),
      formatCount(stored.opinions, "opinion"),
      formatCount(stored.edges, "edge"),
    ].join(", "),
    [
      `${formatCount(stored.codes, "code")} with ${formatCount(stored.sections, "section")}`,
      `${formatCount(stored.acts, "Act")} with ${formatCount(stored.footnotes, "footnote")}`,
    ].join(", "),
    [
      `${counts.refused} refused`,
      `${counts.repaired} repaired`,
      `${counts.merged + counts.mergedActs} merged`,
      `${counts.learnedNames} named by citing decisions`,
    ].join(", "),
  ];
  if (report.sourceEdges) lines.push(formatComparison(report.sourceEdges));
  if (report.unmatchedCitations) lines.push(formatUnmatched(report.unmatchedCitations));
  if (leftOut.cases + leftOut.opinions > 0) lines.push(formatLeftOut(leftOut));
  if (report.unknownCourts.length > 0) lines.push(formatUnknownCourts(report));
  if (report.inputs.length > 1) lines.push(...report.inputs.map(formatInput));
  if (fullRebuildReason !== null) lines.push(`fully rebuilt: ${fullRebuildReason}`);
  else if (casesRead < stored.cases || removed.length > 0) {
    lines.push(`${removed.length} removed; ${formatCount(casesRead, "case")} read for citations, the others unchanged`);
  }
  return lines;
}

function formatInput({ source, format, cases, opinions }: BuildReport["inputs"][number]): string {
  const { read, stored, merged, refused, leftOut } = cases;
  const outcomes = `${stored} stored, ${merged} merged, ${refused} refused, ${leftOut} left out`;
  return `${source}, ${format}: ${formatCount(read, "case")}: ${outcomes}; ${formatCount(opinions.stored, "opinion")}`;
}

function formatComparison({ agreed, onlyStated, onlyRead }: NonNullable<BuildReport["sourceEdges"]>): string {
  return `edges that the source states too: ${agreed}; only the source: ${onlyStated}, only the texts: ${onlyRead}`;
}

function formatUnmatched({ read, missed, unknown }: NonNullable<BuildReport["unmatchedCitations"]>): string {
  const resolved = `in the corpus and read: ${read}, in the corpus and not read: ${missed}, unknown: ${unknown}`;
  return `citations that the source could not resolve: ${resolved}`;
}

function formatLeftOut({ cases, opinions }: BuildReport["leftOut"]): string {
  return `left out by the filter: ${formatCount(cases, "case")}, ${formatCount(opinions, "opinion")}`;
}

function formatUnknownCourts({ unknownCourts, inputs }: Pick<BuildReport | RecordCounts, "unknownCourts" | "inputs">) {
  return describeUnknownCourts(
    unknownCourts,
    inputs.map(({ source }) => source),
  );
}

/** Prints what a build would read. @param into path of the corpus that it would add to */
export function printCounts(counts: BuildCounts, into: string | undefined, { stdout }: Terminal): void {
  const { cases, citations, opinions, characters, sections, acts, refused, repaired, leftOut, corpusBytes } = counts;
  for (const line of [
    [formatCount(cases, "case"), formatCount(citations, "citation"), formatCount(opinions, "opinion")].join(", "),
    [formatCount(characters, "character"), formatCount(sections, "section"), formatCount(acts, "Act")].join(", "),
    `${refused} refused, ${repaired} repaired`,
    formatLeftOut(leftOut),
    ...(counts.unknownCourts.length > 0 ? [formatUnknownCourts(counts)] : []),
    ...(counts.into ? [formatChange(counts.into, cases, into)] : []),
    `the corpus would have about ${formatSize(corpusBytes)}`,
    ...(counts.inputs.length < 2 ? [] : ["", formatInputs(counts.inputs)]),
  ])
    writeLine(stdout, line);
}

/** Formats what a corpus has, and what would be removed and added; what it has already is refused or merged. */
function formatChange(before: ExtendedCorpusCounts, added: number, into: string | undefined): string {
  const has = `${into} has ${formatCount(before.cases, "case")} and ${formatSize(before.bytes)}`;
  const atMost = added === 0 ? "" : "at most ";
  const change = `${before.removed.toLocaleString("en-US")} removed, ${atMost}${added.toLocaleString("en-US")} added`;
  return `${has}; ${change}`;
}

function formatSize(bytes: number): string {
  return formatCount(Math.max(1, Math.round(bytes / 2 ** 20)), "MiB", "MiB");
}

/** Lists what a build would read of each input. */
function formatInputs(inputs: RecordCounts["inputs"]): string {
  const rows = inputs.map(({ source, format, cases, opinions, sections, acts, refused, leftOut, corpusBytes }) => [
    `${source}, ${format}`,
    ...[cases, opinions, sections, acts, refused, leftOut.cases, Math.ceil(corpusBytes / 2 ** 20)].map((count) =>
      count.toLocaleString("en"),
    ),
  ]);
  return formatTable(rows, {
    head: ["input", "cases", "opinions", "sections", "Acts", "refused", "left out", "MiB"],
    right: [1, 2, 3, 4, 5, 6, 7],
  });
}
