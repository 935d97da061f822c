import { Command } from "commander";
import { corpusOption } from "./corpus-option.ts";
import { table } from "./table.ts";
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
        const { byCourt, mostCited, ...counts } = stats;
        const rows = [
          ...Object.entries(counts).map(([name, count]) => [name, count.toLocaleString("en")]),
          ...byCourt.slice(0, 10).map(({ court, cases }) => [court, cases.toLocaleString("en")]),
          ...mostCited.map(({ caseName, citeCount }) => [`most cited: ${caseName}`, String(citeCount)]),
        ];
        line(terminal.stdout, table(rows, { right: [1] }));
        for (const from of manifest.builtFrom)
          line(
            terminal.stdout,
            `${from.source}: ${from.cases} cases, ${from.sections} sections, ${from.acts} Acts. ${from.provider}, ${from.license}. ${from.notice}`,
          );
      }),
    );
}
