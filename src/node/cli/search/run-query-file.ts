import { readFileSync } from "node:fs";
import type { Engine } from "../../../contract/engine.ts";
import type { BatchResponse } from "../../../contract/schemas/research/batch.ts";
import type { SearchInput } from "../../../contract/schemas/research/search.ts";
import { EngineError } from "../../../errors.ts";
import { formatTable } from "../output/table.ts";
import { type Terminal, writeJson, writeLine } from "../output/terminal.ts";

type BatchAnswers = BatchResponse["data"]["answers"];

/** Searches that a batch may hold. */
const SEARCHES_PER_BATCH = 50;

/** Carries out the queries of a file, one a line. Gives how many of them found something. */
export async function runQueryFile(
  engine: Engine,
  path: string,
  request: Omit<SearchInput, "query">,
  asJson: boolean | undefined,
  { stdout }: Terminal,
): Promise<number> {
  const queries = readQueries(path);
  const answers: BatchAnswers = [];
  // Only the first case of each is shown.
  const pageSize = asJson ? Math.min(20, request.pageSize ?? 10) : 1;
  for (let at = 0; at < queries.length; at += SEARCHES_PER_BATCH) {
    const searches = queries.slice(at, at + SEARCHES_PER_BATCH).map((query) => ({ ...request, query, pageSize }));
    answers.push(...(await engine.research.batch({ searches })).data.answers);
  }
  if (asJson)
    writeJson(
      stdout,
      answers.map((answer, at) => ({ query: queries[at], ...answer })),
    );
  else
    writeLine(
      stdout,
      formatTable(
        answers.map((answer, at) => toTableRow(queries[at]!, answer)),
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
    throw new EngineError("validation_failed", `${path} cannot be read: ${(cause as Error).message}`, {}, cause);
  }
}
