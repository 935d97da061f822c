import { buildEngine, findVerb } from "../../contract/build-engine.ts";
import type { CallContext, Engine } from "../../contract/engine.ts";
import type { NamedOperation } from "../../contract/operations/operation.ts";
import { OPERATIONS } from "../../contract/operations/operations.ts";
import { EngineError } from "../../errors.ts";
import { fromBatches } from "../batches.ts";
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

  function createVerb(named: NamedOperation) {
    return async (request?: unknown, given: CallContext = {}): Promise<unknown> => {
      const context = keys.forCall(named, given);
      for (;;) {
        const place = await reach();
        try {
          return await findVerb(await place.engine, named.name)(request, context);
        } catch (error) {
          if (place.disconnectError === undefined || error !== place.disconnectError) throw error;
        }
      }
    };
  }

  function createStream(named: NamedOperation) {
    return (request?: unknown, given: CallContext = {}): AsyncIterable<unknown> => {
      const { context, onBreak } = keys.forStream(named, request, given);
      let place: EngineRoute | undefined;
      let items: AsyncIterator<unknown> | undefined;
      return fromBatches(
        async () => {
          place = await reach();
          const stream = findVerb(await place.engine, named.name)(request, context) as AsyncIterable<unknown>;
          items = stream[Symbol.asyncIterator]();
        },
        async () => {
          try {
            const { done, value } = await items!.next();
            return { items: done ? [] : [value], done: done === true };
          } catch (error) {
            if (error === place?.disconnectError) onBreak();
            throw error;
          }
        },
        () => void items?.return?.(),
      );
    };
  }

  return buildEngine(OPERATIONS, (named) => (named.operation.streams ? createStream(named) : createVerb(named)), close);
}

/** What is told to those who wait at a place that is gone. Each place has its own. */
export function createEngineLostError(): EngineError {
  const message = "The tab that ran the engine has closed. Another one takes over; try again.";
  return new EngineError("corpus_unavailable", message, { retryAfter: 1 });
}
