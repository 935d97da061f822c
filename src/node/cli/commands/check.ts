import { Command, Option } from "commander";
import { formatReportAsMarkdown } from "../../../check/report/markdown.ts";
import { formatReportAsSarif } from "../../../check/report/sarif.ts";
import type { CheckReport, Finding } from "../../../contract/schemas/citations/check.ts";
import { readBriefFile } from "../../files/brief-file.ts";
import { writeTextFile } from "../../files/write-text-file.ts";
import { VERSION } from "../../version.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { createPositionFinder } from "../output/position-finder.ts";
import { createColours, type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { withEngine } from "../with-engine.ts";

interface CheckFlags {
  readonly corpus: string;
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly sarif?: string;
  readonly failOn: "error" | "warning" | "note" | "never";
}

const LEVELS: readonly Finding["level"][] = ["error", "warning", "note"];

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
        .choices([...LEVELS, "never"])
        .default("error"),
    )
    .addHelpText("after", "\nExample:\n  headnote check brief.docx --sarif brief.sarif")
    .action((file: string, flags: CheckFlags) =>
      withEngine(flags.corpus, async (engine) => {
        const brief = await readBriefFile(file);
        const response = await engine.citations.check(brief);
        const { data } = response;
        if (flags.sarif !== undefined) {
          writeTextFile(
            flags.sarif,
            JSON.stringify(formatReportAsSarif(data, { version: VERSION, uri: file }), null, 2),
          );
          writeLine(terminal.stderr, `wrote ${flags.sarif}`);
        }
        if (flags.json) writeJson(terminal.stdout, response);
        else if (flags.markdown) terminal.stdout.write(formatReportAsMarkdown(data, file));
        else printReport(data, file, brief.text, terminal);
        const failingLevels = LEVELS.slice(0, LEVELS.indexOf(flags.failOn as Finding["level"]) + 1);
        if (data.findings.some(({ level }) => failingLevels.includes(level))) setExitCode(EXIT_CODES.notFound);
      }),
    );
}

function printReport(
  { findings, summary, authorities }: CheckReport,
  file: string,
  text: string,
  { stdout }: Terminal,
): void {
  const paint = createColours(stdout);
  const placeOf = createPositionFinder(text);
  const inks = { error: paint.red, warning: paint.yellow, note: paint.dim };
  for (const { span, level, message } of findings) {
    const { line: row, column } = placeOf(span.start);
    writeLine(stdout, `${file}:${row}:${column} ${inks[level](level)} ${message}`);
  }
  writeLine(
    stdout,
    `${summary.citations} citations of ${authorities.length} authorities; ${summary.errors} errors, ${summary.warnings} warnings, ${summary.notes} notes; ${summary.quotationsExact} of ${summary.quotations} quotations word for word`,
  );
}
