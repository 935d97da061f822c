import Table from "cli-table3";
import { Command } from "commander";
import { corpusOption } from "./corpus-option.ts";
import { json, line, type Terminal } from "./terminal.ts";
import { withEngine } from "./with-engine.ts";

export function statsCommand(terminal: Terminal): Command {
  return new Command("stats")
    .description("Show what a corpus holds and what it was built from.")
    .addOption(corpusOption())
    .option("--json", "print JSON")
    .action((flags: { corpus: string; json?: boolean }) =>
      withEngine(flags.corpus, async (engine) => {
        const { data: stats } = await engine.corpus.stats();
        if (flags.json) return json(terminal.stdout, stats);
        const { data: manifest } = await engine.corpus.manifest();
        line(terminal.stdout, `${manifest.name} ${manifest.version}`);
        const table = new Table({ colAligns: ["left", "right"], style: { head: [], border: [] } });
        const { byCourt, mostCited, ...counts } = stats;
        for (const [name, count] of Object.entries(counts)) table.push([name, count.toLocaleString("en")]);
        for (const { court, cases } of byCourt.slice(0, 10)) table.push([court, cases.toLocaleString("en")]);
        for (const { caseName, citeCount } of mostCited) table.push([`most cited: ${caseName}`, String(citeCount)]);
        line(terminal.stdout, table.toString());
        for (const from of manifest.builtFrom)
          line(
            terminal.stdout,
            `${from.source}: ${from.cases} cases, ${from.sections} sections, ${from.acts} Acts. ${from.provider}, ${from.license}. ${from.notice}`,
          );
      }),
    );
}
