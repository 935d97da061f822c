import { readFileSync } from "node:fs";
import type { Engine } from "../../../contract/engine.ts";
import { type BatchResponse, MAX_BATCH_SEARCHES } from "../../../contract/schemas/research/batch.ts";
import type { SearchInput } from "../../../contract/schemas/research/search.ts";
import { createUnreadableFileError } from "../../files/file-errors.ts";
import { formatTable } from "../output/table.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";
import { printUnknownFields } from "./print-unknown-fields.ts";

type BatchAnswers = BatchResponse["data"]["answers"];

/** Results per query in JSON, at most; the table shows one. */
const MAX_JSON_RESULTS = 20;

/**
 * Runs the queries of a file, one per line, and prints a table or JSON.
 * @returns the number of queries that found at least one case
 * @throws EngineError `validation_failed` if the file cannot be read
 */
export async function runQueryFile(
  engine: Engine,
  path: string,
  request: Omit<SearchInput, "query">,
  asJson: boolean | undefined,
  terminal: Terminal,
): Promise<number> {
  const { stdout } = terminal;
  const queries = readQueries(path);
  const answers: BatchAnswers = [];
  const pageSize = asJson ? Math.min(MAX_JSON_RESULTS, request.pageSize ?? 10) : 1;
  for (let start = 0; start < queries.length; start += MAX_BATCH_SEARCHES) {
    const searches = queries.slice(start, start + MAX_BATCH_SEARCHES).map((query) => ({ ...request, query, pageSize }));
    answers.push(...(await engine.research.batch({ searches })).data.answers);
  }
  const rows = answers.map((answer, index) => ({ query: queries[index] ?? "", answer }));
  for (const { query, answer } of rows) if ("data" in answer) printUnknownFields(query, terminal);
  if (asJson)
    writeJson(
      stdout,
      rows.map(({ query, answer }) => ({ query, ...answer })),
    );
  else
    writeLine(
      stdout,
      formatTable(
        rows.map(({ query, answer }) => toTableRow(query, answer)),
        { head: TABLE_HEAD, right: [0] },
      ),
    );
  return answers.filter((answer) => "data" in answer && answer.meta.total > 0).length;
}

const TABLE_HEAD = ["cases", "query", "first"];

function toTableRow(query: string, answer: BatchAnswers[number]): (string | number)[] {
  if ("error" in answer) return ["-", query, answer.error.message];
  const [first] = answer.data.results;
  return [answer.meta.total, query, first === undefined ? "" : `${first.title}  ${first.citation}`];
}

function readQueries(path: string): string[] {
  try {
    const text = readFileSync(path === "-" ? 0 : path, "utf8");
    return text.split(/\r?\n/).filter((query) => query.trim() !== "");
  } catch (cause) {
    throw createUnreadableFileError(path, cause);
  }
}
