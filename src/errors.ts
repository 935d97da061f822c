/** Every code an {@link EngineError} can carry. Closed: edges translate each to one HTTP status. */
export const ERROR_CODES = [
  "malformed_json",
  "missing_credentials",
  "invalid_credentials",
  "insufficient_credits",
  "route_not_found",
  "case_not_found",
  "citation_not_found",
  "act_not_found",
  "state_not_found",
  "method_not_allowed",
  "payload_too_large",
  "unsupported_media_type",
  "validation_failed",
  "citation_unrecognized",
  "query_syntax",
  "rate_limited",
  "internal",
  "corpus_unavailable",
  "overloaded",
  "ledger_unavailable",
] as const;

/**
 * What went wrong; closed. Over HTTP each has one status.
 *
 * | code | status | when |
 * |---|---|---|
 * | `malformed_json` | 400 | the body is not JSON, not UTF-8, or has a key twice in one object |
 * | `missing_credentials`, `invalid_credentials` | 401 | no key, or none that is known |
 * | `insufficient_credits` | 402 | nothing was done or debited |
 * | `route_not_found` | 404 | no such address, or a corpus in its path that is not served |
 * | `case_not_found`, `citation_not_found`, `act_not_found`, `state_not_found` | 404 | the corpus does not hold it |
 * | `method_not_allowed` | 405 | the address knows other methods |
 * | `payload_too_large` | 413 | a body above 1 MiB |
 * | `unsupported_media_type` | 415 | a body that is not `application/json`, or neither plain nor gzip |
 * | `validation_failed` | 422 | a field breaks its bounds; `details.issues` says which |
 * | `citation_unrecognized` | 422 | the words are no citation |
 * | `query_syntax` | 422 | a Boolean query that does not close; `details.offset` says where |
 * | `rate_limited` | 429 | too many calls |
 * | `internal` | 500 | a bug |
 * | `corpus_unavailable` | 503 | a corpus that is loading, damaged, foreign or of another format version |
 * | `overloaded` | 503 | too many heavy calls wait |
 * | `ledger_unavailable` | 503 | the ledger cannot be written, for instance because its disk is full; nothing was debited |
 */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Facts about a failure that a client can act on, next to code and message in an error body. */
export interface ErrorDetails {
  /** `query_syntax`: UTF-16 offset in the query where reading stopped. */
  readonly offset?: number;
  /** `validation_failed`: one entry per field that is wrong. */
  readonly issues?: readonly ValidationIssue[];
  /** `insufficient_credits`: the maximum cost of the call, and the remaining credits. */
  readonly creditsRequired?: number;
  readonly creditsRemaining?: number;
  /** `citation_not_found`: how the citation was read, and near citations of the corpus (at most 5). */
  readonly parsed?: unknown;
  readonly suggestions?: readonly string[];
  /** `method_not_allowed`: methods the path knows. */
  readonly allow?: readonly string[];
  /** `rate_limited`, `corpus_unavailable`, `overloaded`, `ledger_unavailable`: seconds to wait. */
  readonly retryAfter?: number;
}

/** One field that broke a constraint. `loc` is a path such as `["body", "query"]`. */
export interface ValidationIssue {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/**
 * The one error that Headnote throws on purpose: a closed code, a sentence for people, details for programs.
 * The cause, where there is one, is the error of the layer below.
 *
 * @example
 * ```ts
 * import { EngineError, openEngine } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * try {
 *   await engine.citations.resolve({ citation: "1 U.S. 1" });
 * } catch (error) {
 *   if (error instanceof EngineError) console.log(error.code); // citation_not_found
 * }
 * await engine.close();
 * ```
 */
export class EngineError extends Error {
  override readonly name = "EngineError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.details = details;
  }
}

/** An error as it crosses a wire. */
export interface WireError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly details?: ErrorDetails;
}

/** Restores the error that crossed a wire; its code is `internal` if the code is not known. */
export function restoreError({ code, message, details }: WireError, defaultMessage: string): EngineError {
  const known = ERROR_CODES.find((one) => one === code) ?? "internal";
  return new EngineError(known, String(message ?? defaultMessage), details);
}
