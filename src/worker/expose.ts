import type { Engine } from "../contract/engine.ts";
import type { Operations } from "../contract/operations/operation.ts";
import { OPERATIONS } from "../contract/operations/operations.ts";
import { EngineError } from "../errors.ts";
import { holdLockWhileAlive } from "./peer-liveness.ts";
import { serveCalls } from "./serve-calls.ts";
import { type Endpoint, exposeObject, installErrorTransfer, type WireEngine } from "./wire.ts";
import type { LoadProgress, WorkerSettings } from "./worker-settings.ts";

/** Options of {@link expose}; every field is optional. */
export interface ExposeOptions {
  /** Source of the calls. Default: the page that created this worker. */
  readonly endpoint?: Endpoint;
  /** Further objects that the other side may call, by name. */
  readonly services?: Readonly<Record<string, object>>;
  /** The operations of the engine; default: those of this package. */
  readonly operations?: Operations;
}

/** Opens the engine that a page asks for. */
export type OpenEngine = (settings: WorkerSettings, onProgress: (progress: LoadProgress) => void) => Promise<Engine>;

/**
 * Answers the pages that `connect` to this worker. Call it while the worker's script runs for the first time, because
 * earlier messages are lost.
 * @param source an engine, open or being opened, or a function that opens one by the settings of the first page
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 * import { connect, expose } from "headnote/worker";
 *
 * const { port1, port2 } = new MessageChannel();
 * expose(openEngine(openStarterCorpus()), { endpoint: port2 });
 * const engine = connect(port1);
 * const { data } = await engine.citations.resolve({ citation: "347 U.S. 483" });
 * console.log(data.caseName); // Brown v. Board of Education
 * await engine.close();
 * port1.close();
 * ```
 */
export function expose(
  source: Engine | Promise<Engine> | OpenEngine,
  { endpoint = getWorkerScope(), services = {}, operations = OPERATIONS }: ExposeOptions = {},
): void {
  installErrorTransfer();
  const opened = typeof source === "function" ? openOnDemand(source) : fromEngine(source);
  const { abortAll: _, ...wire } = createWireEngine(opened, operations);
  exposeObject({ ...services, ...wire }, endpoint);
}

/**
 * Exposes an engine to one further side; it stays open when that side closes its end.
 * @returns ends the calls that run
 */
export function exposeToPeer(
  endpoint: Endpoint,
  engine: () => Promise<Engine>,
  operations: Operations = OPERATIONS,
): () => void {
  installErrorTransfer();
  const source = { engine, open: async () => void (await engine()), close: async () => undefined };
  const { abortAll, ...wire } = createWireEngine(source, operations);
  exposeObject(wire, endpoint);
  return abortAll;
}

/** An engine that may still be opening. */
interface EngineSource extends Pick<WireEngine, "open" | "close"> {
  engine(): Promise<Engine>;
}

function createWireEngine(
  { engine, open, close }: EngineSource,
  operations: Operations,
): WireEngine & { abortAll(): void } {
  return {
    ...serveCalls(engine, operations),
    open,
    close,
    holdLock: holdLockWhileAlive,
    attach(port) {
      const abortAll = exposeToPeer(port, engine, operations);
      port.addEventListener("close", abortAll);
    },
  };
}

function fromEngine(source: Engine | Promise<Engine>): EngineSource {
  return {
    engine: async () => source,
    open: async () => void (await source),
    close: async () => (await source).close(),
  };
}

function openOnDemand(openEngine: OpenEngine): EngineSource {
  let opening: Promise<Engine> | undefined;

  async function engine(): Promise<Engine> {
    if (opening === undefined) throw new EngineError("corpus_unavailable", "No corpus has been opened here yet.");
    return opening;
  }

  return {
    engine,
    async open(settings, onProgress = () => undefined) {
      if (settings !== undefined) {
        if (opening !== undefined) throw new EngineError("internal", "This worker has opened its engine already.");
        opening = openEngine(settings, onProgress);
      }
      await engine();
    },
    close: async () => (await engine()).close(),
  };
}

function getWorkerScope(): Endpoint {
  return globalThis as unknown as Endpoint;
}
