import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { checkText } from "../../check/check-text.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { CallContext } from "../../contract/engine.ts";
import type { CheckRequest, CheckResponse } from "../../contract/schemas/citations/check.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";

export { checkCitations as check };

/**
 * `citations.check`: returns the table of authorities and the findings of a text; yields to the event loop meanwhile.
 */
async function checkCitations(
  context: EngineContext,
  request: CheckRequest,
  { signal }: CallContext,
): Promise<WithoutCost<CheckResponse>> {
  const checking = checkText(context, request);
  let step = await checking.next();
  while (!step.done) {
    await yieldToEventLoop(signal);
    step = await checking.next();
  }
  return { data: step.value, meta: {} };
}
