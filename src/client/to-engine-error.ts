import type { Problem } from "../contract/schemas/problem.ts";
import { EngineError, ERROR_CODES, type ErrorCode, type ErrorDetails } from "../errors.ts";

/** Returns the error that a failed response describes; `internal` if the response does not follow the contract. */
export async function toEngineError(response: Response): Promise<EngineError> {
  const problem = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined;
  const code = ERROR_CODES.find((known) => known === problem?.error?.code);
  if (problem?.error === undefined || code === undefined) {
    return new EngineError("internal", `The service answered with status ${response.status}.`);
  }
  return new EngineError(code, problem.error.message, toErrorDetails(code, problem as Problem, response.headers));
}

function toErrorDetails(code: ErrorCode, { detail, error }: Problem, headers: Headers): ErrorDetails {
  const { offset, creditsRequired, creditsRemaining, parsed, suggestions } = error;
  const known = {
    offset,
    creditsRequired,
    creditsRemaining,
    parsed,
    suggestions,
    // The other codes' lists are made from the message for the wire.
    issues: code === "validation_failed" && Array.isArray(detail) ? detail : undefined,
    allow: headers.get("Allow")?.split(/, */),
    retryAfter: parseSeconds(headers.get("Retry-After")),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

function parseSeconds(text: string | null): number | undefined {
  return text !== null && /^[0-9]{1,9}$/.test(text) ? Number(text) : undefined;
}
