import { Command } from "commander";
import { historySvg } from "../../citator/export/history-svg.ts";
import type { StandingResponse } from "../../contract/citator.ts";
import { corpusOption } from "./corpus-option.ts";
import { colours, json, line, type Terminal } from "./terminal.ts";
import { withEngine } from "./with-engine.ts";
import { writeText } from "./write-text.ts";

interface StandingFlags {
  readonly corpus: string;
  readonly asOf?: string;
  readonly history?: string;
  readonly json?: boolean;
}

export function standingCommand(terminal: Terminal): Command {
  return new Command("standing")
    .description("Say whether a case still stands, and which later decisions say so.")
    .argument("<citation...>", "any citation of the case")
    .addOption(corpusOption())
    .option("--as-of <date>", "only what was decided by this day counts, YYYY-MM-DD")
    .option("--history <file>", "write its treatment over time as an SVG picture")
    .option("--json", "print JSON")
    .action((words: readonly string[], { corpus, asOf, history, json: asJson }: StandingFlags) =>
      withEngine(corpus, async ({ citations }) => {
        const { data } = await citations.resolve({ citation: words.join(" ") });
        const caseId = String(data.clusterId);
        const response = await citations.explain({ caseId, asOf });
        if (history !== undefined) {
          writeText(history, historySvg((await citations.history({ caseId })).data));
          line(terminal.stderr, `wrote ${history}`);
        }
        if (asJson) json(terminal.stdout, response);
        else show(response, terminal);
      }),
    );
}

function show({ data }: StandingResponse, { stdout }: Terminal): void {
  const paint = colours(stdout);
  line(stdout, `${paint.bold(data.caseName)}: ${data.sentence}`);
  for (const { date, treatment, caseName, citation, decisive, discounted, snippet } of data.reasons) {
    const by = [caseName, citation].filter((part) => part !== "").join(", ");
    const note =
      discounted === null
        ? decisive
          ? " (decides)"
          : ""
        : ` (counts for nothing: ${discounted.replaceAll("_", " ")})`;
    line(stdout);
    line(stdout, `${date} ${treatment.replaceAll("_", " ")} by ${by}${note}`);
    line(stdout, paint.dim(`  ${snippet}`));
  }
}
