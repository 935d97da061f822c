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
  readonly output: string;
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
    .requiredOption(
      "--from <[format:]path>",
      `a folder or archive; formats: ${importers.map((i) => i.name).join(", ")}`,
      collect,
      [],
    )
    .requiredOption("-o, --output <file>", "the corpus to write; replaced only when the build succeeds")
    .option("--name <name>", "the corpus's name (default: the output's)")
    .option("--corpus-version <version>", "the corpus's version (default: 1)")
    .option("--strict", "stop at the first record that has to be refused")
    .option("--report <file>", "write every refused, repaired and merged record to a JSON file")
    .option("--json", "print the summary as JSON")
    .addHelpText("after", "\nExample:\n  headnote build --from courtlistener-bulk:bulk.tar.gz -o all.sqlite")
    .action((flags: BuildFlags) => build(flags, terminal));
}

async function build(flags: BuildFlags, terminal: Terminal): Promise<void> {
  const progress = progressReporter(terminal);
  const interrupt = new AbortController();
  const onInterrupt = () => interrupt.abort();
  process.once("SIGINT", onInterrupt);
  try {
    const report = await buildCorpus({
      inputs: flags.from.map(readInput),
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
    else summarise(report, flags, terminal);
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

function summarise(report: BuildReport, flags: BuildFlags, { stdout, stderr }: Terminal): void {
  const paint = colours(stdout);
  const { stored } = report;
  line(stdout, `${paint.green("built")} ${flags.output}`);
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
    `  ${report.refused.length} refused, ${report.repaired.length} repaired, ${report.merged.length} merged, ${report.learned.length} named by those who cite them`,
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
