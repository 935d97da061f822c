import type { Engine } from "../../../src/contract/engine.ts";
import { EngineError } from "../../../src/errors.ts";
import type { RandomCall } from "./random-calls.ts";

type AnyVerb = (request: unknown) => Promise<unknown> | AsyncIterable<unknown>;

/** Returns the answer of an engine as JSON, without what differs from call to call; failures by code and message. */
export async function answerAsJson(engine: Engine, { area, verb, request }: RandomCall): Promise<string> {
  const verbs = (engine as unknown as Record<string, AnyVerb & Record<string, AnyVerb>>)[area]!;
  try {
    const result = verb === "" ? verbs(request) : verbs[verb]!(request);
    return toJson(Symbol.asyncIterator in result ? await collect(result) : await result);
  } catch (error) {
    if (error instanceof EngineError) return `${error.code}: ${error.message}`;
    throw error;
  }
}

async function collect(events: AsyncIterable<unknown>): Promise<unknown[]> {
  const collected: unknown[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}

/** Times and ids, and the name of the corpus. */
const VARYING = new Set([
  "processingTimeMs",
  "milliseconds",
  "streamId",
  "requestId",
  "generatedAt",
  "corpus",
  "corpora",
]);

function toJson(value: unknown): string {
  return JSON.stringify(value, (key, part) => (VARYING.has(key) ? undefined : part), 1);
}
