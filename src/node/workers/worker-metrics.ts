import type { ProcessMetrics } from "../../cluster/metrics/call-metrics.ts";
import type { MainMessage, WorkerMessage } from "./messages.ts";

/** Reads the metrics of this process. */
export type ReadMetrics = () => Promise<ProcessMetrics>;

/** Exchanges metrics with the other worker processes, through the main one. */
export interface WorkerMetrics {
  /** Gives the metrics of this process; returns the reader of those of all. */
  share(read: ReadMetrics): () => Promise<readonly ProcessMetrics[]>;
  /** Receives a message of the main process. */
  receive(message: MainMessage): void;
}

/** Creates the exchange of a worker process. */
export function createWorkerMetrics(send: (message: WorkerMessage) => void): WorkerMetrics {
  const waiting = new Map<number, (all: readonly ProcessMetrics[]) => void>();
  let readOwn: ReadMetrics = async () => [];
  let lastId = 0;
  return {
    share(read) {
      readOwn = read;
      return () =>
        new Promise((resolve) => {
          const id = ++lastId;
          waiting.set(id, resolve);
          send({ kind: "ask-metrics", id });
        });
    },
    receive(message) {
      if (message.kind === "read-metrics")
        void readOwn().then((metrics) => send({ kind: "metrics", id: message.id, metrics }));
      if (message.kind !== "all-metrics") return;
      waiting.get(message.id)?.(message.all);
      waiting.delete(message.id);
    },
  };
}

/** Milliseconds after which a worker process that does not report its metrics is left out. */
const MAX_WAIT_MS = 2000;

/** Collects the metrics of worker processes, in the main one. */
export interface MetricsHost<Worker> {
  /** Receives a message of a worker. */
  receive(from: Worker, message: WorkerMessage): void;
}

/** Creates the collector. @param workers those that run now */
export function createMetricsHost<Worker>(
  workers: ReadonlySet<Worker>,
  send: (to: Worker, message: MainMessage) => void,
): MetricsHost<Worker> {
  const collecting = new Map<number, (from: Worker, metrics: ProcessMetrics) => void>();
  let lastId = 0;

  function collect(asker: Worker, askedAs: number): void {
    const id = ++lastId;
    const missing = new Set(workers);
    const all: ProcessMetrics[] = [];
    const finish = () => {
      clearTimeout(timer);
      if (collecting.delete(id)) send(asker, { kind: "all-metrics", id: askedAs, all });
    };
    const timer = setTimeout(finish, MAX_WAIT_MS);
    collecting.set(id, (from, metrics) => {
      all.push(metrics);
      missing.delete(from);
      if (missing.size === 0) finish();
    });
    for (const worker of workers) send(worker, { kind: "read-metrics", id });
  }

  return {
    receive(from, message) {
      if (message.kind === "ask-metrics") collect(from, message.id);
      if (message.kind === "metrics") collecting.get(message.id)?.(from, message.metrics);
    },
  };
}
