import { Command } from "commander";
import { corpusOption } from "./corpus-option.ts";
import { json, line, type Terminal } from "./terminal.ts";
import { withEngine } from "./with-engine.ts";

export function explainCommand(terminal: Terminal): Command {
  return new Command("explain")
    .description("Show how a query is read and what would be done for it.")
    .argument("<query...>", "as for search")
    .addOption(corpusOption())
    .option("--json", "print JSON")
    .action((words: readonly string[], flags: { corpus: string; json?: boolean }) =>
      withEngine(flags.corpus, async (engine) => {
        const response = await engine.research.explain({ query: words.join(" ") });
        if (flags.json) return json(terminal.stdout, response);
        const { mode, query, plan, paths } = response.data;
        line(terminal.stdout, `${mode}: ${query}`);
        json(terminal.stdout, plan);
        if (paths) {
          line(terminal.stdout, "a case is found when it meets all of one of these:");
          for (const path of paths) line(terminal.stdout, `  ${path.join(" · ")}`);
        }
      }),
    );
}
