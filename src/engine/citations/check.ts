import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { checkText } from "../../check/check-text.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { CallContext } from "../../contract/engine.ts";
import type { CheckRequest, CheckResponse } from "../../contract/schemas/citations/check.ts";
import type { EngineContext } from "../context.ts";

/** `citations.check`: a text's table of authorities, and what is wrong with it; with others' turns between its parts. */
export async function checkCitations(
  context: EngineContext,
  request: CheckRequest,
  { signal }: CallContext,
): Promise<WithoutCost<CheckResponse>> {
  const checking = checkText(context, request);
  let step = checking.next();
  while (!step.done) {
    await yieldToEventLoop(signal);
    step = checking.next();
  }
  return { data: step.value, meta: {} };
}
