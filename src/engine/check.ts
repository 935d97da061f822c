import { checkText } from "../check/check.ts";
import type { CheckRequest, CheckResponse } from "../contract/check.ts";
import type { Unmetered } from "../credits/charges.ts";
import type { Parts } from "./parts.ts";

/** `citations.check`: a text's table of authorities, and what is wrong with it. */
export function check(parts: Parts, request: CheckRequest): Unmetered<CheckResponse> {
  return { data: checkText(parts, request), meta: {} };
}
