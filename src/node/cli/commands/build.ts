import { Command, InvalidArgumentError } from "commander";
import { EngineError } from "../../../errors.ts";
import type { RecordCounts } from "../../../ingest/count-records.ts";
import { importers } from "../../../ingest/importers/importers.ts";
import type { BuildReport } from "../../../ingest/report.ts";
import { formatCount } from "../../../text/plural.ts";
import { type BuildInput, buildCorpus, countBuildRecords } from "../../build-corpus.ts";
import { type DiskNeed, formatMebibytes } from "../../check-disk-space.ts";
import { createJsonLinesFile } from "../../files/write-text-file.ts";
import { createFilter, looksLikeDate, parseMemory } from "../options/build-values.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { createProgressReporter } from "../output/progress-reporter.ts";
import { formatTable } from "../output/table.ts";
import { createColours, type Terminal, writeJson, writeLine } from "../output/terminal.ts";

interface BuildFlags {
  readonly from: readonly string[];
  readonly into?: string;
  readonly remove?: readonly number[];
  readonly output?: string;
  readonly name?: string;
  readonly corpusVersion?: string;
  readonly to?: string;
  readonly court?: readonly string[];
  readonly jurisdiction?: readonly string[];
  readonly precedential?: boolean;
  readonly maxCases?: number;
  readonly dryRun?: boolean;
  readonly resume?: boolean;
  readonly memory?: number;
  readonly spaceCheck: boolean;
  readonly strict?: boolean;
  readonly report?: string;
  readonly json?: boolean;
}

const MAX_REFUSALS_SHOWN = 20;

/** Creates `headnote build`. */
export function createBuildCommand(terminal: Terminal): Command {
  return new Command("build")
    .description("Build a corpus file from bulk data.")
    .option(
      "--from <[format:]path>",
      `a folder or archive, or the first date of the cases to take, such as 1990 or 1990-05-04; formats: ${importers.map((i) => i.name).join(", ")}`,
      collectText,
      [],
    )
    .option(
      "--into <corpus>",
      "add the inputs to this corpus; what it has already computed is reused where it is still valid",
    )
    .option(
      "--remove <case_ids...>",
      "remove these cases from the corpus of --into before inputs are added",
      collectCaseId,
      [],
    )
    .option(
      "-o, --output <file>",
      "the corpus to write; replaced only when the build succeeds (default: that of --into)",
    )
    .option("--name <name>", "the corpus's name (default: that of --into, or the output's)")
    .option("--corpus-version <version>", "the corpus's version (default: that of --into, or 1)")
    .option("--to <date>", "take only cases up to this date: a year, a month or a day")
    .option("--court <ids...>", "take only cases of these courts, by id", collectText, [])
    .option(
      "--jurisdiction <names...>",
      "take only cases of these jurisdictions: US, IN, or the courts of a state by its name or code",
      collectText,
      [],
    )
    .option("--precedential", "leave out cases that their source calls unpublished")
    .option(
      "--max-cases <n>",
      "take at most this number of cases, the first of the inputs",
      parseWholeNumberBetween(1, 1_000_000_000),
    )
    .option("--dry-run", "count what would be read and how large the corpus would be; write nothing")
    .option("--resume", "continue an interrupted build of the same inputs from its last checkpoint")
    .option("--memory <size>", "memory that the build may use, such as 512M or 2G (default: 1G)", parseMemory)
    .option("--no-space-check", "build even if less disk is free than the build needs by its estimate")
    .option("--strict", "stop at the first record that must be refused")
    .option(
      "--report <file>",
      "write every refused, repaired and merged record to a file of JSON lines; the last line is the summary",
    )
    .option("--json", "print the summary as JSON")
    .addHelpText("after", HELP)
    .action((flags: BuildFlags) => runBuild(flags, terminal));
}

const HELP = `
Examples:
  headnote build --from courtlistener-bulk:bulk.tar.gz -o all.sqlite
  headnote build --into all.sqlite --from liiofindia:judgments.tar.gz
  headnote build --into all.sqlite --remove 108713 145814
  headnote build --from courtlistener-bulk:bulk --jurisdiction washington --from 1990 -o washington.sqlite
  headnote build --from courtlistener-bulk:bulk --court scotus --dry-run

With --into, the corpus answers as if it had been built from all inputs at once, the earlier ones first. A case that it
already contains is refused, or merged if it comes from another source; --report FILE lists both. Names of cases that
only citing decisions supply are determined again. Headnote reads new cases and the cases that cite new or removed ones;
if a code or an Act is added, it reads every case again for the laws that it cites. --into without inputs rebuilds
everything.`;

