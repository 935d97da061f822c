import Table from "cli-table3";
import { Command } from "commander";
import { openEngine } from "../../engine.ts";
import { openCorpusFile } from "../corpus-file.ts";
import { corpusOption } from "./corpus-option.ts";
import { json, line, type Terminal } from "./terminal.ts";

export function statsCommand(terminal: Terminal): Command {
  return new Command("stats")
    .description("Show what a corpus holds and what it was built from.")
    .addOption(corpusOption())
    .option("--json", "print JSON")
    .action(async (flags: { corpus: string; json?: boolean }) => {
      const engine = await openEngine(openCorpusFile(flags.corpus));
      try {
        const { data: stats } = await engine.corpus.stats();
        if (flags.json) return json(terminal.stdout, stats);
        const { data: manifest } = await engine.corpus.manifest();
        line(terminal.stdout, `${manifest.name} ${manifest.version}`);
        const table = new Table({ colAligns: ["left", "right"], style: { head: [], border: [] } });
        for (const [name, count] of Object.entries(stats))
          table.push([name, typeof count === "object" ? JSON.stringify(count) : String(count)]);
        line(terminal.stdout, table.toString());
        for (const from of manifest.builtFrom)
          line(
            terminal.stdout,
            `${from.source}: ${from.cases} cases. ${from.provider}, ${from.license}. ${from.notice}`,
          );
      } finally {
        await engine.close();
      }
    });
}
