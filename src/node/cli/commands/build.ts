import { Command, InvalidArgumentError } from "commander";
import { EngineError } from "../../../errors.ts";
import { importers } from "../../../ingest/importers/importers.ts";
import type { BuildReport } from "../../../ingest/report.ts";
import { formatCount } from "../../../text/plural.ts";
import { type BuildInput, buildCorpus } from "../../build-corpus.ts";
import { createJsonLinesFile, type JsonLinesFile } from "../../files/write-text-file.ts";
import { createProgressReporter } from "../output/progress-reporter.ts";
import { createColours, type Terminal, writeJson, writeLine } from "../output/terminal.ts";

interface BuildFlags {
  readonly from: readonly string[];
  readonly into?: string;
  readonly remove?: readonly number[];
  readonly output?: string;
  readonly name?: string;
  readonly corpusVersion?: string;
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
      `a folder or archive; formats: ${importers.map((i) => i.name).join(", ")}`,
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

With --into, the corpus answers as if it had been built from all inputs at once, the earlier ones first. A case that it
already contains is refused, or merged if it comes from another source; --report FILE lists both. Names of cases that
only citing decisions supply are determined again. Headnote reads new cases and the cases that cite new or removed ones;
if a code or an Act is added, it reads every case again for the laws that it cites. --into without inputs rebuilds
everything.`;

async function runBuild(flags: BuildFlags, terminal: Terminal): Promise<void> {
  const progress = createProgressReporter(terminal);
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort();
  process.once("SIGINT", onInterrupt);
  // Opened first: a report that cannot be written is known before hours of work.
  const reportFile = flags.report === undefined ? undefined : createJsonLinesFile(flags.report);
  try {
    const report = await buildCorpus({
      inputs: flags.from.map(parseInput),
      into: flags.into,
      remove: flags.remove,
      output: flags.output,
      name: flags.name,
      version: flags.corpusVersion,
      strict: flags.strict,
      signal: interrupt.signal,
      onProgress: progress.report,
    });
    progress.stop();
    if (reportFile) writeReport(report, reportFile);
    await reportFile?.publish();
    if (flags.json) writeJson(terminal.stdout, report);
    else printSummary(report, flags.output ?? flags.into, terminal);
  } finally {
    progress.stop();
    reportFile?.discard();
    process.removeListener("SIGINT", onInterrupt);
  }
}

/** Writes a line per note, and the summary. */
function writeReport(report: BuildReport, file: JsonLinesFile): void {
  const { refused, repaired, merged, mergedActs, learnedNames, ...summary } = report;
  for (const [kind, notes] of Object.entries({ refused, repaired, merged, mergedActs, learnedNames })) {
    for (const note of notes) file.write({ kind, ...note });
  }
  file.write({ kind: "summary", ...summary });
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
  if (report.refused.length > MAX_REFUSALS_SHOWN)
    writeLine(stderr, `  … and ${report.refused.length - MAX_REFUSALS_SHOWN} more; --report FILE lists all of them`);
}

function formatSummary(report: BuildReport): string[] {
  const { stored, refused, repaired, merged, mergedActs, learnedNames, fullRebuildReason, removed, casesRead } = report;
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
      `${refused.length} refused`,
      `${repaired.length} repaired`,
      `${merged.length + mergedActs.length} merged`,
      `${learnedNames.length} named by citing decisions`,
    ].join(", "),
  ];
  if (fullRebuildReason !== null) lines.push(`fully rebuilt: ${fullRebuildReason}`);
  else if (casesRead < stored.cases || removed.length > 0) {
    lines.push(`${removed.length} removed; ${formatCount(casesRead, "case")} read for citations, the others unchanged`);
  }
  return lines;
}

function collectCaseId(value: string, earlier: readonly number[]): readonly number[] {
  if (!/^[1-9][0-9]{0,15}$/.test(value)) throw new InvalidArgumentError("A case id is a whole number above zero.");
  return [...earlier, Number(value)];
}

function collectText(value: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, value];
}
