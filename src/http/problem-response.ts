import type { Problem } from "../contract/schemas/problem.ts";
import { EngineError, type ErrorCode, type ErrorDetails } from "../errors.ts";

/** The one status of each code. */
export const STATUS_BY_CODE: Readonly<Record<ErrorCode, number>> = {
  malformed_json: 400,
  missing_credentials: 401,
  invalid_credentials: 401,
  insufficient_credits: 402,
  route_not_found: 404,
  case_not_found: 404,
  citation_not_found: 404,
  act_not_found: 404,
  state_not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  citation_unrecognized: 422,
  query_syntax: 422,
  rate_limited: 429,
  internal: 500,
  corpus_unavailable: 503,
  ledger_unavailable: 503,
};

/** The request that failed. */
export interface ProblemContext {
  readonly requestId: string;
  /** Where the request's fields are. */
  readonly where: "body" | "query";
  /** Seconds to wait, if the error does not say. */
  readonly retryAfter: number;
}

/** Returns an error as callers may see it: an error that was not thrown on purpose becomes `internal`, without its message. */
export function toPublicError(thrown: unknown): EngineError {
  return thrown instanceof EngineError && thrown.code !== "internal" ? thrown : INTERNAL_ERROR;
}

/** Returns an error as a response. */
export function toProblemResponse(error: EngineError, place: ProblemContext): Response {
  const { code, message, details } = error;
  const { offset, creditsRequired, creditsRemaining, parsed } = details;
  const suggestions = details.suggestions && [...details.suggestions];
  const body: Problem = {
    detail: STATUS_BY_CODE[code] === 422 ? toIssues(error, place.where) : message,
    error: {
      code,
      message,
      requestId: place.requestId,
      offset,
      creditsRequired,
      creditsRemaining,
      parsed,
      suggestions,
    },
  };
  return Response.json(body, { status: STATUS_BY_CODE[code], headers: HEADERS_BY_CODE[code]?.(details, place) });
}

const INTERNAL_ERROR = new EngineError("internal", "Something went wrong here. It is not your request's fault.");

/** Headers that a code requires. */
const HEADERS_BY_CODE: {
  readonly [Code in ErrorCode]?: (details: ErrorDetails, place: ProblemContext) => HeadersInit;
} = {
  missing_credentials: () => ({ "WWW-Authenticate": "Bearer" }),
  invalid_credentials: () => ({ "WWW-Authenticate": "Bearer" }),
  method_not_allowed: ({ allow = [] }) => ({ Allow: allow.join(", ") }),
  rate_limited: toRetryAfterHeader,
  corpus_unavailable: toRetryAfterHeader,
  ledger_unavailable: toRetryAfterHeader,
};

function toRetryAfterHeader({ retryAfter }: ErrorDetails, place: ProblemContext): HeadersInit {
  return { "Retry-After": String(retryAfter ?? place.retryAfter) };
}

/** The invalid field, for codes that are about the content of one field. */
const FIELD_BY_CODE: { readonly [Code in ErrorCode]?: string } = {
  query_syntax: "query",
  citation_unrecognized: "citation",
};

function toIssues({ code, message, details }: EngineError, where: ProblemContext["where"]) {
  const field = FIELD_BY_CODE[code];
  const issues = details.issues ?? [{ loc: field === undefined ? [where] : [where, field], msg: message, type: code }];
  return issues.map(({ loc, msg, type }) => ({ loc: [...loc], msg, type }));
}
