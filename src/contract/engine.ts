import type { InputFor, Operation, Operations, ResponseFor } from "./operations/operation.ts";
import type { BuiltInOperations, InputOf, OperationName, ResponseOf } from "./operations/operations.ts";
import type { AskEvent, AskInput } from "./schemas/ask.ts";

/** Who calls, and under what conditions; the last argument of every verb. */
export interface CallContext {
  /** The account that pays. Absent: the caller owns the process, and nothing is debited. */
  readonly account?: string;
  /** At most 255 characters. The same key with the same request returns the stored answer without a second debit. */
  readonly idempotencyKey?: string;
  /** Ends the call early. */
  readonly signal?: AbortSignal;
}

/**
 * One verb: validates the request, returns the response body, `meta` included, and throws only `EngineError`. Every verb
 * can throw `validation_failed`, `insufficient_credits` and `corpus_unavailable`; further codes are listed with the verb.
 */
export type Verb<Name extends OperationName> = (
  request: InputOf<Name>,
  context?: CallContext,
) => Promise<ResponseOf<Name>>;

/** A verb whose request may be omitted. */
export type BareVerb<Name extends OperationName> = (
  request?: InputOf<Name>,
  context?: CallContext,
) => Promise<ResponseOf<Name>>;

/**
 * Answers a question event by event. Ending the iteration (`return()`, or `signal`) ends the work. Failures are thrown as
 * `EngineError` by the iteration.
 */
export type Ask = (request: AskInput, context?: CallContext) => AsyncIterable<AskEvent>;

/** The verb of one operation. */
export type VerbOf<Given extends Operation> = Given extends { readonly streams: true }
  ? (request: InputFor<Given>, context?: CallContext) => AsyncIterable<ResponseFor<Given>>
  : Given extends { readonly requestOptional: true }
    ? (request?: InputFor<Given>, context?: CallContext) => Promise<ResponseFor<Given>>
    : (request: InputFor<Given>, context?: CallContext) => Promise<ResponseFor<Given>>;

/** The verbs of one area. An area that declares `stream` is that verb itself: `ask.stream` is `engine.ask`. */
type AreaOf<Area extends Readonly<Record<string, Operation>>> = Area extends {
  readonly stream: infer Stream extends Operation;
}
  ? VerbOf<Stream>
  : { readonly [Verb in keyof Area]: VerbOf<Area[Verb]> };

/** All verbs of the operations, by area. */
export type VerbsOf<Given extends Operations> = { readonly [Area in keyof Given]: AreaOf<Given[Area]> };

/** The verbs that are served over HTTP: areas without a route are left out. */
export type ServedVerbsOf<Given extends Operations> = {
  readonly [Area in keyof Given as Given[Area][keyof Given[Area]]["route"] extends null ? never : Area]: AreaOf<
    Given[Area]
  >;
};

/** The lifetime of an engine. */
export interface Closable {
  /** Closes the engine; no verb may be called afterwards. */
  close(): Promise<void>;
}

/** An engine with the verbs of the operations. */
export type EngineOf<Given extends Operations> = VerbsOf<Given> & Closable;

/** An engine with the verbs that are served over HTTP. */
export type ServedEngineOf<Given extends Operations> = ServedVerbsOf<Given> & Closable;

/** The verbs that an HTTP interface serves, and that its client therefore has. */
export interface ServedEngine extends ServedVerbsOf<BuiltInOperations>, Closable {}

/** The whole engine: the same interface in process, in a worker and, apart from `corpus`, over HTTP. */
export interface Engine extends VerbsOf<BuiltInOperations>, Closable {}
