import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { CallContext } from "../../contract/engine.ts";
import type { BatchRequest, BatchResponse } from "../../contract/schemas/research/batch.ts";
import type { SearchRequest } from "../../contract/schemas/research/search.ts";
import { EngineError } from "../../errors.ts";
import type { EngineContext } from "../context.ts";
import { searchCases } from "./search.ts";

type BatchAnswer = BatchResponse["data"]["answers"][number];

/** `research.batch`: one search after the other, with others' turns between them. */
export async function searchBatch(
  context: EngineContext,
  { searches }: BatchRequest,
  { signal }: CallContext,
): Promise<WithoutCost<BatchResponse>> {
  const answers: BatchAnswer[] = [];
  for (const search of searches) {
    if (answers.length > 0) await yieldToEventLoop(signal);
    answers.push(answerSearch(context, search));
  }
  return { data: { answers }, meta: {} };
}

/** What is wrong with one query is its own answer; anything else ends the call. */
function answerSearch(context: EngineContext, search: SearchRequest): BatchAnswer {
  try {
    return searchCases(context, search);
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== "query_syntax") throw error;
    const { code, message, details } = error;
    return { error: { code, message, ...(details.offset !== undefined && { offset: details.offset }) } };
  }
}
