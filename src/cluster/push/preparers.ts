import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CaseDocumentReader } from "../documents/case-documents.ts";
import { type IndexFamily, type PreparedCases, type PrepareRequest, prepareCases } from "./prepare-cases.ts";

/** What a thread must know to prepare documents. */
export interface PrepareSettings extends IndexFamily {
  readonly path: string;
}

/** Prepares documents of cases, some requests at the same time. */
export interface Preparers {
  /** Number of requests that are prepared at the same time. */
  readonly count: number;
  prepare(request: PrepareRequest): Promise<PreparedCases>;
  close(): Promise<void>;
}

/** More threads than this prepare more than a cluster takes. */
const MAX_THREADS = 8;

/** Prepares documents in this thread. */
export function createPreparer(documents: CaseDocumentReader, names: IndexFamily): Preparers {
  return {
    count: 1,
    prepare: async (request) => prepareCases(documents, names, request),
    close: async () => undefined,
  };
}

type Answer = { readonly prepared: PreparedCases } | { readonly error: unknown };

/** Starts threads that prepare documents. @param threads default: one per core, at most 8 */
export function startPreparers(settings: PrepareSettings, threads?: number): Preparers {
  const count = threads ?? Math.min(MAX_THREADS, availableParallelism());
  const workers = Array.from({ length: count }, () => startThread(settings));
  const idle = [...workers];
  const waiting: ((worker: Worker) => void)[] = [];

  const take = () => {
    const worker = idle.pop();
    return worker ? Promise.resolve(worker) : new Promise<Worker>((resolve) => waiting.push(resolve));
  };
  const release = (worker: Worker) => {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  };

  return {
    count,
    async prepare(request) {
      const worker = await take();
      try {
        return await ask(worker, request);
      } finally {
        release(worker);
      }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Loader of TypeScript that a checkout has. */
const LOADER = "tsx/esm/api";

/** An installation runs JavaScript; a checkout needs a loader, which a thread does not get from its parent. */
function startThread(workerData: PrepareSettings): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./prepare-worker.js", import.meta.url), { workerData });
  const entry = JSON.stringify(new URL("./prepare-worker.ts", import.meta.url).href);
  const load = `import(${JSON.stringify(LOADER)}).then(({ register }) => (register(), import(${entry})));`;
  return new Worker(load, { eval: true, workerData });
}

function ask(worker: Worker, request: PrepareRequest): Promise<PreparedCases> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      worker.off("message", onMessage);
      worker.off("error", onError);
    };
    const onMessage = (answer: Answer) => {
      finish();
      if ("prepared" in answer) resolve(answer.prepared);
      else reject(answer.error);
    };
    const onError = (error: unknown) => {
      finish();
      reject(error);
    };
    worker.on("message", onMessage);
    worker.on("error", onError);
    worker.postMessage(request);
  });
}
