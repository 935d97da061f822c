import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { EngineError } from "../errors.ts";

/** Watches the resident memory of the process while a build runs. */
export interface MemoryLimit {
  /** Aborts when the caller's signal does, or when the limit is exceeded. */
  readonly signal: AbortSignal;
  /**
   * Returns the error that ends the build: for one that this limit has ended, with the remedy.
   * @param folder of the scratch from which the build can be continued; null if it cannot be
   */
  explain(error: unknown, folder: string | null): unknown;
  /** Ends the watch. */
  stop(): void;
}

/** Milliseconds between two measurements. */
const INTERVAL_MS = 100;
/** The share of the limit above which what is no longer used is released at once. */
const COLLECTION_SHARE = 0.75;
/** Milliseconds between two collections. */
const MIN_COLLECTION_INTERVAL_MS = 1000;
/** The least limit, in bytes: Node, the engine, SQLite and the smallest buffers of a build. */
export const MIN_BUILD_MEMORY_BYTES = 2 ** 28;
/** What a process holds before it builds: Node, the engine and SQLite. */
const FRESH_PROCESS_BYTES = 160 * 2 ** 20;

/**
 * Limits the resident memory of the process. V8 collects garbage when it likes to; near the limit it is made to, and if
 * that does not suffice, `signal` aborts.
 * @param requested the limit in bytes, at least {@link MIN_BUILD_MEMORY_BYTES}; what the process holds now beyond a fresh process is added to it
 */
export function limitMemory(requested: number, signal?: AbortSignal): MemoryLimit {
  const bytes = Math.max(requested, MIN_BUILD_MEMORY_BYTES);
  const limit = bytes + Math.max(0, process.memoryUsage.rss() - FRESH_PROCESS_BYTES);
  const exceeded = new AbortController();
  let reached = 0;
  let collectedAt = Number.NEGATIVE_INFINITY;

  function measure(): void {
    let held = process.memoryUsage.rss();
    if (held < COLLECTION_SHARE * limit) return;
    const now = performance.now();
    if (held > limit || now - collectedAt > MIN_COLLECTION_INTERVAL_MS) {
      collectGarbage();
      collectedAt = now;
      held = process.memoryUsage.rss();
    }
    if (held <= limit || exceeded.signal.aborted) return;
    reached = held;
    exceeded.abort(new EngineError("validation_failed", "The build needs more memory than it may use."));
  }

  const timer = setInterval(measure, INTERVAL_MS);
  timer.unref();
  return {
    signal: signal ? AbortSignal.any([signal, exceeded.signal]) : exceeded.signal,
    explain(error, folder) {
      if (!exceeded.signal.aborted || error !== exceeded.signal.reason) return error;
      const more = formatMebibytes(2 * bytes);
      const remedy =
        folder === null
          ? `Repeat it with more, for instance --memory ${more}.`
          : `Repeat its command with --resume and more, for instance --memory ${more}: it continues from ${folder}.`;
      return new EngineError(
        "validation_failed",
        `The build needs more memory than the ${formatMebibytes(bytes)} of --memory: it held ${formatMebibytes(reached - limit + bytes)}. ${remedy}`,
      );
    },
    stop: () => clearInterval(timer),
  };
}

function formatMebibytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20)}M`;
}

let collect: (() => void) | undefined;

/** Collects garbage; Node offers this to scripts only if a flag of V8 is set. */
function collectGarbage(): void {
  if (collect === undefined) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as () => void;
    setFlagsFromString("--no-expose-gc");
  }
  collect();
}
