import type { CallContext, ServedEngine } from "../contract/engine.ts";
import type { OPERATIONS, RequestOf } from "../contract/operations.ts";

/** An operation that has a route. */
export type RoutedName = {
  [Name in keyof typeof OPERATIONS]: (typeof OPERATIONS)[Name]["route"] extends null ? never : Name;
}[keyof typeof OPERATIONS];

/** One endpoint: an operation of the contract, and the verb that answers it. */
export interface Endpoint {
  readonly name: RoutedName;
  /** A request that was read by the operation's schema, in; the response body, out. */
  call(engine: ServedEngine, request: unknown, context: CallContext): Promise<unknown>;
}

/**
 * THE TABLE: one row per endpoint that works. Method, path and schemas are those of the operation. The first row that
 * matches answers, so a path without parameters stands before one that would also match it.
 */
export const ENDPOINTS: readonly Endpoint[] = [
  endpoint("citations.resolve", (engine) => engine.citations.resolve),
  endpoint("citations.search", (engine) => engine.citations.search),
  endpoint("citations.network", (engine) => engine.citations.network),
  endpoint("citations.case", (engine) => engine.citations.case),
  endpoint("citations.citationsOf", (engine) => engine.citations.citationsOf),
  endpoint("citations.citedBy", (engine) => engine.citations.citedBy),
  endpoint("citations.explain", (engine) => engine.citations.explain),
  endpoint("citations.path", (engine) => engine.citations.path),
  endpoint("citations.similar", (engine) => engine.citations.similar),
  endpoint("citations.relyingOn", (engine) => engine.citations.relyingOn),
  endpoint("citations.history", (engine) => engine.citations.history),
  endpoint("research.search", (engine) => engine.research.search),
  endpoint("statutes.search", (engine) => engine.statutes.search),
  endpoint("statutes.states", (engine) => engine.statutes.states),
  endpoint("statutes.codes", (engine) => engine.statutes.codes),
  endpoint("statutes.section", (engine) => engine.statutes.section),
  endpoint("acts.list", (engine) => engine.acts.list),
  endpoint("acts.amendments", (engine) => engine.acts.amendments),
  endpoint("acts.text", (engine) => engine.acts.text),
  endpoint("credits.pricing", (engine) => engine.credits.pricing),
];

function endpoint<Name extends RoutedName>(
  name: Name,
  verb: (engine: ServedEngine) => (request: RequestOf<Name>, context: CallContext) => Promise<unknown>,
): Endpoint {
  return { name, call: (engine, request, context) => verb(engine)(request as RequestOf<Name>, context) };
}
