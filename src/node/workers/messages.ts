import type { ProcessMetrics } from "../../cluster/metrics/call-metrics.ts";
import type { WireError } from "../../errors.ts";

/** A call of a worker process to the ledger of the main process. */
export type LedgerCall = readonly [id: number, method: string, args: readonly unknown[]];

/** The result of a call: its value, or its error. */
export type LedgerResult = readonly [id: number, value: unknown, error?: WireError];

/** Why a worker could not start: an `EngineError`, or an error of the system with its fields. */
export interface StartError {
  readonly known?: WireError;
  readonly system?: { readonly message: string; readonly code?: string; readonly [field: string]: unknown };
}

/** What a worker process sends. */
export type WorkerMessage =
  /** It listens to messages: those that were sent before are lost. */
  | { readonly kind: "hello" }
  | { readonly kind: "ready"; readonly url: string; readonly description?: object | undefined }
  | { readonly kind: "failed"; readonly error: StartError }
  | { readonly kind: "pong" }
  /** It wants the metrics of all workers. */
  | { readonly kind: "ask-metrics"; readonly id: number }
  | { readonly kind: "metrics"; readonly id: number; readonly metrics: ProcessMetrics }
  | { readonly kind: "calls"; readonly calls: readonly LedgerCall[] };

/** What the main process sends. */
export type MainMessage =
  | { readonly kind: "start"; readonly settings: unknown }
  | { readonly kind: "ping" }
  | { readonly kind: "stop" }
  | { readonly kind: "read-metrics"; readonly id: number }
  | { readonly kind: "all-metrics"; readonly id: number; readonly all: readonly ProcessMetrics[] }
  | { readonly kind: "results"; readonly results: readonly LedgerResult[] };

/**
 * Creates a function that sends items together, once per turn of the event loop: a message between processes costs about
 * as much as the call that it carries.
 */
export function createBatch<Item>(send: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  return (item) => {
    waiting.push(item);
    if (waiting.length > 1) return;
    setImmediate(() => {
      const items = waiting;
      waiting = [];
      send(items);
    });
  };
}
