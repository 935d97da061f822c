import cluster, { type Worker } from "node:cluster";
import { fileURLToPath } from "node:url";
import type { AccountLedger } from "../../credits/ledger.ts";
import { restoreError } from "../../errors.ts";
import { createLedgerHost } from "./ledger-host.ts";
import { createBatch, type LedgerResult, type MainMessage, type StartError, type WorkerMessage } from "./messages.ts";
import { createMetricsHost } from "./worker-metrics.ts";

/** Worker processes with the same settings. */
export interface WorkerGroup {
  readonly count: number;
  readonly settings: object;
  /** Whether garbage is collected more often, so that calls with much of it need less memory. Default false */
  readonly isFrugal?: boolean;
}

/** Options of {@link startWorkers}. */
export interface WorkerPoolOptions {
  /** Module that each worker process runs. */
  readonly entry: URL;
  /**
   * What each worker process is sent, as JSON, and how often it is started. A port must not be 0: a worker that replaces
   * the last one would get another.
   */
  readonly groups: readonly WorkerGroup[];
  readonly ledger: AccountLedger;
  /** Throws `rate_limited`. */
  readonly limitRate?: (account: string) => void;
  /** Receives a sentence about a worker that ended or hung. */
  readonly onNotice?: (sentence: string) => void;
  /** Milliseconds without an answer after which a worker is replaced. Default 30,000. */
  readonly hangMs?: number;
  /** Milliseconds that workers have to end their calls. Default 10,000. */
  readonly graceMs?: number;
}

/** Worker processes that listen on one address. */
export interface WorkerPool {
  /** Address of the first worker. */
  readonly url: string;
  /** What the first worker says of itself; undefined if it says nothing. */
  readonly description: object | undefined;
  /** Ends the workers when their calls have ended. */
  close(): Promise<void>;
}

/** Other runtimes do not know the flags of V8. */
const isNode = !("Bun" in globalThis || "Deno" in globalThis);

/**
 * A worker collects garbage with one thread besides its own, and new objects with its own alone: there is a worker per
 * core, and threads that wait for each other cost a request more than they save.
 */
const GARBAGE_FLAGS = isNode ? ["--no-parallel-scavenge", "--v8-pool-size=1"] : [];

/**
 * Garbage may take six tenths of what is in use, where it could take three times as much: what calls leave behind then
 * adds less to a worker. New objects have the 3 × 16 MB that V8 gives them: with half of it, a request takes 9% more
 * processor time.
 */
const HEAP_FLAGS = isNode ? ["--max-semi-space-size=16", "--heap-growing-percent=60"] : [];

/**
 * New objects have 3 × 4 MB, where V8 would give them 3 × 16, and garbage may take a tenth of what is in use, where it
 * could take several times as much: a heavy call takes up to a third more processor time.
 */
const FRUGAL_HEAP_FLAGS = isNode ? ["--max-semi-space-size=4", "--heap-growing-percent=10"] : [];

/**
 * Settings of glibc, which would else keep what a worker has freed: in pools of each thread, and in blocks whose least
 * size grows with what was freed last.
 */
const WORKER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "262144",
};

/** Milliseconds in which a worker must have opened the corpus. */
const START_MS = 120_000;

/** Milliseconds between two questions whether a worker still answers. */
const PING_MS = 2000;

/**
 * Starts worker processes that listen on one address and answer whole requests; only calls of the ledger reach this
 * process. A worker that ends or does not answer any more, whatever holds its event loop, is replaced.
 * @throws EngineError that a worker failed with when it was started
 */
export async function startWorkers(options: WorkerPoolOptions): Promise<WorkerPool> {
  const { groups, entry, onNotice, graceMs = 10_000 } = options;
  const exec = fileURLToPath(entry);
  // Workers of an installation run JavaScript; those of a checkout need its loader.
  const given = exec.endsWith(".ts") ? ["--import", "tsx"] : process.execArgv.filter((flag) => !flag.startsWith("-e"));
  const workers = new Set<Worker>();
  const metrics = createMetricsHost(workers, sendTo);
  let isClosing = false;
  let isEstablished = false;

  async function startWorker(group: WorkerGroup): Promise<Pick<WorkerPool, "url" | "description">> {
    const { settings, isFrugal = false } = group;
    const execArgv = [...given, ...GARBAGE_FLAGS, ...(isFrugal ? FRUGAL_HEAP_FLAGS : HEAP_FLAGS)];
    cluster.setupPrimary({ exec, execArgv, args: [], serialization: "json" });
    const worker = cluster.fork(WORKER_ENVIRONMENT);
    workers.add(worker);
    const started = serveWorker(worker, settings, options);
    worker.on("message", (message: WorkerMessage) => metrics.receive(worker, message));
    worker.once("exit", (code, signal) => {
      workers.delete(worker);
      if (isClosing || !isEstablished) return;
      onNotice?.(`A worker ended (${signal ?? code}) and is replaced.`);
      const restart = () => isClosing || startWorker(group).catch(() => undefined);
      setTimeout(restart, started.isReady() ? 100 : 1000);
    });
    return started.opened;
  }

  async function close(): Promise<void> {
    isClosing = true;
    const ended = [...workers].map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
    for (const worker of workers) sendTo(worker, { kind: "stop" });
    const deadline = setTimeout(() => {
      for (const worker of workers) worker.process.kill("SIGKILL");
    }, graceMs + 2000);
    await Promise.all(ended);
    clearTimeout(deadline);
  }

  try {
    const [first, ...others] = groups.flatMap((group) => Array.from({ length: group.count }, () => group));
    const opened = await startWorker(first!);
    await Promise.all(others.map(startWorker));
    isEstablished = true;
    return { ...opened, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Answers a worker's calls, and watches it until it ends. */
function serveWorker(
  worker: Worker,
  settings: object,
  { ledger, limitRate, onNotice, hangMs = 30_000 }: Omit<WorkerPoolOptions, "groups">,
) {
  const host = createLedgerHost(ledger, limitRate);
  const reply = createBatch((results: readonly LedgerResult[]) => sendTo(worker, { kind: "results", results }));
  let isReady = false;
  let answered = performance.now();
  const watchdog = setInterval(
    () => {
      if (performance.now() - answered > (isReady ? hangMs : Math.max(hangMs, START_MS))) {
        onNotice?.(`A worker has not answered for ${Math.round(hangMs / 1000)} s and is stopped.`);
        worker.process.kill("SIGKILL");
      } else sendTo(worker, { kind: "ping" });
    },
    Math.min(PING_MS, hangMs / 2),
  );

  const opened = new Promise<Pick<WorkerPool, "url" | "description">>((resolve, reject) => {
    worker.on("message", (message: WorkerMessage) => {
      answered = performance.now();
      if (message.kind === "calls") for (const call of message.calls) void host.call(call).then(reply);
      if (message.kind === "hello") sendTo(worker, { kind: "start", settings });
      if (message.kind === "failed") reject(restoreStartError(message.error));
      if (message.kind !== "ready") return;
      isReady = true;
      resolve({ url: message.url, description: message.description });
    });
    worker.once("exit", (code, signal) => {
      clearInterval(watchdog);
      host.close();
      reject(new Error(`A worker ended (${signal ?? code}) before it listened.`));
    });
  });
  return { opened, isReady: () => isReady };
}

function restoreStartError({ known, system }: StartError): Error {
  return known ? restoreError(known, "A worker failed.") : Object.assign(new Error(system?.message), system);
}

function sendTo(worker: Worker, message: MainMessage): void {
  if (worker.isConnected()) worker.send(message);
}
