import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { CallContext } from "../../contract/engine.ts";
import type { BatchRequest, BatchResponse } from "../../contract/schemas/research/batch.ts";
import type { SearchRequest } from "../../contract/schemas/research/search.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import { EngineError } from "../../errors.ts";
import { searchCases } from "./search.ts";

type BatchAnswer = BatchResponse["data"]["answers"][number];

/** `research.batch`: runs searches one after another, and yields to the event loop between them. */
export async function searchBatch(
  context: EngineContext,
  { searches }: BatchRequest,
  { signal }: CallContext,
): Promise<WithoutCost<BatchResponse>> {
  const answers: BatchAnswer[] = [];
  for (const search of searches) {
    if (answers.length > 0) await yieldToEventLoop(signal);
    answers.push(await answerSearch(context, search));
  }
  return { data: { answers }, meta: {} };
}

/** Returns the answer to one search, or its syntax error. @throws any other error, which ends the batch */
async function answerSearch(context: EngineContext, search: SearchRequest): Promise<BatchAnswer> {
  try {
    return await searchCases(context, search);
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== "query_syntax") throw error;
    const { code, message, details } = error;
    return { error: { code, message, ...(details.offset !== undefined && { offset: details.offset }) } };
  }
}
