import { readFileSync } from "node:fs";
import type { BatchResponse } from "../../contract/batch.ts";
import type { Engine } from "../../contract/engine.ts";
import type { SearchInput } from "../../contract/research.ts";
import { EngineError } from "../../errors.ts";
import { table } from "./table.ts";
import { json, line, type Terminal } from "./terminal.ts";

type Answers = BatchResponse["data"]["answers"];

/** Searches that a batch may hold. */
const BATCH = 50;

/** Carries out the queries of a file, one a line. Gives how many of them found something. */
export async function searchEach(
  engine: Engine,
  path: string,
  request: Omit<SearchInput, "query">,
  asJson: boolean | undefined,
  { stdout }: Terminal,
): Promise<number> {
  const queries = readLines(path);
  const answers: Answers = [];
  // Only the first case of each is shown.
  const pageSize = asJson ? Math.min(20, request.pageSize ?? 10) : 1;
  for (let at = 0; at < queries.length; at += BATCH) {
    const searches = queries.slice(at, at + BATCH).map((query) => ({ ...request, query, pageSize }));
    answers.push(...(await engine.research.batch({ searches })).data.answers);
  }
  if (asJson)
    json(
      stdout,
      answers.map((answer, at) => ({ query: queries[at], ...answer })),
    );
  else
    line(
      stdout,
      table(
        answers.map((answer, at) => row(queries[at]!, answer)),
        { head: HEAD, right: [0] },
      ),
    );
  return answers.filter((answer) => "data" in answer && answer.meta.total > 0).length;
}

const HEAD = ["cases", "query", "first"];

function row(query: string, answer: Answers[number]): (string | number)[] {
  if ("error" in answer) return ["-", query, answer.error.message];
  const [first] = answer.data.results;
  return [answer.meta.total, query, first === undefined ? "" : `${first.title}  ${first.citation}`];
}

function readLines(path: string): string[] {
  try {
    const text = readFileSync(path === "-" ? 0 : path, "utf8");
    return text.split(/\r?\n/).filter((query) => query.trim() !== "");
  } catch (cause) {
    throw new EngineError("validation_failed", `${path} cannot be read: ${(cause as Error).message}`, {}, cause);
  }
}