async function runBuild(flags: BuildFlags, terminal: Terminal): Promise<void> {
  const dates = flags.from.filter(looksLikeDate);
  const inputs = flags.from.filter((text) => !looksLikeDate(text)).map(parseInput);
  const filter = createFilter(flags, dates);
  const progress = createProgressReporter(terminal);
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort();
  process.once("SIGINT", onInterrupt);
  // Opened first: a report that cannot be written is known before hours of work.
  const reportFile = flags.report === undefined || flags.dryRun ? undefined : createJsonLinesFile(flags.report);
  try {
    const common = { inputs, filter, memory: flags.memory, signal: interrupt.signal, onProgress: progress.report };
    if (flags.dryRun) {
      const counts = await countBuildRecords(common);
      progress.stop();
      if (flags.json) writeJson(terminal.stdout, counts);
      else printCounts(counts, terminal);
      return;
    }
    const report = await buildCorpus({
      ...common,
      into: flags.into,
      remove: flags.remove,
      output: flags.output,
      name: flags.name,
      version: flags.corpusVersion,
      strict: flags.strict,
      resume: flags.resume,
      keepInterrupted: true,
      checkSpace: flags.spaceCheck,
      onDiskNeed: (need) => writeLine(terminal.stderr, formatDiskNeed(need)),
      onNote: reportFile ? (note) => reportFile.write(note) : undefined,
    });
    progress.stop();
    reportFile?.write(toSummaryLine(report));
    await reportFile?.publish();
    if (flags.json) writeJson(terminal.stdout, report);
    else printSummary(report, flags.output ?? flags.into, terminal);
  } finally {
    progress.stop();
    reportFile?.discard();
    process.removeListener("SIGINT", onInterrupt);
  }
}

function formatDiskNeed({ neededBytes, freeBytes, isUpperBound }: DiskNeed): string {
  const need = `needs ${isUpperBound ? "at most" : "about"} ${formatMebibytes(neededBytes)} of disk`;
  return freeBytes === null ? need : `${need}; ${formatMebibytes(freeBytes)} are free`;
}

/** Returns the last line of a report: its figures, without the lists, whose notes are the lines before it. */
function toSummaryLine({ refused, repaired, merged, mergedActs, learnedNames, ...figures }: BuildReport) {
  return { kind: "summary", ...figures };
}

/** Parses `FORMAT:PATH` or a path; a colon is part of the path unless a known format precedes it. */
function parseInput(text: string): BuildInput {
  const colon = text.indexOf(":");
  const format = text.slice(0, colon);
  if (colon > 1 && importers.some((importer) => importer.name === format))
    return { format, path: text.slice(colon + 1) };
  if (colon > 1 && /^[a-z][a-z-]+$/.test(format)) {
    throw new EngineError(
      "validation_failed",
      `"${format}" is not a format. Write --from FORMAT:PATH with one of: ${importers.map((importer) => importer.name).join(", ")}.`,
    );
  }
  return { path: text };
}

function printSummary(report: BuildReport, output: string | undefined, { stdout, stderr }: Terminal): void {
  const paint = createColours(stdout);
  writeLine(stdout, `${paint.green("built")} ${output}`);
  for (const line of formatSummary(report)) writeLine(stdout, `  ${line}`);
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

function printCounts(counts: RecordCounts, { stdout }: Terminal): void {
  const { cases, citations, opinions, characters, sections, acts, refused, repaired, leftOut, corpusBytes } = counts;
  const mebibytes = Math.max(1, Math.round(corpusBytes / 2 ** 20));
  for (const line of [
    [formatCount(cases, "case"), formatCount(citations, "citation"), formatCount(opinions, "opinion")].join(", "),
    [formatCount(characters, "character"), formatCount(sections, "section"), formatCount(acts, "Act")].join(", "),
    `${refused} refused, ${repaired} repaired`,
    formatLeftOut(leftOut),
    `the corpus would have about ${formatCount(mebibytes, "MiB", "MiB")}`,
    ...(counts.inputs.length < 2 ? [] : ["", formatInputs(counts.inputs)]),
  ])
    writeLine(stdout, line);
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

function collectCaseId(value: string, earlier: readonly number[]): readonly number[] {
  if (!/^[1-9][0-9]{0,15}$/.test(value)) throw new InvalidArgumentError("A case id is a whole number above zero.");
  return [...earlier, Number(value)];
}

function collectText(value: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, value];
}
