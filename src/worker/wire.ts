import { type Endpoint, proxy, type Remote, type TransferHandler, transfer, transferHandlers, wrap } from "comlink";
import type { CallContext } from "../contract/engine.ts";
import type { OperationName } from "../contract/operations.ts";
import { EngineError, type ErrorCode, type ErrorDetails } from "../errors.ts";
import type { Progress, WorkerSettings } from "./settings.ts";
import type { Batch } from "./stream.ts";

export { type Endpoint, expose as exposeObject } from "comlink";

/** A call as it crosses. `id` is its own on its connection; the signal stays behind and crosses as `abort(id)`. */
export interface WireCall {
  readonly id: number;
  readonly name: OperationName;
  readonly request: unknown;
  readonly context: Omit<CallContext, "signal">;
}

/** What one side offers the other: few functions, whatever verbs an engine has. */
export interface WireEngine {
  /** Resolves when the engine is open; `settings` say which, where that is the page's to say. */
  open(settings?: WorkerSettings, onProgress?: (progress: Progress) => void): Promise<void>;
  call(call: WireCall): Promise<unknown>;
  /** Begins a stream; its items are fetched with `next`. */
  start(call: WireCall): Promise<void>;
  next(id: number): Promise<Batch>;
  /** Ends a call or a stream early. */
  abort(id: number): void;
  close(): Promise<void>;
}

/** Verbs that answer as a stream. */
export const STREAMED: ReadonlySet<OperationName> = new Set(["ask.stream"]);

/** The other side's functions, over anything that messages can be sent through. */
export function wrapEngine(endpoint: Endpoint): Remote<WireEngine> {
  keepErrors();
  return wrap<WireEngine>(endpoint);
}

/** Settings whose corpus is handed over instead of copied, and a callback that can be called from the other side. */
export function openArguments(
  settings: WorkerSettings | undefined,
  onProgress: ((progress: Progress) => void) | undefined,
): Parameters<WireEngine["open"]> {
  const corpus = settings?.corpus;
  const buffer = corpus instanceof Uint8Array ? corpus.buffer : corpus;
  return [
    settings && buffer instanceof ArrayBuffer ? transfer(settings, [buffer]) : settings,
    onProgress && proxy(onProgress),
  ];
}

/** Comlink keeps an error's message alone. This keeps the code and details of ours, and leaves others as they are. */
export function keepErrors(): void {
  const original = transferHandlers.get("throw");
  if (original === undefined || original === handler) return;
  handler = {
    canHandle: original.canHandle as (thrown: unknown) => thrown is Thrown,
    serialize(thrown: Thrown) {
      if (!(thrown.value instanceof EngineError)) return original.serialize(thrown);
      const { code, message, details } = thrown.value;
      return [{ engineError: { code, message, details } }, []];
    },
    deserialize(crossed: unknown) {
      const { engineError } = crossed as { readonly engineError?: CrossedError };
      if (engineError === undefined) return original.deserialize(crossed);
      throw new EngineError(engineError.code, engineError.message, engineError.details);
    },
  };
  transferHandlers.set("throw", handler);
}

let handler: TransferHandler<unknown, unknown> | undefined;

interface Thrown {
  readonly value: unknown;
}

interface CrossedError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: ErrorDetails;
}
