import { findVerb } from "../contract/build-engine.ts";
import type { CallContext } from "../contract/engine.ts";
import type { NamedOperation } from "../contract/operations/operation.ts";

/** Calls the verb of an operation. An operation that collects a stream calls the area's verb `stream`. */
export function callEndpoint(
  engine: object,
  { name, area, operation }: NamedOperation,
  request: unknown,
  call: CallContext,
): Promise<unknown> | AsyncIterable<unknown> {
  if (operation.collect === undefined) return findVerb(engine, name)(request, call);
  return operation.collect(findVerb(engine, `${area}.stream`)(request, call) as AsyncIterable<never>);
}
