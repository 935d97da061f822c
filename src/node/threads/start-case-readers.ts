import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { EngineError } from "../../errors.ts";
import type { CaseReaderSettings, CaseReaders } from "../../ingest/projections/case-readings.ts";
import { type PackedReadings, unpackReadings } from "./packed-readings.ts";

/** What a thread must know to read cases. */
export interface CaseReaderThreadSettings extends CaseReaderSettings {
  /** Path of the corpus under construction, whose records are written. */
  readonly path: string;
}

/** Ordinals of cases, `to` exclusive. */
export interface ReadRequest {
  readonly from: number;
  readonly to: number;
}

/** What a thread answers to a request. */
export type ReadAnswer = { readonly readings: PackedReadings } | { readonly failure: string };

/** Memory of a build without threads, and of each thread. */
const MAIN_BYTES = 640 * 2 ** 20;
const THREAD_BYTES = 160 * 2 ** 20;
/** More threads than this read faster than one thread stores. */
const MAX_THREADS = 6;
/** Bounds of what V8 keeps of a thread before it collects: the texts of one judgment at a time. */
const YOUNG_GENERATION_MIB = 16;

/**
 * Starts threads that read the opinions of cases, as many as there are cores and memory for.
 * @param memoryBytes of the whole build
 * @param cores default: those that the process may use
 * @returns null if there is no memory for two
 */
export function startCaseReaders(
  settings: CaseReaderThreadSettings,
  memoryBytes: number,
  cores = availableParallelism(),
): CaseReaders | null {
  const affordable = Math.floor((memoryBytes - MAIN_BYTES) / THREAD_BYTES);
  const count = Math.min(MAX_THREADS, cores, affordable);
  if (count < 2) return null;
  const threads = Array.from({ length: count }, () => openThread(settings));
  let next = 0;
  return {
    count,
    read: async (from, to) => unpackReadings(await threads[next++ % count]!.ask({ from, to })),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface Thread {
  /** Requests are answered in their order. */
  ask(request: ReadRequest): Promise<PackedReadings>;
  close(): Promise<unknown>;
}

interface Waiting {
  resolve(readings: PackedReadings): void;
  reject(error: unknown): void;
}

function openThread(settings: CaseReaderThreadSettings): Thread {
  const worker = startThread(settings);
  const waiting: Waiting[] = [];
  let failed: EngineError | undefined;
  const fail = (error: EngineError) => {
    failed ??= error;
    for (const { reject } of waiting.splice(0)) reject(failed);
  };
  worker.on("message", (answer: ReadAnswer) => {
    if ("readings" in answer) waiting.shift()!.resolve(answer.readings);
    else waiting.shift()!.reject(toReadError(answer.failure));
  });
  worker.on("error", (error) => fail(toReadError(error)));
  worker.on("exit", () => fail(toReadError("it ended")));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (failed !== undefined) return reject(failed);
        waiting.push({ resolve, reject });
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}

/** Returns the error of a build one of whose threads failed; it is none of the input, so that the build can be continued. */
function toReadError(failure: unknown): EngineError {
  const reason = failure instanceof Error ? failure.message : String(failure);
  return new EngineError(
    "internal",
    `A thread that reads cases failed: ${reason.replace(/\.$/, "")}. Repeat the build with --resume; if it fails again, with more --memory.`,
    {},
    failure,
  );
}

/** Loader of TypeScript that a checkout has. */
const LOADER = "tsx/esm/api";

/** An installation runs JavaScript; a checkout needs a loader, which a thread does not get from its parent. */
function startThread(workerData: CaseReaderThreadSettings): Worker {
  const options = {
    workerData,
    // Those of this process may concern its own script.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MIB },
  };
  if (!import.meta.url.endsWith(".ts")) return new Worker(new URL("./case-reader-thread.js", import.meta.url), options);
  const entry = JSON.stringify(new URL("./case-reader-thread.ts", import.meta.url).href);
  const load = `import(${JSON.stringify(LOADER)}).then(({ register }) => (register(), import(${entry})));`;
  return new Worker(load, { eval: true, ...options });
}
