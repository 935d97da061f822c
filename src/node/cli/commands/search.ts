import { Command, Option } from "commander";
import type { Engine } from "../../../contract/engine.ts";
import { RESULT_FORMATS } from "../../../contract/schemas/research/export.ts";
import { MAX_SEARCH_PAGE, type SearchResponse, type SearchResult } from "../../../contract/schemas/research/search.ts";
import { formatKnownDate } from "../../../law/known-date.ts";
import { formatPassageLabel } from "../../../search/passages/passage-label.ts";
import { unescapeHtml } from "../../../text/escape.ts";
import { formatCount } from "../../../text/plural.ts";
import { requireTextTarget } from "../../files/check-output.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { requirePeriod } from "../options/dates.ts";
import { parseStyle } from "../options/style-option.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { createColours, type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { exportSearch } from "../search/export-search.ts";
import { withEngine } from "../with-engine.ts";

interface SearchFlags {
  readonly corpus: readonly string[];
  readonly limit?: number;
  readonly page: number;
  readonly court?: string;
  readonly from?: number;
  readonly to?: number;
  readonly passages?: number;
  readonly json?: boolean;
  readonly export?: (typeof RESULT_FORMATS)[number];
  readonly style: string;
  readonly out?: string;
  readonly queries?: string;
}

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

/** Creates `headnote search`. */
export function createSearchCommand(terminal: Terminal, setExitCode: (code: number) => void): Command {
  return new Command("search")
    .description("Find cases by words, Boolean query, case name or citation.")
    .argument("[query...]", 'words; AND OR NOT "a phrase" (groups) a /5 b term* title:x year:1990..2000; or a citation')
    .addOption(createCorpusOption())
    .option(
      "-n, --limit <number>",
      `cases to show, 1 to ${MAX_LIMIT} (default: ${DEFAULT_LIMIT}; with --export: all)`,
      parseWholeNumberBetween(1, MAX_LIMIT),
    )
    .option("--page <number>", `page, 1 to ${MAX_SEARCH_PAGE}`, parseWholeNumberBetween(1, MAX_SEARCH_PAGE), 1)
    .option("--court <court>", "a court's id, or words of its name; headnote stats --courts lists them")
    .option("--from <year>", "decided in this year or later", parseWholeNumberBetween(1, 9999))
    .option("--to <year>", "decided in this year or before", parseWholeNumberBetween(1, 9999))
    .option(
      "--passages <number>",
      "passages to show per case, 1 to 5, instead of one snippet",
      parseWholeNumberBetween(1, 5),
    )
    .option("--json", "print JSON")
    .addOption(
      new Option("--export <format>", "all matching cases, best first, as a table or for a reference manager")
        .choices(RESULT_FORMATS)
        .conflicts(["json", "page", "queries", "passages"]),
    )
    .option("--style <id>", "citation style of an export; headnote export --styles lists them", parseStyle, "bluebook")
    .option("--out <file>", "write an export to this file instead of printing it")
    .addOption(
      new Option("--queries <file>", "run each line of a file as a query; - for the standard input").conflicts("page"),
    )
    .action((words: readonly string[], flags: SearchFlags, command: Command) => {
      const query = words.join(" ");
      if ((query === "") !== (flags.queries !== undefined)) command.error("error: give a query, or --queries <file>");
      if (flags.out !== undefined && flags.export === undefined) command.error("error: --out needs --export <format>");
      requirePeriod(flags.from, flags.to);
      requireTextTarget(flags.out, { option: "--out", inputs: flags.corpus });
      return withEngine(flags.corpus, async (engine) => {
        const found = await runSearch(engine, query, flags, terminal);
        // A query that cannot be parsed has already been refused; a file tells its own queries apart.
        if (flags.queries === undefined) {
          const { printUnknownFields } = await import("../search/print-unknown-fields.ts");
          printUnknownFields(query, terminal);
        }
        if (found > 0) return;
        setExitCode(EXIT_CODES.notFound);
        const corpora = command.getOptionValueSource("corpus") === "cli" ? flags.corpus : [];
        const { printUnknownCourtHint } = await import("../search/court-hint.ts");
        await printUnknownCourtHint(engine, flags.court, corpora, terminal);
      });
    });
}

/** Runs one search in the form that the options ask for. Returns zero if nothing was found. */
async function runSearch(engine: Engine, query: string, flags: SearchFlags, terminal: Terminal): Promise<number> {
  const filters = { court: flags.court, yearFrom: flags.from, yearTo: flags.to };
  const { export: format, style, limit, out, queries, passages, page } = flags;
  if (format !== undefined) return exportSearch(engine, { query, filters, format, style, limit }, out, terminal);
  if (queries !== undefined) {
    const { runQueryFile } = await import("../search/run-query-file.ts");
    return runQueryFile(engine, queries, { filters, content: false, pageSize: limit, passages }, flags.json, terminal);
  }
  const pageSize = limit ?? DEFAULT_LIMIT;
  const response = await engine.research.search({ query, filters, page, pageSize, content: false, passages });
  const { results } = response.data;
  if (flags.json) writeJson(terminal.stdout, response);
  else {
    for (const result of results) printResult(result, terminal);
    writeLine(terminal.stdout, `${formatCount(response.meta.total, "case")}${formatPosition(response.meta)}`);
  }
  return results.length;
}

/** Formats which page was printed, of those that can be asked for, and how to reach the cases after the last of them. */
function formatPosition({ page, pageSize, totalPages }: SearchResponse["meta"]): string {
  if (totalPages <= 1) return "";
  if (totalPages <= MAX_SEARCH_PAGE) return `, page ${page} of ${totalPages}`;
  const remedy = pageSize < MAX_LIMIT ? "a larger --limit or --export shows more" : "--export shows more";
  return `, page ${page} of ${MAX_SEARCH_PAGE} (they end at case ${(MAX_SEARCH_PAGE * pageSize).toLocaleString("en-US")}; ${remedy})`;
}

function printResult(result: SearchResult, { stdout }: Terminal): void {
  const { title, citation, court, metadata, snippet, score, passages = [] } = result;
  const paint = createColours(stdout);
  // A snippet is escaped HTML; a terminal shows its characters.
  const highlight = (html: string) =>
    unescapeHtml(html.replace(/<mark>(.*?)<\/mark>/g, (_, match: string) => paint.yellow(match)));
  writeLine(stdout, `${paint.bold(title)}  ${citation}`);
  writeLine(
    stdout,
    paint.dim(
      `  ${court}, ${formatKnownDate(metadata.decisionDate, metadata.datePrecision)}, ${formatStatusLabel(metadata)}, ${score.toFixed(3)}`,
    ),
  );
  for (const passage of passages)
    writeLine(stdout, `  ${highlight(passage.text)} ${paint.dim(`[${formatPassageLabel(passage)}]`)}`);
  writeLine(stdout, passages.length > 0 ? "" : `  ${highlight(snippet)}\n`);
}

/** Formats the label of a status; a case that no decision of the corpus cites has none. */
function formatStatusLabel({ freshness, citeCount }: SearchResult["metadata"]): string {
  return freshness === "Good Law" && citeCount === 0 ? "not cited in this corpus" : freshness;
}
