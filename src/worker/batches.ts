import { yieldToEventLoop } from "../async/yield-to-event-loop.ts";

/** Items of a stream that are sent together, because a message costs more than an item. */
export interface Batch<Item = unknown> {
  readonly items: readonly Item[];
  readonly done: boolean;
}

/** Reads a stream in batches. */
export interface BatchReader<Item> {
  /** Returns at least one item, with those that are ready too. Throws what the stream throws, after its last items. */
  next(): Promise<Batch<Item>>;
  /** Ends the stream; its `finally` runs. */
  cancel(): Promise<void>;
}

const MAX_BATCH_ITEMS = 64;

/** Creates a reader of an async iterable. It reads at most one item ahead. */
export function readBatches<Item>(iterable: AsyncIterable<Item>): BatchReader<Item> {
  const iterator = iterable[Symbol.asyncIterator]();
  let coming: Promise<IteratorResult<Item>> | undefined;

  function ask(): Promise<IteratorResult<Item>> {
    coming ??= iterator.next();
    return coming;
  }

  return {
    async next() {
      const items: Item[] = [];
      const first = await ask();
      coming = undefined;
      if (first.done) return { items, done: true };
      items.push(first.value);
      const yielded = yieldToEventLoop().then(() => undefined);
      while (items.length < MAX_BATCH_ITEMS) {
        const next = await Promise.race([ask().catch(() => undefined), yielded]);
        // Not ready, or failed: the next call awaits it.
        if (next === undefined) break;
        coming = undefined;
        if (next.done) return { items, done: true };
        items.push(next.value);
      }
      return { items, done: false };
    },

    async cancel() {
      coming?.catch(() => undefined);
      await iterator.return?.();
    },
  };
}

/** Creates an async iterable from batches that are fetched one after the other. */
export function fromBatches<Item>(
  start: () => Promise<void>,
  fetchNext: () => Promise<Batch<Item>>,
  cancel: () => void,
): AsyncIterableIterator<Item> {
  let started: Promise<void> | undefined;
  let ended = false;
  let queue: readonly Item[] = [];
  let at = 0;
  let last = false;
  const end = { done: true, value: undefined } as const;

  async function advance(): Promise<IteratorResult<Item>> {
    try {
      started ??= start();
      await started;
      while (at === queue.length && !last && !ended) {
        const batch = await fetchNext();
        [queue, at, last] = [batch.items, 0, batch.done];
      }
    } catch (error) {
      ended = true;
      throw error;
    }
    if (ended || at === queue.length) {
      ended = true;
      return end;
    }
    return { done: false, value: queue[at++]! };
  }

  // Calls of `next` may overlap; items keep their order.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    next() {
      const mine = turn.then(() => (ended ? end : advance()));
      turn = mine.catch(() => undefined);
      return mine;
    },
    // Ends at once, even while `next` is pending.
    async return() {
      if (!ended) {
        ended = true;
        if (started !== undefined) cancel();
      }
      return end;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
