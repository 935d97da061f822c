import type { CallContext, Engine } from "../contract/engine.ts";
import type { OperationName } from "../contract/operations/operations.ts";
import { buildEngine, type EngineVerbs } from "../engine/build-engine.ts";
import { EngineError } from "../errors.ts";
import { fromBatches } from "./batches.ts";
import { watchPeer } from "./peer-connection.ts";
import { type Endpoint, STREAMED_OPERATIONS, toOpenArguments, type WireCall, wrapEngine } from "./wire.ts";
import type { LoadProgress, WorkerSettings } from "./worker-settings.ts";

/** How a page connects; every field may be left out. */
export interface ConnectOptions {
  /** Which engine to open, where the worker leaves that to the page. */
  readonly settings?: WorkerSettings;
  /** Is told how far opening has come. */
  readonly onProgress?: (progress: LoadProgress) => void;
}

/** An engine that runs elsewhere. Calls may be made at once; they wait until it is open. */
export interface ConnectedEngine extends Engine {
  /** Resolves when the engine is open. Rejects with what kept it from opening. */
  readonly ready: Promise<void>;
}

/**
 * Page side: the engine that a worker exposes. The caller makes the worker and ends it: calls that are under way then,
 * or come later, fail with `corpus_unavailable`.
 * Errors are the same `EngineError`s, streams cross in batches and end by `return()`, a signal's abort is passed on.
 * @param endpoint a `Worker`, or a `MessagePort` that leads to one
 *
 * @example
 * ```ts
 * import { connect } from "headnote/worker";
 *
 * const worker = new Worker(new URL("./engine.worker.js", import.meta.url), { type: "module" });
 * const engine = connect(worker, { settings: { corpus: { name: "starter", url: "/starter.sqlite" } } });
 * const { data } = await engine.citations.resolve({ citation: "347 U.S. 483" });
 * await engine.close();
 * ```
 */
export function connect(endpoint: Endpoint, options: ConnectOptions = {}): ConnectedEngine {
  return connectEngine(endpoint, options).engine;
}

// Counted for all connections together: two to one worker must not take each other's calls for their own.
let nextCallId = 0;

/** As `connect`; `lose` ends whatever waits for the other side, and all calls that are still to come. */
export function connectEngine(
  endpoint: Endpoint,
  { settings, onProgress }: ConnectOptions = {},
): { readonly engine: ConnectedEngine; lose(error: EngineError): void } {
  const remote = wrapEngine(endpoint);
  const { awaitAnswer: answered, disconnect } = watchPeer(endpoint);

  function wireCall(name: OperationName, request: unknown, { signal, ...context }: CallContext): WireCall {
    return { id: nextCallId++, name, request, context };
  }

  /** Passes the abort on until the work is over. */
  function forwardAbort(id: number, signal: AbortSignal | undefined): () => void {
    const pass = () => void remote.abort(id);
    signal?.addEventListener("abort", pass);
    return () => signal?.removeEventListener("abort", pass);
  }

  function verb(name: OperationName) {
    return async (request?: unknown, context: CallContext = {}): Promise<unknown> => {
      const call = wireCall(name, request, context);
      const over = forwardAbort(call.id, context.signal);
      return answered(() => remote.call(call), context.signal).finally(over);
    };
  }

  function stream(name: OperationName) {
    return (request?: unknown, context: CallContext = {}): AsyncIterable<unknown> => {
      const call = wireCall(name, request, context);
      const { signal } = context;
      let over = () => {};
      return fromBatches(
        () => {
          over = forwardAbort(call.id, signal);
          return answered(() => remote.start(call), signal);
        },
        async () => {
          try {
            const batch = await answered(() => remote.next(call.id), signal);
            if (batch.done) over();
            return batch;
          } catch (error) {
            over();
            throw error;
          }
        },
        () => {
          over();
          void remote.abort(call.id);
        },
      );
    };
  }

  const ready = answered(() => remote.open(...toOpenArguments(settings, onProgress)));
  // Whoever calls a verb is told too; nobody has to look at `ready`.
  ready.catch(() => undefined);

  const verbs = new Proxy({} as EngineVerbs, {
    get: (_, name: OperationName) => (STREAMED_OPERATIONS.has(name) ? stream(name) : verb(name)),
  });
  const close = async () => {
    await answered(() => remote.close());
    disconnect(new EngineError("corpus_unavailable", "The engine was closed."));
  };
  return { engine: { ...buildEngine(verbs, close), ready }, lose: disconnect };
}
