import {
  type Endpoint as ComlinkEndpoint,
  proxy,
  type Remote,
  type TransferHandler,
  transfer,
  transferHandlers,
  wrap,
} from "comlink";
import type { CallContext } from "../contract/engine.ts";
import { EngineError, restoreError, type WireError } from "../errors.ts";
import type { Batch } from "./batches.ts";
import type { LoadProgress, StoredCorpus, WorkerSettings } from "./worker-settings.ts";

export { expose as exposeObject, type Remote } from "comlink";

/** One end of a connection: a worker, a message port, or an object with the same methods. */
export type Endpoint = ComlinkEndpoint;

/** A call as it is sent. `id` is unique on the connection; the signal is sent as `abort(id)`. */
export interface WireCall {
  readonly id: number;
  /** `area.verb` */
  readonly name: string;
  readonly request: unknown;
  /** True if this side validated the request already. */
  readonly isValidated: boolean;
  readonly context: Omit<CallContext, "signal">;
}

/** The functions that one side offers the other, whatever verbs an engine has. */
export interface WireEngine {
  /** Resolves when the engine is open; `settings` select it if the page decides that. */
  open(settings?: WorkerSettings, onProgress?: (progress: LoadProgress) => void): Promise<void>;
  call(call: WireCall): Promise<unknown>;
  /** Begins a stream; its items are fetched with `next`. */
  start(call: WireCall): Promise<void>;
  next(id: number): Promise<Batch>;
  /** Ends a call or a stream early. */
  abort(id: number): void;
  close(): Promise<void>;
  /** Answers calls on a further port too, for example those of a service worker. */
  attach(port: MessagePort): void;
  /** Takes a lock for as long as this side lives, so that the other side can detect its end; false if it cannot. */
  holdLock(lock: string): Promise<boolean>;
}

/** Returns the other side's functions. */
export function wrapEngine(endpoint: Endpoint): Remote<WireEngine> {
  return wrapOnce(endpoint) as unknown as Remote<WireEngine>;
}

/** Returns an object that the other side offers in addition to its engine. */
export function wrapService<Service>(endpoint: Endpoint, name: string): Remote<Service> {
  return (wrapOnce(endpoint) as unknown as Readonly<Record<string, Remote<Service>>>)[name]!;
}

/** Opens another port to the engine at the other end, to be transferred. */
export function openPort(endpoint: Endpoint): MessagePort {
  const { port1, port2 } = new MessageChannel();
  void wrapEngine(endpoint).attach(transfer(port1, [port1]));
  return port2;
}

/** Kept as long as the endpoint: when its last proxy is collected, comlink closes the other side for good. */
const remotes = new WeakMap<Endpoint, Remote<unknown>>();

function wrapOnce(endpoint: Endpoint): Remote<unknown> {
  installErrorTransfer();
  const known = remotes.get(endpoint) ?? wrap(endpoint);
  remotes.set(endpoint, known);
  return known;
}

/**
 * Returns settings whose corpus is transferred instead of copied and whose addresses are absolute, and a callback that
 * the other side can call.
 */
export function toOpenArguments(
  settings: WorkerSettings | undefined,
  onProgress: ((progress: LoadProgress) => void) | undefined,
): Parameters<WireEngine["open"]> {
  const progress = proxyCallback(onProgress);
  if (settings === undefined) return [settings, progress];
  const { corpus, wasmUrl } = settings;
  const isBytes = corpus instanceof ArrayBuffer || ArrayBuffer.isView(corpus);
  const absolute = {
    ...settings,
    wasmUrl: toAbsoluteUrl(wasmUrl),
    corpus: isBytes ? corpus : toAbsoluteCorpora(corpus),
  };
  const buffer = isBytes && (ArrayBuffer.isView(corpus) ? corpus.buffer : corpus);
  return [buffer instanceof ArrayBuffer ? transfer(absolute, [buffer]) : absolute, progress];
}

function toAbsoluteCorpora(corpus: StoredCorpus | readonly StoredCorpus[]): StoredCorpus | readonly StoredCorpus[] {
  const toAbsolute = (one: StoredCorpus): StoredCorpus => {
    const url = toAbsoluteUrl(one.url);
    return { ...one, ...(url !== undefined && { url }) };
  };
  return "name" in corpus ? toAbsolute(corpus) : corpus.map(toAbsolute);
}

/** Returns a function that the other side can call. Its errors are thrown on this side. */
export function proxyCallback<Value>(run: ((value: Value) => void) | undefined): ((value: Value) => void) | undefined {
  return (
    run &&
    proxy((value: Value) => {
      try {
        run(value);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    })
  );
}

/** Returns an absolute address: a worker resolves relative ones by its script, not by the page. */
export function toAbsoluteUrl<Url extends string | undefined>(url: Url): Url {
  const base = globalThis.location?.href;
  return (url === undefined || base === undefined ? url : new URL(url, base).href) as Url;
}

/** Makes comlink transfer the code and details of an `EngineError`; otherwise it transfers the message only. */
export function installErrorTransfer(): void {
  const original = transferHandlers.get("throw");
  if (original === undefined || original === errorTransferHandler) return;
  errorTransferHandler = {
    canHandle: original.canHandle as (thrown: unknown) => thrown is ThrownValue,
    serialize(thrown: ThrownValue) {
      if (!(thrown.value instanceof EngineError)) return original.serialize(thrown);
      const { code, message, details } = thrown.value;
      return [{ engineError: { code, message, details } }, []];
    },
    deserialize(crossed: unknown) {
      const { engineError } = crossed as { readonly engineError?: WireError };
      if (engineError === undefined) return original.deserialize(crossed);
      throw restoreError(engineError, "The engine failed.");
    },
  };
  transferHandlers.set("throw", errorTransferHandler);
}

let errorTransferHandler: TransferHandler<unknown, unknown> | undefined;

interface ThrownValue {
  readonly value: unknown;
}
