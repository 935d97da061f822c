import type { CallContext, Engine } from "../contract/engine.ts";
import type { OperationName } from "../contract/operations/operations.ts";
import { EngineError } from "../errors.ts";
import { type BatchReader, readBatches } from "./batches.ts";
import type { WireCall, WireEngine } from "./wire.ts";

/** An engine's side of one connection. */
export interface ServedCalls extends Pick<WireEngine, "call" | "start" | "next" | "abort"> {
  /** Ends whatever runs: the other side is gone. */
  abortAll(): void;
}

/** Runs the calls that come, and ends those that the other side gives up. */
export function serveCalls(engine: () => Promise<Engine>): ServedCalls {
  const calls = new Map<number, AbortController>();
  const streams = new Map<number, BatchReader<unknown>>();

  function begin({ id }: WireCall): AbortSignal {
    const controller = new AbortController();
    calls.set(id, controller);
    return controller.signal;
  }

  return {
    async call(call) {
      const signal = begin(call);
      try {
        return await findVerb(await engine(), call.name)(call.request, { ...call.context, signal });
      } finally {
        calls.delete(call.id);
      }
    },

    async start(call) {
      const signal = begin(call);
      try {
        const stream = findVerb(await engine(), call.name)(call.request, { ...call.context, signal });
        if (!signal.aborted) streams.set(call.id, readBatches(stream as AsyncIterable<unknown>));
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

type AnyVerb = (request: unknown, context: CallContext) => unknown;

/** The verb of that name: `research.search` is `engine.research.search`, `ask.stream` is `engine.ask`. */
export function findVerb(engine: Engine, name: OperationName): AnyVerb {
  const [area, verb] = name.split(".") as [string, string];
  const found = getOwnProperty(engine, area);
  const called = typeof found === "function" ? found : getOwnProperty(found, verb);
  if (typeof called === "function") return called as AnyVerb;
  throw new EngineError("route_not_found", `The engine has no verb ${name}.`);
}

function getOwnProperty(holder: unknown, name: string): unknown {
  return typeof holder === "object" && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Record<string, unknown>)[name]
    : undefined;
}
