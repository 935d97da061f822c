import { Command, Option } from "commander";
import { formatReportAsMarkdown } from "../../../check/report/markdown.ts";
import { formatReportAsSarif } from "../../../check/report/sarif.ts";
import type { CheckReport, Finding } from "../../../contract/schemas/citations/check.ts";
import { formatCount } from "../../../text/plural.ts";
import { readBriefFile } from "../../files/brief-file.ts";
import { requireTextTarget } from "../../files/check-output.ts";
import { writeTextFile } from "../../files/write-text-file.ts";
import { VERSION } from "../../version.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { createPositionFinder } from "../output/position-finder.ts";
import { createColours, type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

interface CheckFlags {
  readonly corpus: readonly string[];
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly sarif?: string;
  readonly failOn: keyof typeof FAILING_LEVELS;
}

/** The levels at which `--fail-on` ends the command with exit code 1. */
const FAILING_LEVELS = {
  error: ["error"],
  warning: ["error", "warning"],
  note: ["error", "warning", "note"],
  never: [],
} satisfies Readonly<Record<string, readonly Finding["level"][]>>;

/** Creates `headnote check`. */
export function createCheckCommand(terminal: Terminal, setExitCode: (code: number) => void): Command {
  return new Command("check")
    .description("Check the citations and quotations of a brief, and print its table of authorities.")
    .argument("<file>", "text, .html or .docx; - for the standard input")
    .addOption(createCorpusOption())
    .option("--json", "print the whole report as JSON")
    .option("--markdown", "print the report as Markdown")
    .option("--sarif <file>", "write the findings as SARIF 2.1.0")
    .addOption(
      new Option("--fail-on <level>", "exit with 1 at findings of this level and above")
        .choices(Object.keys(FAILING_LEVELS))
        .default("error"),
    )
    .addHelpText("after", "\nExample:\n  headnote check brief.docx --sarif brief.sarif")
    .action((file: string, flags: CheckFlags) => {
      requireTextTarget(flags.sarif, { option: "--sarif", inputs: [file, ...flags.corpus] });
      return withEngine(flags.corpus, async (engine) => {
        const brief = await readBriefFile(file);
        const response = await engine.citations.check(brief);
        const { data } = response;
        if (flags.sarif !== undefined) {
          const sarif = formatReportAsSarif(data, { version: VERSION, uri: file });
          await writeTextFile(flags.sarif, JSON.stringify(sarif, null, 2));
          writeLine(terminal.stderr, `wrote ${flags.sarif}`);
        }
        if (flags.json) writeJson(terminal.stdout, response);
        else if (flags.markdown) terminal.stdout.write(formatReportAsMarkdown(data, file));
        else printReport(data, file, brief.text, terminal);
        const failingLevels: readonly Finding["level"][] = FAILING_LEVELS[flags.failOn];
        if (data.findings.some(({ level }) => failingLevels.includes(level))) setExitCode(EXIT_CODES.notFound);
      });
    });
}

function printReport(report: CheckReport, file: string, text: string, { stdout }: Terminal): void {
  const paint = createColours(stdout);
  const findPosition = createPositionFinder(text);
  const levelColours = { error: paint.red, warning: paint.yellow, note: paint.dim };
  for (const { span, level, message } of report.findings) {
    const { line, column } = findPosition(span.start);
    writeLine(stdout, `${file}:${line}:${column} ${levelColours[level](level)} ${message}`);
  }
  writeLine(stdout, formatSummary(report));
}

function formatSummary({ summary, authorities }: CheckReport): string {
  const { citations, errors, warnings, notes, quotations, quotationsExact } = summary;
  return [
    `${formatCount(citations, "citation")} of ${formatCount(authorities.length, "authority", "authorities")}`,
    [formatCount(errors, "error"), formatCount(warnings, "warning"), formatCount(notes, "note")].join(", "),
    `${quotationsExact} of ${formatCount(quotations, "quotation")} exact`,
  ].join("; ");
}
