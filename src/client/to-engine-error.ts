import type { Problem } from "../contract/schemas/problem.ts";
import { EngineError, ERROR_CODES, type ErrorCode, type ErrorDetails } from "../errors.ts";

/** The error that a failed response tells of. What does not speak the contract is `internal`. */
export async function toEngineError(response: Response): Promise<EngineError> {
  const body = (await response.json().catch(() => undefined)) as Partial<Problem> | undefined;
  const code = ERROR_CODES.find((known) => known === body?.error?.code);
  if (body?.error === undefined || code === undefined) {
    return new EngineError("internal", `The service answered with status ${response.status}.`);
  }
  return new EngineError(code, body.error.message, toErrorDetails(code, body as Problem, response.headers));
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
