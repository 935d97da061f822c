import { Command } from "commander";
import type { CaseRecord } from "../../../contract/schemas/common/case.ts";
import { formatKnownDate } from "../../../law/known-date.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { createColours, type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

/** Creates `headnote resolve`. */
export function createResolveCommand(terminal: Terminal): Command {
  return new Command("resolve")
    .description("Find the case that a citation names, and all its parallel citations.")
    .argument("<citation...>", "one citation, with or without a case name, pinpoint or year")
    .addOption(createCorpusOption())
    .option("--json", "print JSON")
    .addHelpText("after", '\nExample:\n  headnote resolve "410 U.S. 113" --corpus all.sqlite')
    .action(async (words: readonly string[], flags: { corpus: readonly string[]; json?: boolean }) => {
      const { requireOneCitation } = await import("../options/one-citation.ts");
      const citation = requireOneCitation(words);
      return withEngine(flags.corpus, async (engine) => {
        const response = await engine.citations.resolve({ citation });
        if (flags.json) return writeJson(terminal.stdout, response);
        const { data } = response;
        printCase(data, terminal);
        for (const other of data.ambiguous ?? []) {
          writeLine(terminal.stdout, `\n${createColours(terminal.stdout).yellow("another case with this citation")}`);
          printCase(other, terminal);
        }
      });
    });
}

function printCase(record: CaseRecord, { stdout }: Terminal): void {
  const paint = createColours(stdout);
  writeLine(stdout, paint.bold(record.caseName));
  const rows: [string, string][] = [
    ["citations", record.citations.join(" · ")],
    ["court", record.court],
    ["decided", formatKnownDate(record.dateFiled, record.datePrecision)],
    ["bench", record.bench.join("; ")],
    ["docket", record.docketNumber],
    ["status", record.freshnessDetail.sentence],
    ["cluster id", String(record.clusterId)],
  ];
  for (const [label, value] of rows) if (value) writeLine(stdout, `  ${paint.dim(label.padEnd(10))} ${value}`);
  const mismatch = record.matched?.nameMismatch;
  if (mismatch)
    writeLine(
      stdout,
      `  ${paint.yellow(`the input names "${mismatch.given}"; this citation is reported for "${mismatch.found}"`)}`,
    );
}
