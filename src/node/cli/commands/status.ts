import { Command } from "commander";
import { renderHistorySvg } from "../../../citator/export/history-svg.ts";
import type { StatusResponse } from "../../../contract/schemas/citations/explain.ts";
import { writeTextFile } from "../../files/write-text-file.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { createColours, type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

interface StatusFlags {
  readonly corpus: string;
  readonly asOf?: string;
  readonly history?: string;
  readonly json?: boolean;
}

export function createStatusCommand(terminal: Terminal): Command {
  return new Command("standing")
    .description("Say whether a case still stands, and which later decisions say so.")
    .argument("<citation...>", "any citation of the case")
    .addOption(createCorpusOption())
    .option("--as-of <date>", "only what was decided by this day counts, YYYY-MM-DD")
    .option("--history <file>", "write its treatment over time as an SVG picture")
    .option("--json", "print JSON")
    .action((words: readonly string[], { corpus, asOf, history, json: asJson }: StatusFlags) =>
      withEngine(corpus, async ({ citations }) => {
        const { data } = await citations.resolve({ citation: words.join(" ") });
        const caseId = String(data.clusterId);
        const response = await citations.explain({ caseId, asOf });
        if (history !== undefined) {
          writeTextFile(history, renderHistorySvg((await citations.history({ caseId })).data));
          writeLine(terminal.stderr, `wrote ${history}`);
        }
        if (asJson) writeJson(terminal.stdout, response);
        else printStatus(response, terminal);
      }),
    );
}

function printStatus({ data }: StatusResponse, { stdout }: Terminal): void {
  const paint = createColours(stdout);
  writeLine(stdout, `${paint.bold(data.caseName)}: ${data.sentence}`);
  for (const { date, treatment, caseName, citation, decisive, discounted, snippet } of data.reasons) {
    const by = [caseName, citation].filter((part) => part !== "").join(", ");
    const note =
      discounted === null
        ? decisive
          ? " (decides)"
          : ""
        : ` (counts for nothing: ${discounted.replaceAll("_", " ")})`;
    writeLine(stdout);
    writeLine(stdout, `${date} ${treatment.replaceAll("_", " ")} by ${by}${note}`);
    writeLine(stdout, paint.dim(`  ${snippet}`));
  }
}
