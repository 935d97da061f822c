import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { EngineError, ERROR_CODES, type ErrorCode } from "../../errors.ts";
import type { CaseThreads } from "../../ingest/projections/build-threads.ts";
import { ThreadFault } from "./thread-fault.ts";

/** Ordinals of cases, `to` exclusive. */
export interface CaseRange {
  readonly from: number;
  readonly to: number;
}

/** What a thread answers to a range of cases. */
export type ThreadAnswer<Packed> = { readonly packed: Packed } | ThreadFailure;

/** Why a thread cannot answer. */
export interface ThreadFailure {
  readonly failure: string;
  /** That of an error which says what to do; absent for one that nobody expected. */
  readonly code?: ErrorCode;
}

/** What threads run, and with how much. */
export interface ThreadOptions<Packed, Result> {
  /** Name of the module of the thread, without its extension. */
  readonly entry: string;
  /** Passed to each thread. */
  readonly settings: unknown;
  /** Of the whole build. */
  readonly memoryBytes: number;
  /** Default: those that the process may use. */
  readonly cores?: number;
  unpack(packed: Packed): readonly Result[];
}

/** Memory of a build without threads, which may be more than it holds now, and of each thread. */
const MAIN_BYTES = 640 * 2 ** 20;
const THREAD_BYTES = 160 * 2 ** 20;
/** Memory that a thread needs at least, beyond what the process holds. */
const LEAST_THREAD_BYTES = 112 * 2 ** 20;
/** More threads than this compute faster than one thread stores. */
const MAX_THREADS = 6;
/** Bounds of what V8 keeps of a thread before it collects: the texts of one judgment at a time. */
const YOUNG_GENERATION_MIB = 16;

/**
 * Starts threads that compute something of each case, as many as there are cores and memory for.
 * @returns null if there is no memory for two
 */
export function startThreads<Packed, Result>({
  entry,
  settings,
  memoryBytes,
  cores = availableParallelism(),
  unpack,
}: ThreadOptions<Packed, Result>): CaseThreads<Result> | null {
  const planned = Math.floor((memoryBytes - MAIN_BYTES) / THREAD_BYTES);
  const left = Math.floor((memoryBytes - process.memoryUsage.rss()) / LEAST_THREAD_BYTES);
  const affordable = Math.min(planned, left);
  const count = Math.min(MAX_THREADS, cores, affordable);
  if (count < 2) return null;
  const threads = Array.from({ length: count }, () => openThread<Packed>(entry, settings));
  let next = 0;
  return {
    count,
    compute: async (from, to) => unpack(await threads[next++ % count]!.ask({ from, to })),
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface Thread<Packed> {
  /** Requests are answered in their order. */
  ask(range: CaseRange): Promise<Packed>;
  close(): Promise<unknown>;
}

interface Waiting<Packed> {
  resolve(packed: Packed): void;
  reject(error: unknown): void;
}

function openThread<Packed>(entry: string, settings: unknown): Thread<Packed> {
  const worker = startWorker(entry, settings);
  const waiting: Waiting<Packed>[] = [];
  let failed: EngineError | undefined;
  const fail = (error: EngineError) => {
    failed ??= error;
    for (const { reject } of waiting.splice(0)) reject(failed);
  };
  worker.on("message", (answer: ThreadAnswer<Packed>) => {
    if ("packed" in answer) waiting.shift()!.resolve(answer.packed);
    else waiting.shift()!.reject(toThreadError(answer));
  });
  worker.on("error", (error) => fail(toThreadError(describeFailure(error))));
  worker.on("exit", () => fail(toThreadError({ failure: "it ended" })));
  return {
    ask: (range) =>
      new Promise((resolve, reject) => {
        if (failed !== undefined) return reject(failed);
        waiting.push({ resolve, reject });
        worker.postMessage(range);
      }),
    close: () => worker.terminate(),
  };
}

/** Describes an error for another thread. */
export function describeFailure(error: unknown): ThreadFailure {
  const failure = error instanceof Error ? error.message : String(error);
  // An error that ended its thread is a copy, of no class of this one.
  const code = ERROR_CODES.find((one) => one === Object(error).code && one !== "internal");
  return code === undefined ? { failure } : { failure, code };
}

/** Returns the error of a build one of whose threads failed; it is none of the input, so that the build can be continued. */
function toThreadError({ failure, code = "internal" }: ThreadFailure): EngineError {
  const reason = failure.replace(/\.$/, "");
  return new EngineError(
    code,
    `A thread of the build failed: ${reason}. Repeat the build with --resume; if it fails again, with more --memory.`,
    {},
    new ThreadFault(failure),
  );
}

/** Loader of TypeScript that a checkout has. */
const LOADER = "tsx/esm/api";

/** An installation runs JavaScript; a checkout needs a loader, which a thread does not get from its parent. */
function startWorker(entry: string, workerData: unknown): Worker {
  const options = {
    workerData,
    // Those of this process may concern its own script.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MIB },
  };
  if (!import.meta.url.endsWith(".ts")) return new Worker(new URL(`./${entry}.js`, import.meta.url), options);
  const module = JSON.stringify(new URL(`./${entry}.ts`, import.meta.url).href);
  const load = `import(${JSON.stringify(LOADER)}).then(({ register }) => (register(), import(${module})));`;
  return new Worker(load, { eval: true, ...options });
}
