import { writeFileSync } from "node:fs";
import { Command, InvalidArgumentError } from "commander";
import { EngineError } from "../../../errors.ts";
import { importers } from "../../../ingest/importers/importers.ts";
import type { BuildReport } from "../../../ingest/report.ts";
import { type BuildInput, buildCorpus } from "../../build-corpus.ts";
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

export function createBuildCommand(terminal: Terminal): Command {
  return new Command("build")
    .description("Build a corpus file from bulk data.")
    .option(
      "--from <[format:]path>",
      `a folder or archive; formats: ${importers.map((i) => i.name).join(", ")}`,
      collectText,
      [],
    )
    .option("--into <corpus>", "add the inputs to what this corpus holds; what it has computed is kept where it holds")
    .option(
      "--remove <case_ids...>",
      "take these cases out of the corpus of --into, before inputs are added",
      collectCaseId,
      [],
    )
    .option(
      "-o, --output <file>",
      "the corpus to write; replaced only when the build succeeds (default: that of --into)",
    )
    .option("--name <name>", "the corpus's name (default: that of --into, or the output's)")
    .option("--corpus-version <version>", "the corpus's version (default: that of --into, or 1)")
    .option("--strict", "stop at the first record that has to be refused")
    .option("--report <file>", "write every refused, repaired and merged record to a JSON file")
    .option("--json", "print the summary as JSON")
    .addHelpText("after", HELP)
    .action((flags: BuildFlags) => runBuild(flags, terminal));
}

const HELP = `
Examples:
  headnote build --from courtlistener-bulk:bulk.tar.gz -o all.sqlite
  headnote build --into all.sqlite --from liiofindia:judgments.tar.gz
  headnote build --into all.sqlite --remove 108713 145814

With --into the corpus answers as if it had been built of all inputs at once, the old ones first. A case that it holds
already is refused, or merged where another source has it; --report FILE lists them. Names that citing decisions
gave to cases without one are learned again. What is new is read, and what cites it or what was removed; all cases are
read again for the laws they cite where a code or an Act is added. --into alone computes everything anew.`;

async function runBuild(flags: BuildFlags, terminal: Terminal): Promise<void> {
  const progress = createProgressReporter(terminal);
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort();
  process.once("SIGINT", onInterrupt);
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
    if (flags.report) writeFileSync(flags.report, `${JSON.stringify(report, null, 2)}\n`);
    if (flags.json) writeJson(terminal.stdout, report);
    else printSummary(report, flags.output ?? flags.into, terminal);
  } finally {
    progress.stop();
    process.removeListener("SIGINT", onInterrupt);
  }
}

/** `FORMAT:PATH`, or a path alone; a colon belongs to the path unless a known format stands before it. */
function parseInput(text: string): BuildInput {
  const colon = text.indexOf(":");
  const format = text.slice(0, colon);
  if (colon > 1 && importers.some((importer) => importer.name === format))
    return { format, path: text.slice(colon + 1) };
  if (colon > 1 && /^[a-z][a-z-]+$/.test(format)) {
    throw new EngineError(
      "validation_failed",
      `"${format}" is not a format. Known formats: ${importers.map((importer) => importer.name).join(", ")}.`,
    );
  }
  return { path: text };
}

function printSummary(report: BuildReport, output: string | undefined, { stdout, stderr }: Terminal): void {
  const paint = createColours(stdout);
  const { stored } = report;
  writeLine(stdout, `${paint.green("built")} ${output}`);
  writeLine(
    stdout,
    `  ${stored.cases} cases, ${stored.citations} citations, ${stored.opinions} opinions, ${stored.edges} edges`,
  );
  writeLine(
    stdout,
    `  ${stored.codes} codes with ${stored.sections} sections, ${stored.acts} Acts with ${stored.footnotes} footnotes`,
  );
  writeLine(
    stdout,
    `  ${report.refused.length} refused, ${report.repaired.length} repaired, ${report.merged.length + report.mergedActs.length} merged, ${report.learnedNames.length} named by those who cite them`,
  );
  if (report.fullRebuildReason !== null) writeLine(stdout, `  all computed anew: ${report.fullRebuildReason}`);
  else if (report.casesRead < stored.cases || report.removed.length > 0) {
    writeLine(
      stdout,
      `  ${report.removed.length} removed; ${report.casesRead} cases read for what they cite, the others kept as they were`,
    );
  }
  for (const note of report.refused.slice(0, MAX_REFUSALS_SHOWN)) {
    writeLine(
      stderr,
      `  ${paint.yellow("refused")} ${note.what} ${note.location.file}, record ${note.location.record}: ${note.reason}`,
    );
  }
  if (report.refused.length > MAX_REFUSALS_SHOWN)
    writeLine(stderr, `  … ${report.refused.length - MAX_REFUSALS_SHOWN} more: --report FILE lists them all`);
}

function collectCaseId(value: string, before: readonly number[]): readonly number[] {
  if (!/^[1-9][0-9]{0,15}$/.test(value)) throw new InvalidArgumentError("A case_id is a whole number.");
  return [...before, Number(value)];
}

function collectText(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
