import type * as v from "valibot";
import { ACT_OPERATIONS } from "./acts.ts";
import { ASK_OPERATIONS } from "./ask.ts";
import { CITATION_OPERATIONS } from "./citations.ts";
import { CORPUS_OPERATIONS } from "./corpus.ts";
import { CREDIT_OPERATIONS } from "./credits.ts";
import type { OperationNameOf, OperationOf } from "./operation.ts";
import { RESEARCH_OPERATIONS } from "./research.ts";
import { STATUTE_OPERATIONS } from "./statutes.ts";

/** Every operation, by area and verb. The engine's type, its metering and all of its edges are derived from this. */
export const OPERATIONS = {
  /** Citations, the cases they name, and the citator. */
  citations: CITATION_OPERATIONS,
  /** Search in judgments. */
  research: RESEARCH_OPERATIONS,
  /** US statutes, rules, constitutions and executive actions. */
  statutes: STATUTE_OPERATIONS,
  /** Acts of India. */
  acts: ACT_OPERATIONS,
  /** Answers a question in the words of its sources, event by event. */
  ask: ASK_OPERATIONS,
  /** Prices, balance and statement; the account is that of the call. */
  credits: CREDIT_OPERATIONS,
  /** The open corpus. */
  corpus: CORPUS_OPERATIONS,
} as const;

/** The operations of this package. */
export type BuiltInOperations = typeof OPERATIONS;

/** The name of a verb: `citations.resolve`, `research.search`, … */
export type OperationName = OperationNameOf<BuiltInOperations>;

/** The name of an operation that has a route. */
export type RoutedOperation = {
  [Name in OperationName]: OperationOf<BuiltInOperations, Name> extends { readonly route: null } ? never : Name;
}[OperationName];

/** A request as a caller writes it: defaults may be left out. */
export type InputOf<Name extends OperationName> =
  OperationOf<BuiltInOperations, Name> extends { readonly request: infer Schema extends v.GenericSchema }
    ? v.InferInput<Schema>
    : never;

/** The response body. */
export type ResponseOf<Name extends OperationName> =
  OperationOf<BuiltInOperations, Name> extends { readonly response: infer Schema extends v.GenericSchema }
    ? v.InferOutput<Schema>
    : never;
