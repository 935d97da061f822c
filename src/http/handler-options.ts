import type { Operations } from "../contract/operations/operation.ts";
import type { RoutedOperation } from "../contract/operations/operations.ts";
import type { ApiKey } from "./authenticator.ts";
import type { CallRecord } from "./call-record.ts";
import type { Documentation } from "./openapi/docs/documentation.ts";
import type { RateLimit } from "./rate-limiter.ts";

/** How an engine is served. */
export interface HandlerOptions {
  /** Keys that may call. `null` lets everyone call, on the account without limit: for a machine of one's own. */
  readonly keys: readonly ApiKey[] | null;
  /** True refuses fields that the contract does not declare; default false. */
  readonly strict?: boolean;
  /** Calls per account; off by default. */
  readonly rateLimit?: RateLimit;
  /** Origins whose pages may call, `"*"` for all; none by default. */
  readonly cors?: "*" | readonly string[];
  /** `Retry-After` in seconds while there is no corpus; default 5. */
  readonly retryAfter?: number;
  /** Milliseconds without an event after which a stream sends a comment; default 15,000. */
  readonly heartbeatMs?: number;
  /** Milliseconds; default `Date.now`. Used only by the rate limit and for the durations of calls. */
  readonly now?: () => number;
  /** Creates request ids; default `crypto.randomUUID`. */
  readonly newId?: () => string;
  /** Receives every error that callers see only as `internal`, `corpus_unavailable` or `ledger_unavailable`; by default they are dropped. */
  readonly onError?: (error: unknown, requestId: string) => void;
  /** Receives every call when it has ended, a stream when its last event was sent. */
  readonly onCall?: (call: CallRecord) => void;
  /** Awaited before a verb is called, so that other work of the same thread can run; default: no wait. */
  readonly yieldToEventLoop?: () => Promise<void>;
  /** Asked before a verb is called for the fault of this call. For servers that rehearse faults. */
  readonly injectFault?: (name: RoutedOperation, signal: AbortSignal) => Promise<InjectedFault | undefined>;
  /** The operations that the engine implements; default: those of this package. */
  readonly operations?: Operations;
  /** Texts of the OpenAPI document about `operations`; default: those of this package. */
  readonly documentation?: Documentation;
}

/** A failure of a call. */
export interface InjectedFault {
  /** Sent instead of the endpoint's response. */
  readonly response?: Response;
  /** Number of events after which a stream is cut. */
  readonly cutAfter?: number;
}

/** The connection by which a request arrived, as far as the runtime controls it. */
export interface Connection {
  /** Closes it at once. */
  drop(): void;
}
