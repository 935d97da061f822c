import { writeFileSync } from "node:fs";
import { Command, InvalidArgumentError } from "commander";
import { EngineError } from "../../errors.ts";
import { importers } from "../../ingest/importers/importers.ts";
import type { BuildReport } from "../../ingest/report.ts";
import { type BuildInput, buildCorpus } from "../build-corpus.ts";
import { progressReporter } from "./progress.ts";
import { colours, json, line, type Terminal } from "./terminal.ts";

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

const SHOWN = 20;

export function buildCommand(terminal: Terminal): Command {
  return new Command("build")
    .description("Build a corpus file from bulk data.")
    .option(
      "--from <[format:]path>",
      `a folder or archive; formats: ${importers.map((i) => i.name).join(", ")}`,
      collect,
      [],
    )
    .option("--into <corpus>", "add the inputs to what this corpus holds; what it has computed is kept where it holds")
    .option(
      "--remove <case_ids...>",
      "take these cases out of the corpus of --into, before inputs are added",
      caseIds,
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
    .action((flags: BuildFlags) => build(flags, terminal));
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

async function build(flags: BuildFlags, terminal: Terminal): Promise<void> {
  const progress = progressReporter(terminal);
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort();
  process.once("SIGINT", onInterrupt);
  try {
    const report = await buildCorpus({
      inputs: flags.from.map(readInput),
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
    if (flags.json) json(terminal.stdout, report);
    else summarise(report, flags.output ?? flags.into, terminal);
  } finally {
    progress.stop();
    process.removeListener("SIGINT", onInterrupt);
  }
}

/** `FORMAT:PATH`, or a path alone; a colon belongs to the path unless a known format stands before it. */
function readInput(text: string): BuildInput {
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

function summarise(report: BuildReport, output: string | undefined, { stdout, stderr }: Terminal): void {
  const paint = colours(stdout);
  const { stored } = report;
  line(stdout, `${paint.green("built")} ${output}`);
  line(
    stdout,
    `  ${stored.cases} cases, ${stored.citations} citations, ${stored.opinions} opinions, ${stored.edges} edges`,
  );
  line(
    stdout,
    `  ${stored.codes} codes with ${stored.sections} sections, ${stored.acts} Acts with ${stored.footnotes} footnotes`,
  );
  line(
    stdout,
    `  ${report.refused.length} refused, ${report.repaired.length} repaired, ${report.merged.length + report.mergedActs.length} merged, ${report.learned.length} named by those who cite them`,
  );
  if (report.anew !== null) line(stdout, `  all computed anew: ${report.anew}`);
  else if (report.read < stored.cases || report.removed.length > 0) {
    line(
      stdout,
      `  ${report.removed.length} removed; ${report.read} cases read for what they cite, the others kept as they were`,
    );
  }
  for (const note of report.refused.slice(0, SHOWN)) {
    line(
      stderr,
      `  ${paint.yellow("refused")} ${note.what} ${note.place.file}, record ${note.place.record}: ${note.reason}`,
    );
  }
  if (report.refused.length > SHOWN)
    line(stderr, `  … ${report.refused.length - SHOWN} more: --report FILE lists them all`);
}

function caseIds(value: string, before: readonly number[]): readonly number[] {
  if (!/^[1-9][0-9]{0,15}$/.test(value)) throw new InvalidArgumentError("A case_id is a whole number.");
  return [...before, Number(value)];
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
