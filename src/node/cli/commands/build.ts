import { Command, InvalidArgumentError, Option } from "commander";
import { EngineError } from "../../../errors.ts";
import { importers } from "../../../ingest/importers/importers.ts";
import type { CaseFilter } from "../../../ingest/selection/case-selection.ts";
import { buildCorpus } from "../../deferred/build-corpus.ts";
import { countBuildRecords } from "../../deferred/count-build-records.ts";
import { requireTextTarget } from "../../files/check-output.ts";
import type { InterruptedBuild } from "../../files/interrupted-build.ts";
import { createJsonLinesFile } from "../../files/write-text-file.ts";
import type { BuildInput } from "../../open-build-inputs.ts";
import { createFilter, looksLikeDate, parseMemory } from "../options/build-values.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import {
  describeInterruption,
  explainKept,
  formatDiskNeed,
  formatResumed,
  printCounts,
  printSummary,
  toSummaryLine,
} from "../output/print-build.ts";
import { createProgressReporter } from "../output/progress-reporter.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withInterrupt } from "../with-interrupt.ts";

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
  readonly restart?: boolean;
  readonly memory?: number;
  readonly spaceCheck: boolean;
  readonly strict?: boolean;
  readonly report?: string;
  readonly json?: boolean;
}

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
    .option("--court <ids...>", "take only cases of these courts, by id, in either case", collectText, [])
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
    .option("--resume", "continue an interrupted build of the same inputs from its last checkpoint, if there is one")
    .addOption(
      new Option("--restart", "discard an interrupted build of the same output, if there is one").conflicts("resume"),
    )
    .option("--memory <size>", "memory that the build may use, such as 512M or 2G (default: 1G)", parseMemory)
    .option("--no-space-check", "build even if less disk is free than the build needs by its estimate")
    .option("--strict", "stop at the first record that must be refused")
    .addOption(
      new Option(
        "--report <file>",
        "write every refused, repaired and merged record to a file of JSON lines; the last line is the summary",
      ).conflicts("dryRun"),
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
everything.

A build that was interrupted after a checkpoint is kept beside its output: --resume continues it. Another build of that
output is refused unless --resume or --restart says what becomes of it; both may be given if nothing was interrupted, so
that a script names the one it needs. An output that is an input, or that is not a corpus, is never replaced. A report
never replaces a corpus or a file that the build reads.`;

async function runBuild(flags: BuildFlags, terminal: Terminal): Promise<void> {
  const dates = flags.from.filter(looksLikeDate);
  const inputs = flags.from.filter((text) => !looksLikeDate(text)).map(parseInput);
  const filter = createFilter(flags, dates);
  if (flags.dryRun) await countRecords(inputs, filter, flags, terminal);
  else await writeCorpus(inputs, filter, flags, terminal);
}

async function countRecords(
  inputs: readonly BuildInput[],
  filter: CaseFilter | undefined,
  { into, remove, output, memory, json }: BuildFlags,
  terminal: Terminal,
): Promise<void> {
  const progress = createProgressReporter(terminal);
  const options = { inputs, into, remove, output, filter, memory, onProgress: progress.report };
  try {
    const counts = await withInterrupt(
      (signal) => countBuildRecords({ ...options, signal }),
      () => "The inputs were not counted to their end.",
    );
    progress.stop();
    if (json) writeJson(terminal.stdout, counts);
    else printCounts(counts, into, terminal);
    const { requireRecords } = await import("../../count-build-records.ts");
    requireRecords(counts, options);
  } finally {
    progress.stop();
  }
}

async function writeCorpus(
  inputs: readonly BuildInput[],
  filter: CaseFilter | undefined,
  flags: BuildFlags,
  terminal: Terminal,
): Promise<void> {
  const { into, output = into, report: reportPath } = flags;
  const progress = createProgressReporter(terminal);
  const read = [...inputs.map(({ path }) => path), ...(into === undefined ? [] : [into])];
  requireTextTarget(reportPath, { option: "--report", inputs: read, output });
  // Opened first: a report that cannot be written is known before hours of work.
  const reportFile = reportPath === undefined ? undefined : createJsonLinesFile(reportPath);
  let kept: InterruptedBuild | null = null;
  try {
    const report = await withInterrupt(
      (signal) =>
        buildCorpus({
          inputs,
          filter,
          into,
          output,
          signal,
          memory: flags.memory,
          remove: flags.remove,
          name: flags.name,
          version: flags.corpusVersion,
          strict: flags.strict,
          resume: flags.resume,
          restart: flags.restart,
          keepInterrupted: true,
          checkSpace: flags.spaceCheck,
          onProgress: progress.report,
          onDiskNeed: (need) => writeLine(terminal.stderr, formatDiskNeed(need)),
          onResume: (continued) => writeLine(terminal.stderr, formatResumed(continued, String(output), Date.now())),
          onInterrupt: (found) => {
            kept = found;
          },
          onNote: reportFile ? (note) => reportFile.write(note) : undefined,
        }),
      () => describeInterruption(kept, String(output)),
    );
    progress.stop();
    reportFile?.write(toSummaryLine(report));
    await reportFile?.publish();
    if (flags.json) writeJson(terminal.stdout, report);
    else printSummary(report, { output, reportPath }, terminal);
  } catch (error) {
    throw explainKept(error, kept, String(output));
  } finally {
    progress.stop();
    reportFile?.discard();
  }
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

function collectCaseId(value: string, earlier: readonly number[]): readonly number[] {
  if (!/^[1-9][0-9]{0,15}$/.test(value)) throw new InvalidArgumentError("A case id is a whole number above zero.");
  return [...earlier, Number(value)];
}

function collectText(value: string, earlier: readonly string[]): readonly string[] {
  return [...earlier, value];
}
