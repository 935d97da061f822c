import Table from "cli-table3";
import { Command } from "commander";
import { openEngine } from "../../engine.ts";
import { openCorpusFile } from "../corpus-file.ts";
import { corpusOption } from "./corpus-option.ts";
import { EXIT } from "./exit.ts";
import { json, line, type Terminal } from "./terminal.ts";

export function searchCommand(terminal: Terminal, exit: (code: number) => void): Command {
  return new Command("search")
    .description("Find cases by name, citation or words.")
    .argument("<query...>", "words, a case name or a citation")
    .addOption(corpusOption())
    .option("-n, --limit <number>", "rows to show, 1 to 50", Number, 10)
    .option("--json", "print JSON")
    .action(async (words: readonly string[], flags: { corpus: string; limit: number; json?: boolean }) => {
      const engine = await openEngine(openCorpusFile(flags.corpus));
      try {
        const response = await engine.citations.search({ query: words.join(" "), limit: flags.limit });
        const { results, total } = response.data;
        if (results.length === 0) exit(EXIT.notFound);
        if (flags.json) return json(terminal.stdout, response);
        const table = new Table({
          head: ["case", "citation", "court", "decided"],
          style: { head: [], border: [] },
          wordWrap: true,
        });
        for (const record of results) table.push([record.caseName, record.citation, record.court, record.dateFiled]);
        if (results.length > 0) line(terminal.stdout, table.toString());
        line(terminal.stdout, `${total} ${total === 1 ? "case" : "cases"}`);
      } finally {
        await engine.close();
      }
    });
}
