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

/** Turns of the event loop and milliseconds in which items are collected: an idle process ends its turns at once. */
const COLLECTED_TURNS = 4;
const COLLECTED_MS = 8;

/**
 * Creates a function that sends items together, once in some turns of the event loop: a message between processes costs
 * about as much as the calls that it carries, and wakes a process that answers nothing else.
 */
export function createBatch<Item>(send: (items: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  let turns = 0;
  let began = 0;

  function endTurn(): void {
    turns++;
    if (turns < COLLECTED_TURNS && performance.now() - began < COLLECTED_MS) {
      setImmediate(endTurn);
      return;
    }
    const items = waiting;
    waiting = [];
    send(items);
  }

  return (item) => {
    waiting.push(item);
    if (waiting.length > 1) return;
    turns = 0;
    began = performance.now();
    setImmediate(endTurn);
  };
}
