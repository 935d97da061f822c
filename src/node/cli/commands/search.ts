import { Command, Option } from "commander";
import type { SearchResult } from "../../../contract/schemas/research/search.ts";
import { formatPassageLabel } from "../../../search/passages/passage-label.ts";
import { unescapeHtml } from "../../../text/escape.ts";
import { EXIT_CODES } from "../exit-code.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { createColours, type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { exportSearch, SEARCH_EXPORT_FORMATS } from "../search/export-search.ts";
import { runQueryFile } from "../search/run-query-file.ts";
import { withEngine } from "../with-engine.ts";

interface SearchFlags {
  readonly corpus: string;
  readonly limit?: number;
  readonly page: number;
  readonly court?: string;
  readonly from?: number;
  readonly to?: number;
  readonly passages?: number;
  readonly json?: boolean;
  readonly export?: (typeof SEARCH_EXPORT_FORMATS)[number];
  readonly style: string;
  readonly out?: string;
  readonly queries?: string;
}

export function createSearchCommand(terminal: Terminal, exit: (code: number) => void): Command {
  return new Command("search")
    .description("Find cases by words, Boolean query, case name or citation.")
    .argument("[query...]", 'words; AND OR NOT "a phrase" (groups) a /5 b term* title:x year:1990..2000; or a citation')
    .addOption(createCorpusOption())
    .option(
      "-n, --limit <number>",
      "cases to show, 1 to 100; 10 unless told, all with --export",
      parseWholeNumberBetween(1, 100),
    )
    .option("--page <number>", "page, from 1", parseWholeNumberBetween(1, 50), 1)
    .option("--court <court>", "a court's id or words of its name")
    .option("--from <year>", "decided in this year or later", parseWholeNumberBetween(1, 9999))
    .option("--to <year>", "decided in this year or before", parseWholeNumberBetween(1, 9999))
    .option(
      "--passages <number>",
      "passages to show of each case, 1 to 5, instead of one snippet",
      parseWholeNumberBetween(1, 5),
    )
    .option("--json", "print JSON")
    .addOption(
      new Option("--export <format>", "all cases found, best first, as a table or for a reference manager")
        .choices(SEARCH_EXPORT_FORMATS)
        .conflicts(["json", "page", "queries", "passages"]),
    )
    .option("--style <id>", "citation style of an export; headnote export --styles lists them", "bluebook")
    .option("--out <file>", "write an export here instead of printing it")
    .addOption(
      new Option("--queries <file>", "carry out each line of a file, - for the standard input").conflicts("page"),
    )
    .action((words: readonly string[], flags: SearchFlags, command: Command) => {
      const query = words.join(" ");
      if ((query === "") !== (flags.queries !== undefined)) command.error("error: give a query, or --queries <file>");
      if (flags.out !== undefined && flags.export === undefined) command.error("error: --out needs --export <format>");
      return withEngine(flags.corpus, async (engine) => {
        const filters = { court: flags.court, yearFrom: flags.from, yearTo: flags.to };
        const { export: format, style, limit, out, queries } = flags;
        if (format !== undefined) {
          const total = await exportSearch(engine, { query, filters, format, style, limit }, out, terminal);
          if (total === 0) exit(EXIT_CODES.notFound);
          return;
        }
        if (queries !== undefined) {
          const request = { filters, content: false, pageSize: limit, passages: flags.passages };
          if ((await runQueryFile(engine, queries, request, flags.json, terminal)) === 0) exit(EXIT_CODES.notFound);
          return;
        }
        const request = {
          query,
          filters,
          page: flags.page,
          pageSize: limit ?? 10,
          content: false,
          passages: flags.passages,
        };
        const response = await engine.research.search(request);
        const { results } = response.data;
        if (results.length === 0) exit(EXIT_CODES.notFound);
        if (flags.json) return writeJson(terminal.stdout, response);
        for (const result of results) printResult(result, terminal);
        const { total, page, totalPages } = response.meta;
        writeLine(
          terminal.stdout,
          `${total} ${total === 1 ? "case" : "cases"}${totalPages > 1 ? `, page ${page} of ${totalPages}` : ""}`,
        );
      });
    });
}

function printResult(result: SearchResult, { stdout }: Terminal): void {
  const { title, citation, court, metadata, snippet, score, passages = [] } = result;
  const paint = createColours(stdout);
  // A snippet is HTML; a terminal shows its characters.
  const marked = (html: string) =>
    unescapeHtml(html.replace(/<mark>(.*?)<\/mark>/g, (_, hit: string) => paint.yellow(hit)));
  writeLine(stdout, `${paint.bold(title)}  ${citation}`);
  writeLine(stdout, paint.dim(`  ${court}, ${metadata.decisionDate}, ${metadata.freshness}, ${score.toFixed(3)}`));
  for (const passage of passages)
    writeLine(stdout, `  ${marked(passage.text)} ${paint.dim(`[${formatPassageLabel(passage)}]`)}`);
  writeLine(stdout, passages.length > 0 ? "" : `  ${marked(snippet)}\n`);
}
