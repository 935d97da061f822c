import { Command, Option } from "commander";
import { EXPORT_FORMATS, type ExportFormat } from "../../../citation/styles/bibliography/export-formats.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { parseStyle } from "../options/style-option.ts";
import { formatTable } from "../output/table.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

interface ExportFlags {
  readonly corpus: readonly string[];
  readonly style: string;
  readonly format: ExportFormat;
  readonly pin?: string;
  readonly styles?: boolean;
  readonly json?: boolean;
}

/** Creates `headnote export`. */
export function createExportCommand(terminal: Terminal): Command {
  return new Command("export")
    .description("Print the citation of a case in a style, or its record for a reference manager.")
    .argument("[citation...]", "one citation of the case")
    .addOption(createCorpusOption())
    .option("--style <id>", "citation style; --styles lists them", parseStyle, "bluebook")
    .addOption(new Option("--format <format>", "what to print").choices(EXPORT_FORMATS).default("text"))
    .option("--pin <pin>", "the pinpoint: a page or paragraph")
    .option("--styles", "list the citation styles")
    .option("--json", "print JSON")
    .addHelpText("after", '\nExample:\n  headnote export "(1973) 4 SCC 225" --style oscola')
    .action(async (words: readonly string[], flags: ExportFlags, command: Command) => {
      if (flags.styles) return printStyles(terminal, flags);
      if (words.length === 0) return command.error("error: missing required argument 'citation'");
      const { requireOneCitation } = await import("../options/one-citation.ts");
      const citation = requireOneCitation(words);
      await withEngine(flags.corpus, async (engine) => {
        const { data } = await engine.citations.resolve({ citation });
        // A pinpoint in the citation is kept unless --pin replaces it.
        const pin = flags.pin ?? data.matched?.pinCite ?? undefined;
        const { style, format } = flags;
        const request = { caseId: String(data.clusterId), style, format, ...(pin !== undefined && { pin }) };
        const response = await engine.citations.export(request);
        if (flags.json) return writeJson(terminal.stdout, response);
        writeLine(terminal.stdout, response.data.citation.trimEnd());
      });
    });
}

async function printStyles({ stdout }: Terminal, flags: ExportFlags): Promise<void> {
  const { citationStyles } = await import("../../../citation/styles/format-citation.ts");
  const styles = citationStyles();
  if (flags.json) return writeJson(stdout, styles);
  const head = ["style", "region", "name", "manual and rule"];
  const rows = styles.map(({ id, region, name, manual, rule }) => [id, region, name, `${manual}, ${rule}`]);
  writeLine(stdout, formatTable(rows, { head }));
}
