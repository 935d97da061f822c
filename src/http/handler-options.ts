import type { Operations } from "../contract/operations/operation.ts";
import type { RoutedOperation } from "../contract/operations/operations.ts";
import type { AllowedOrigins } from "./allowed-origins.ts";
import type { ApiKey } from "./authenticator.ts";
import type { CallRecord } from "./call-record.ts";
import type { Documentation } from "./openapi/docs/documentation.ts";
import type { QueueLimits } from "./queue/call-queue.ts";
import type { RateLimit } from "./rate-limiter.ts";

/** How an engine is served. */
export interface HandlerOptions {
  /** Keys that may call. `null` lets everyone call, on the account without limit: for a machine of one's own. */
  readonly keys: readonly ApiKey[] | null;
  /** True refuses fields that the contract does not declare; default false. */
  readonly strict?: boolean;
  /** Calls per account; off by default. */
  readonly rateLimit?: RateLimit;
  /** Throws `rate_limited`, instead of `rateLimit`: for a limit that several processes share. */
  readonly limitRate?: (account: string) => void | Promise<void>;
  /** Limits of heavy calls (whole briefs, networks, exports, deep questions), which wait for their turn. */
  readonly queue?: QueueLimits;
  /** Answers heavy calls elsewhere, for instance in a process of their own; default: here, one after another. */
  readonly forwardHeavyCall?: (call: ForwardedCall) => Promise<Response>;
  /** Whether requests are forwarded by another handler: they keep the id that it sends in `X-Request-Id`. Default false. */
  readonly isForwarded?: boolean;
  /** Origins whose pages may call, `"*"` for all, `"loopback"` for those of this machine; none by default. */
  readonly cors?: AllowedOrigins;
  /** `Retry-After` in seconds while there is no corpus; default 5. */
  readonly retryAfter?: number;
  /** Milliseconds without an event after which a stream sends a comment; default 15,000. */
  readonly heartbeatMs?: number;
  /** Milliseconds; default `Date.now`. Used only by the rate limit and for the durations of calls. */
  readonly now?: () => number;
  /** Creates request ids; default `crypto.randomUUID`. */
  readonly newId?: () => string;
  /** Creates the ids of requests about the service itself (`/healthz`, `/openapi.json`); default `newId`. */
  readonly newServiceId?: () => string;
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

/** A call that a handler has checked and that another one answers and records. */
export interface ForwardedCall {
  readonly request: Request;
  /** Path and query. */
  readonly path: string;
  /** The JSON of a POST; its stream in `request` has been read. */
  readonly body: string | undefined;
  readonly requestId: string;
  /** Aborts when the caller has left. */
  readonly signal: AbortSignal;
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
  /** Whether the runtime ends the body of a request where its `Content-Length` says. Default false. */
  readonly isLengthTrue?: boolean;
}
