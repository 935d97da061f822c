import { runInSlices } from "../../async/run-in-slices.ts";
import type { WithoutCost } from "../../contract/cost.ts";
import type { CallContext } from "../../contract/engine.ts";
import type { CheckRequest, CheckResponse } from "../../contract/schemas/citations/check.ts";
import type { EngineContext } from "../../corpus/engine-context.ts";
import type { CallServices } from "../call-services.ts";

export { checkCitations as check };

/**
 * `citations.check`: returns the table of authorities and the findings of a text; yields to the event loop meanwhile.
 */
async function checkCitations(
  context: EngineContext & Pick<CallServices, "now" | "parts">,
  request: CheckRequest,
  { signal }: CallContext,
): Promise<WithoutCost<CheckResponse>> {
  const { checkText } = await context.parts.check();
  return { data: await runInSlices(checkText(context, request, readYear(context)), signal), meta: {} };
}

/** A clock that counts from 1970 has passed this many milliseconds; one that counts from the start of the process has not. */
const MIN_EPOCH_MILLISECONDS = 1e12;

/** Returns the year by the engine's clock if it knows the date, else by that of the system. */
function readYear({ now }: Pick<CallServices, "now">): number {
  const time = now();
  return new Date(time >= MIN_EPOCH_MILLISECONDS ? time : Date.now()).getUTCFullYear();
}
