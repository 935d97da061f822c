import { Command } from "commander";
import { createCorpusOption } from "../options/corpus-option.ts";
import { formatTable } from "../output/table.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

export function createStatsCommand(terminal: Terminal): Command {
  return new Command("stats")
    .description("Show what a corpus holds and what it was built from.")
    .addOption(createCorpusOption())
    .option("--json", "print JSON")
    .action((flags: { corpus: string; json?: boolean }) =>
      withEngine(flags.corpus, async (engine) => {
        const { data: stats } = await engine.corpus.stats();
        if (flags.json) return writeJson(terminal.stdout, stats);
        const { data: manifest } = await engine.corpus.manifest();
        writeLine(terminal.stdout, `${manifest.name} ${manifest.version}`);
        const { byCourt, mostCited, ...counts } = stats;
        const rows = [
          ...Object.entries(counts).map(([name, count]) => [name, count.toLocaleString("en")]),
          ...byCourt.slice(0, 10).map(({ court, cases }) => [court, cases.toLocaleString("en")]),
          ...mostCited.map(({ caseName, citeCount }) => [`most cited: ${caseName}`, String(citeCount)]),
        ];
        writeLine(terminal.stdout, formatTable(rows, { right: [1] }));
        for (const from of manifest.builtFrom)
          writeLine(
            terminal.stdout,
            `${from.source}: ${from.cases} cases, ${from.sections} sections, ${from.acts} Acts. ${from.provider}, ${from.license}. ${from.notice}`,
          );
      }),
    );
}
