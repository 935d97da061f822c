import { findVerb } from "../contract/build-engine.ts";
import { findOperation, type Operations } from "../contract/operations/operation.ts";
import { markValidated } from "../contract/request/read-request.ts";
import { type BatchReader, readBatches } from "./batches.ts";
import type { WireCall, WireEngine } from "./wire.ts";

/** An engine's side of one connection. */
export interface ServedCalls extends Pick<WireEngine, "call" | "start" | "next" | "abort"> {
  /** Ends all calls, because the other side is gone. */
  abortAll(): void;
}

/** Runs the calls that arrive, and ends those that the other side aborts. */
export function serveCalls(engine: () => Promise<object>, operations: Operations): ServedCalls {
  const calls = new Map<number, AbortController>();
  const streams = new Map<number, BatchReader<unknown>>();

  function begin({ id }: WireCall): AbortSignal {
    const controller = new AbortController();
    calls.set(id, controller);
    return controller.signal;
  }

  async function callVerb({ name, request, isValidated, context }: WireCall, signal: AbortSignal) {
    const operation = findOperation(operations, name);
    if (isValidated && operation) markValidated(operation.request, request);
    return findVerb(await engine(), name)(request, { ...context, signal });
  }

  return {
    async call(call) {
      const signal = begin(call);
      try {
        return await callVerb(call, signal);
      } finally {
        calls.delete(call.id);
      }
    },

    async start(call) {
      const signal = begin(call);
      try {
        const answer = await callVerb(call, signal);
        if (!signal.aborted) streams.set(call.id, readBatches(answer as AsyncIterable<unknown>));
      } catch (error) {
        forget(call.id);
        throw error;
      }
    },

    async next(id) {
      const batch = await streams
        .get(id)
        ?.next()
        .catch((error: unknown) => {
          forget(id);
          throw error;
        });
      if (batch === undefined || batch.done) forget(id);
      return batch ?? { items: [], done: true };
    },

    abort,

    abortAll() {
      for (const id of [...calls.keys()]) abort(id);
    },
  };

  function abort(id: number): void {
    calls.get(id)?.abort();
    streams
      .get(id)
      ?.cancel()
      .catch(() => undefined);
    forget(id);
  }

  function forget(id: number): void {
    calls.delete(id);
    streams.delete(id);
  }
}
