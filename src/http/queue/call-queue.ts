import { EngineError } from "../../errors.ts";

/** Limits of the heavy calls of one process. */
export interface QueueLimits {
  /** Heavy calls that run at the same time. Default 1: each may take hundreds of megabytes. */
  readonly running?: number;
  /** Heavy calls that wait. Default 16; further ones are refused at once. */
  readonly waiting?: number;
  /** Milliseconds that a call waits before it is refused. Default 10,000. */
  readonly waitMs?: number;
}

/** Lets few heavy calls run at a time. */
export interface CallQueue {
  /**
   * Waits for its turn. Returns a function that ends the turn; calling it again has no effect.
   * @throws EngineError `overloaded` if too many calls wait, or if this one waited too long; the reason of the signal
   */
  enter(signal: AbortSignal): Promise<() => void>;
}

/**
 * Creates a queue for heavy calls, in the order in which they arrive. Without it, many of them that arrive together take
 * the memory of all at once and make light calls wait.
 */
export function createCallQueue({ running = 1, waiting = 16, waitMs = 10_000 }: QueueLimits = {}): CallQueue {
  const queue = new Set<() => void>();
  let active = 0;

  function beginTurn(): () => void {
    active++;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      active--;
      const [next] = queue;
      next?.();
    };
  }

  return {
    async enter(signal) {
      signal.throwIfAborted();
      if (active < running && queue.size === 0) return beginTurn();
      if (queue.size >= waiting) throw createOverloadedError();
      return new Promise((resolve, reject) => {
        const leave = () => {
          queue.delete(start);
          clearTimeout(timer);
          signal.removeEventListener("abort", abort);
        };
        const start = () => {
          leave();
          resolve(beginTurn());
        };
        const abort = () => {
          leave();
          reject(signal.reason);
        };
        const timer = setTimeout(() => {
          leave();
          reject(createOverloadedError());
        }, waitMs);
        signal.addEventListener("abort", abort);
        queue.add(start);
      });
    },
  };
}

function createOverloadedError(): EngineError {
  return new EngineError("overloaded", "Too many heavy calls wait already. Try again later; nothing was debited.");
}
