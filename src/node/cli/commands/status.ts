import { Command } from "commander";
import { renderHistorySvg } from "../../../citator/export/history-svg.ts";
import { DISCOUNT_PHRASES } from "../../../citator/status/discount-phrases.ts";
import { formatTreatmentPhrase } from "../../../citator/status/treatment-phrases.ts";
import type { StatusResponse } from "../../../contract/schemas/citations/explain.ts";
import { formatKnownDate } from "../../../law/known-date.ts";
import { requireTextTarget } from "../../files/check-output.ts";
import { writeTextFile } from "../../files/write-text-file.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { parseDay } from "../options/dates.ts";
import { createColours, type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

interface StatusFlags {
  readonly corpus: readonly string[];
  readonly asOf?: string;
  readonly history?: string;
  readonly json?: boolean;
}

type Reason = StatusResponse["data"]["reasons"][number];

/** Creates `headnote status`; `standing` is its former name. */
export function createStatusCommand(terminal: Terminal): Command {
  return new Command("status")
    .alias("standing")
    .description("Show whether a case is still good law, and the later decisions that decide it.")
    .argument("<citation...>", "one citation of the case")
    .addOption(createCorpusOption())
    .option("--as-of <date>", "consider only decisions up to this day, YYYY-MM-DD", parseDay)
    .option("--history <file>", "write its treatment over time as an SVG picture")
    .option("--json", "print JSON")
    .addHelpText("after", '\nExample:\n  headnote status "410 U.S. 113" --as-of 2000-01-01')
    .action(async (words: readonly string[], { corpus, asOf, history, json: asJson }: StatusFlags) => {
      const { requireOneCitation } = await import("../options/one-citation.ts");
      const citation = requireOneCitation(words);
      requireTextTarget(history, { option: "--history", inputs: corpus });
      return withEngine(corpus, async ({ citations }) => {
        const { data } = await citations.resolve({ citation });
        const caseId = String(data.clusterId);
        const response = await citations.explain({ caseId, asOf });
        if (history !== undefined) {
          await writeTextFile(history, renderHistorySvg((await citations.history({ caseId })).data));
          writeLine(terminal.stderr, `wrote ${history}`);
        }
        if (asJson) writeJson(terminal.stdout, response);
        else printStatus(response, terminal);
      });
    });
}

function printStatus({ data }: StatusResponse, { stdout }: Terminal): void {
  const paint = createColours(stdout);
  writeLine(stdout, `${paint.bold(data.caseName)}: ${data.sentence}`);
  for (const reason of data.reasons) {
    const { date, datePrecision, treatment, caseName, citation, snippet } = reason;
    const source = [caseName, citation].filter((part) => part !== "").join(", ");
    writeLine(stdout);
    writeLine(
      stdout,
      `${formatKnownDate(date, datePrecision)} ${formatTreatmentPhrase(treatment)} by ${source}${formatWeight(reason)}`,
    );
    writeLine(stdout, paint.dim(`  ${snippet}`));
  }
}

function formatWeight({ discounted, decisive, since }: Reason): string {
  if (discounted !== null) return ` (not counted: ${since ?? DISCOUNT_PHRASES[discounted]})`;
  return decisive ? " (decisive)" : "";
}
