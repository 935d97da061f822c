import type { CallContext, Engine } from "../../contract/engine.ts";
import type { OperationName } from "../../contract/operations/operations.ts";
import { buildEngine, type EngineVerbs } from "../../engine/build-engine.ts";
import { EngineError } from "../../errors.ts";
import { fromBatches } from "../batches.ts";
import { findVerb } from "../serve-calls.ts";
import { STREAMED_OPERATIONS } from "../wire.ts";
import { createIdempotencyKeys } from "./idempotency-keys.ts";

/** Where calls go. */
export interface EngineRoute {
  readonly engine: Promise<Engine>;
  /** The error with which calls end that wait there when it is gone; absent where it ends only with this side. */
  readonly disconnectError?: EngineError;
}

export interface RouteOptions {
  /** Where a call goes now; asked again for a call whose place was lost. */
  readonly findRoute: () => EngineRoute | Promise<EngineRoute>;
  readonly close: () => Promise<void>;
  /** Idempotency keys. */
  readonly newId: () => string;
}

/**
 * An engine whose place may change. Calls that a place loses are sent again, and those that cost carry an idempotency
 * key, so that none is paid for twice. A stream ends with the place's error; the same request again takes up its key.
 */
export function routeCalls({ findRoute: reach, close, newId }: RouteOptions): Engine {
  const keys = createIdempotencyKeys(newId);

  function verb(name: OperationName) {
    return async (request?: unknown, given: CallContext = {}): Promise<unknown> => {
      const context = keys.ofCall(name, given);
      for (;;) {
        const place = await reach();
        try {
          return await findVerb(await place.engine, name)(request, context);
        } catch (error) {
          if (place.disconnectError === undefined || error !== place.disconnectError) throw error;
        }
      }
    };
  }

  function stream(name: OperationName) {
    return (request?: unknown, given: CallContext = {}): AsyncIterable<unknown> => {
      const { context, broke } = keys.ofStream(name, request, given);
      let place: EngineRoute | undefined;
      let items: AsyncIterator<unknown> | undefined;
      return fromBatches(
        async () => {
          place = await reach();
          const stream = findVerb(await place.engine, name)(request, context) as AsyncIterable<unknown>;
          items = stream[Symbol.asyncIterator]();
        },
        async () => {
          try {
            const { done, value } = await items!.next();
            return { items: done ? [] : [value], done: done === true };
          } catch (error) {
            if (error === place?.disconnectError) broke();
            throw error;
          }
        },
        () => void items?.return?.(),
      );
    };
  }

  const verbs = new Proxy({} as EngineVerbs, {
    get: (_, name: OperationName) => (STREAMED_OPERATIONS.has(name) ? stream(name) : verb(name)),
  });
  return buildEngine(verbs, close);
}

/** What is told to those who wait at a place that is gone. Each place has its own. */
export function createEngineLostError(): EngineError {
  const message = "The tab that ran the engine has closed. Another one takes over; try again.";
  return new EngineError("corpus_unavailable", message, { retryAfter: 1 });
}
