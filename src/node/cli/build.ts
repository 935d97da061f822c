import { writeFileSync } from "node:fs";
import { Command } from "commander";
import { EngineError } from "../../errors.ts";
import { importers } from "../../ingest/importers/importers.ts";
import type { BuildReport } from "../../ingest/report.ts";
import { type BuildInput, buildCorpus } from "../build-corpus.ts";
import { progressReporter } from "./progress.ts";
import { colours, json, line, type Terminal } from "./terminal.ts";

interface BuildFlags {
  readonly from: readonly string[];
  readonly into?: string;
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
    .option("--into <corpus>", "add the inputs to what this corpus holds; everything computed is computed anew")
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

With --into the corpus answers as if it had been built of all inputs at once, the old ones first. A case that it holds
already is refused, or merged where another source has it; --report FILE lists them. Names that citing decisions
gave to cases without one are learned again. --into without --from computes everything anew.`;

async function build(flags: BuildFlags, terminal: Terminal): Promise<void> {
  const progress = progressReporter(terminal);
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort();
  process.once("SIGINT", onInterrupt);
  try {
    const report = await buildCorpus({
      inputs: flags.from.map(readInput),
      into: flags.into,
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
  for (const note of report.refused.slice(0, SHOWN)) {
    line(
      stderr,
      `  ${paint.yellow("refused")} ${note.what} ${note.place.file}, record ${note.place.record}: ${note.reason}`,
    );
  }
  if (report.refused.length > SHOWN)
    line(stderr, `  … ${report.refused.length - SHOWN} more: --report FILE lists them all`);
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
