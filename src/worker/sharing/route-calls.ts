import { buildEngine, findVerb } from "../../contract/build-engine.ts";
import type { CallContext, Engine } from "../../contract/engine.ts";
import { listOperations, type NamedOperation } from "../../contract/operations/operation.ts";
import { OPERATIONS } from "../../contract/operations/operations.ts";
import { EngineError } from "../../errors.ts";
import { fromBatches } from "../batches.ts";
import { createIdempotencyKeys } from "./idempotency-keys.ts";

/** Destination of calls. */
export interface EngineRoute {
  readonly engine: Promise<Engine>;
  /** The error of pending calls when the engine is lost; absent if it ends only with this side. */
  readonly disconnectError?: EngineError;
}

/** How calls are routed. */
export interface RouteOptions {
  /** Returns the current route; called again for a call whose engine was lost. */
  readonly findRoute: () => EngineRoute | Promise<EngineRoute>;
  readonly close: () => Promise<void>;
  /** Idempotency keys. */
  readonly newId: () => string;
}

/**
 * Creates an engine whose calls follow the current route. Calls whose engine is lost are sent again, and those that
 * cost credits have an idempotency key, so that none is paid twice. A stream ends with the route's error; the same
 * request again reuses its key.
 */
export function routeCalls({ findRoute, close, newId }: RouteOptions): Engine {
  const keys = createIdempotencyKeys(newId);

  function createVerb(named: NamedOperation) {
    return async (request?: unknown, given: CallContext = {}): Promise<unknown> => {
      const context = keys.forCall(named, given);
      for (;;) {
        const route = await findRoute();
        try {
          return await findVerb(await route.engine, named.name)(request, context);
        } catch (error) {
          if (route.disconnectError === undefined || error !== route.disconnectError) throw error;
        }
      }
    };
  }

  function createStream(named: NamedOperation) {
    return (request?: unknown, given: CallContext = {}): AsyncIterable<unknown> => {
      const { context, onBreak } = keys.forStream(named, request, given);
      let route: EngineRoute | undefined;
      let items: AsyncIterator<unknown> | undefined;
      return fromBatches(
        async () => {
          route = await findRoute();
          const stream = findVerb(await route.engine, named.name)(request, context) as AsyncIterable<unknown>;
          items = stream[Symbol.asyncIterator]();
        },
        async () => {
          try {
            const { done, value } = await items!.next();
            return { items: done ? [] : [value], done: done === true };
          } catch (error) {
            if (error === route?.disconnectError) onBreak();
            throw error;
          }
        },
        () => void items?.return?.(),
      );
    };
  }

  const engine = buildEngine(
    listOperations(OPERATIONS),
    (named) => (named.streams ? createStream(named) : createVerb(named)),
    close,
  );
  return engine as unknown as Engine;
}

/** Creates the error of calls whose engine has ended, one per route. */
export function createEngineLostError(): EngineError {
  const message = "The tab that ran the engine has closed. Another one takes over; try again.";
  return new EngineError("corpus_unavailable", message, { retryAfter: 1 });
}
