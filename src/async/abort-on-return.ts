/**
 * Starts an iteration whose `return()` also aborts the work. A generator's own `return()` waits until the pending `next()`
 * settles; here the abort makes that happen soon. `next()` resolves as done once `return()` was called.
 * @param start receives a signal that aborts on `return()` or when `signal` aborts
 */
export function abortOnReturn<Item>(
  start: (signal: AbortSignal) => AsyncGenerator<Item, void>,
  signal?: AbortSignal,
): AsyncIterableIterator<Item> {
  const ending = new AbortController();
  const items = start(signal ? AbortSignal.any([signal, ending.signal]) : ending.signal);
  const unlessEnded = (error: unknown): IteratorResult<Item, void> => {
    if (ending.signal.aborted) return DONE;
    throw error;
  };
  return {
    next: () => items.next().catch(unlessEnded),
    async return() {
      ending.abort();
      await items.return().catch(unlessEnded);
      return DONE;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const DONE = { done: true, value: undefined } as const;
