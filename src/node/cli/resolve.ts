import { Command } from "commander";
import type { CaseRecord } from "../../contract/case.ts";
import { corpusOption } from "./corpus-option.ts";
import { colours, json, line, type Terminal } from "./terminal.ts";
import { withEngine } from "./with-engine.ts";

export function resolveCommand(terminal: Terminal): Command {
  return new Command("resolve")
    .description("Find the case that a citation names, and all its parallel citations.")
    .argument("<citation...>", "any citation, with or without a case name, pin cite or year")
    .addOption(corpusOption())
    .option("--json", "print JSON")
    .addHelpText("after", '\nExample:\n  headnote resolve "410 U.S. 113" --corpus all.sqlite')
    .action((words: readonly string[], flags: { corpus: string; json?: boolean }) =>
      withEngine(flags.corpus, async (engine) => {
        const response = await engine.citations.resolve({ citation: words.join(" ") });
        if (flags.json) return json(terminal.stdout, response);
        const { data } = response;
        show(data, terminal);
        for (const other of data.ambiguous ?? []) {
          line(terminal.stdout, `\n${colours(terminal.stdout).yellow("also reported there")}`);
          show(other, terminal);
        }
      }),
    );
}

function show(record: CaseRecord, { stdout }: Terminal): void {
  const paint = colours(stdout);
  line(stdout, paint.bold(record.caseName));
  const rows: [string, string][] = [
    ["citations", record.citations.join(" · ")],
    ["court", record.court],
    ["decided", record.dateFiled],
    ["bench", record.bench.join("; ")],
    ["docket", record.docketNumber],
    ["standing", record.freshness],
    ["cluster id", String(record.clusterId)],
  ];
  for (const [label, value] of rows) if (value) line(stdout, `  ${paint.dim(label.padEnd(10))} ${value}`);
  const mismatch = record.matched?.nameMismatch;
  if (mismatch)
    line(
      stdout,
      `  ${paint.yellow(`the input names "${mismatch.given}"; this citation is reported for "${mismatch.found}"`)}`,
    );
}
