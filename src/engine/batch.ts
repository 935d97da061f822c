import { pause } from "../ask/pace.ts";
import type { BatchRequest, BatchResponse } from "../contract/batch.ts";
import type { SearchRequest } from "../contract/research.ts";
import type { Unmetered } from "../credits/charges.ts";
import { EngineError } from "../errors.ts";
import type { Parts } from "./parts.ts";
import { searchCases } from "./research.ts";

type Answer = BatchResponse["data"]["answers"][number];

/** `research.batch`: one search after the other, with others' turns between them. */
export async function searchBatch(
  parts: Parts,
  { searches }: BatchRequest,
  signal: AbortSignal | undefined,
): Promise<Unmetered<BatchResponse>> {
  const answers: Answer[] = [];
  for (const search of searches) {
    if (answers.length > 0) await pause(signal);
    answers.push(answer(parts, search));
  }
  return { data: { answers }, meta: {} };
}

/** What is wrong with one query is its own answer; anything else ends the call. */
function answer(parts: Parts, search: SearchRequest): Answer {
  try {
    return searchCases(parts, search);
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== "query_syntax") throw error;
    const { code, message, details } = error;
    return { error: { code, message, ...(details.offset !== undefined && { offset: details.offset }) } };
  }
}
