import { pause } from "../ask/pace.ts";
import { checkText } from "../check/check.ts";
import type { CheckRequest, CheckResponse } from "../contract/check.ts";
import type { Unmetered } from "../credits/charges.ts";
import type { Parts } from "./parts.ts";

/** `citations.check`: a text's table of authorities, and what is wrong with it; with others' turns between its parts. */
export async function check(
  parts: Parts,
  request: CheckRequest,
  signal: AbortSignal | undefined,
): Promise<Unmetered<CheckResponse>> {
  const checking = checkText(parts, request);
  let step = checking.next();
  while (!step.done) {
    await pause(signal);
    step = checking.next();
  }
  return { data: step.value, meta: {} };
}
