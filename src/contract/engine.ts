import type { AskEvent, AskInput } from "./ask.ts";
import type { InputOf, OperationName, ResponseOf } from "./operations.ts";

/** Who calls, and under what conditions; the last argument of every verb. */
export interface CallContext {
  /** The account that pays. Absent: the caller owns the process, and nothing is debited. */
  readonly account?: string;
  /** At most 255 characters. The same key with the same request gives the stored answer and no second debit. */
  readonly idempotencyKey?: string;
  /** Ends the call early. */
  readonly signal?: AbortSignal;
}

/** One verb: reads the request by the contract, answers with the response body, throws only `EngineError`. */
export type Verb<Name extends OperationName> = (
  request: InputOf<Name>,
  context?: CallContext,
) => Promise<ResponseOf<Name>>;

/** A verb whose request may be left out altogether. */
export type BareVerb<Name extends OperationName> = (
  request?: InputOf<Name>,
  context?: CallContext,
) => Promise<ResponseOf<Name>>;

/**
 * The answer to a question as it comes about. Ending the iteration (`return()`, or `signal`) ends the work. What goes
 * wrong is thrown as `EngineError` out of the iteration.
 */
export type Ask = (request: AskInput, context?: CallContext) => AsyncIterable<AskEvent>;

/** The verbs that an HTTP interface serves, and that its client therefore has. */
export interface ServedEngine {
  readonly citations: {
    readonly resolve: Verb<"citations.resolve">;
    readonly search: Verb<"citations.search">;
    readonly case: Verb<"citations.case">;
    readonly citationsOf: Verb<"citations.citationsOf">;
    readonly citedBy: Verb<"citations.citedBy">;
    readonly network: Verb<"citations.network">;
    readonly explain: Verb<"citations.explain">;
    readonly path: Verb<"citations.path">;
    readonly similar: Verb<"citations.similar">;
    readonly relyingOn: Verb<"citations.relyingOn">;
    readonly history: Verb<"citations.history">;
    readonly check: Verb<"citations.check">;
    readonly export: Verb<"citations.export">;
    readonly styles: BareVerb<"citations.styles">;
  };
  readonly research: {
    readonly search: Verb<"research.search">;
    readonly suggest: Verb<"research.suggest">;
    readonly similar: Verb<"research.similar">;
    readonly batch: Verb<"research.batch">;
  };
  readonly statutes: {
    readonly search: Verb<"statutes.search">;
    readonly states: BareVerb<"statutes.states">;
    readonly codes: Verb<"statutes.codes">;
    readonly section: Verb<"statutes.section">;
  };
  readonly acts: {
    readonly list: BareVerb<"acts.list">;
    readonly amendments: Verb<"acts.amendments">;
    readonly text: Verb<"acts.text">;
  };
  readonly ask: Ask;
  readonly credits: {
    readonly pricing: BareVerb<"credits.pricing">;
    readonly balance: BareVerb<"credits.balance">;
    readonly ledger: BareVerb<"credits.ledger">;
  };
  /** Ends the engine; no verb may be called afterwards. */
  close(): Promise<void>;
}

/** The whole engine: the same interface in process, in a worker and behind HTTP. */
export interface Engine extends ServedEngine {
  readonly research: ServedEngine["research"] & {
    readonly explain: Verb<"research.explain">;
  };
  readonly corpus: {
    readonly manifest: BareVerb<"corpus.manifest">;
    readonly stats: BareVerb<"corpus.stats">;
  };
}
