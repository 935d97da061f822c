import { Command } from "commander";
import { createCorpusOption } from "../options/corpus-option.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

/** Creates `headnote explain`. */
export function createExplainCommand(terminal: Terminal): Command {
  return new Command("explain")
    .description("Show how a query is interpreted and its execution plan.")
    .argument("<query...>", "a query, as for headnote search")
    .addOption(createCorpusOption())
    .option("--json", "print JSON")
    .action((words: readonly string[], flags: { corpus: readonly string[]; json?: boolean }) =>
      withEngine(flags.corpus, async (engine) => {
        const query = words.join(" ");
        const response = await engine.research.explain({ query });
        const { printUnknownFields } = await import("../search/print-unknown-fields.ts");
        printUnknownFields(query, terminal);
        if (flags.json) return writeJson(terminal.stdout, response);
        const { mode, query: reading, plan, paths } = response.data;
        writeLine(terminal.stdout, `${mode}: ${reading}`);
        writeJson(terminal.stdout, plan);
        if (paths) {
          writeLine(terminal.stdout, "a case matches if it meets every condition of one of these lines:");
          for (const path of paths) writeLine(terminal.stdout, `  ${path.join(" · ")}`);
        }
      }),
    );
}
