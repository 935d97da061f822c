import { buildEngine } from "../contract/build-engine.ts";
import type { CallContext, Engine, EngineOf } from "../contract/engine.ts";
import { listOperations, type NamedVerb, type Operation, type Operations } from "../contract/operations/operation.ts";
import { VERB_NAMES } from "../contract/operations/verb-names.ts";
import { isValidated } from "../contract/request/read-request.ts";
import { EngineError } from "../errors.ts";
import { fromBatches } from "./batches.ts";
import { type PeerConnection, watchPeer } from "./peer-connection.ts";
import { type Endpoint, toOpenArguments, type WireCall, wrapEngine } from "./wire.ts";
import type { LoadProgress, WorkerSettings } from "./worker-settings.ts";

/** Options of {@link connect}; every field is optional. */
export interface ConnectOptions {
  /** Which engine to open, if the worker leaves that to the page. */
  readonly settings?: WorkerSettings;
  /** Receives the progress of opening. */
  readonly onProgress?: (progress: LoadProgress) => void;
}

/** Options of {@link connect} for an engine with other operations. */
export interface CustomConnectOptions<Given extends Operations> extends ConnectOptions {
  /** The operations of the exposed engine. */
  readonly operations: Given;
}

/** An engine that runs elsewhere. Calls may be made at once; they wait until it is open. */
export interface ConnectedEngine extends Engine, Connected {}

/** The state of a connection. */
export interface Connected {
  /** Resolves when the engine is open. Rejects with the error that kept it from opening. */
  readonly ready: Promise<void>;
}

/**
 * Connects a page to the engine that a worker exposes. The caller creates the worker and terminates it: calls that are
 * pending then, or are made later, fail with `corpus_unavailable`.
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
export function connect(endpoint: Endpoint, options?: ConnectOptions): ConnectedEngine;
/** Connects a page to an engine with other operations. */
export function connect<const Given extends Operations>(
  endpoint: Endpoint,
  options: CustomConnectOptions<Given>,
): EngineOf<NoInfer<Given>> & Connected;
/** Connects a page to an engine, by default one with the operations of this package. */
export function connect(endpoint: Endpoint, options?: ConnectOptions): object {
  return connectEngine(endpoint, options).engine;
}

// Counted for all connections together: two to one worker must not take each other's calls for their own.
let nextCallId = 0;

/** A connection that this side can end. */
export interface EngineConnection {
  readonly engine: ConnectedEngine;
  /** Fails all pending and later calls with the error. */
  lose(error: EngineError): void;
}

/** Connects as {@link connect} does. */
export function connectEngine(
  endpoint: Endpoint,
  { settings, onProgress, operations }: ConnectOptions & { readonly operations?: Operations } = {},
): EngineConnection {
  const remote = wrapEngine(endpoint);
  const peer = watchPeer(endpoint);
  const connection = { remote, peer };
  const ready = peer.awaitAnswer(() => remote.open(...toOpenArguments(settings, onProgress)));
  // Calls report the failure too; no one has to handle `ready`.
  ready.catch(() => undefined);
  const engine = buildEngine(
    operations === undefined ? VERB_NAMES : listOperations(operations),
    (named) => (named.streams ? createStream(connection, named) : createVerb(connection, named)),
    async () => {
      await peer.awaitAnswer(() => remote.close());
      peer.disconnect(new EngineError("corpus_unavailable", "The engine was closed."));
    },
  );
  return { engine: { ...(engine as unknown as Engine), ready }, lose: peer.disconnect };
}

/** A verb, with its operation if the caller gave the operations. */
type CalledVerb = NamedVerb & { readonly operation?: Operation };

interface Connection {
  readonly remote: ReturnType<typeof wrapEngine>;
  readonly peer: PeerConnection;
}

function createVerb({ remote, peer }: Connection, named: CalledVerb) {
  return async (request?: unknown, context: CallContext = {}): Promise<unknown> => {
    const call = toWireCall(named, request, context);
    const stopForwarding = forwardAbort(remote, call.id, context.signal);
    return peer.awaitAnswer(() => remote.call(call), context.signal).finally(stopForwarding);
  };
}

function createStream({ remote, peer }: Connection, named: CalledVerb) {
  return (request?: unknown, context: CallContext = {}): AsyncIterable<unknown> => {
    const call = toWireCall(named, request, context);
    const { signal } = context;
    let stopForwarding = () => {};
    return fromBatches(
      () => {
        stopForwarding = forwardAbort(remote, call.id, signal);
        return peer.awaitAnswer(() => remote.start(call), signal);
      },
      async () => {
        try {
          const batch = await peer.awaitAnswer(() => remote.next(call.id), signal);
          if (batch.done) stopForwarding();
          return batch;
        } catch (error) {
          stopForwarding();
          throw error;
        }
      },
      () => {
        stopForwarding();
        void remote.abort(call.id);
      },
    );
  };
}

function toWireCall({ name, operation }: CalledVerb, request: unknown, { signal, ...context }: CallContext): WireCall {
  const validated = operation !== undefined && isValidated(operation.request, request);
  return { id: nextCallId++, name, request, isValidated: validated, context };
}

/** Passes an abort on until the returned function is called. */
function forwardAbort(remote: Connection["remote"], id: number, signal: AbortSignal | undefined): () => void {
  const pass = () => void remote.abort(id);
  signal?.addEventListener("abort", pass);
  return () => signal?.removeEventListener("abort", pass);
}
