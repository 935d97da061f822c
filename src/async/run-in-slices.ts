import { yieldToEventLoop } from "./yield-to-event-loop.ts";

/** Milliseconds of work after which other tasks run. A turn costs about 0.02 ms, and other callers wait one slice each. */
const SLICE_MS = 5;

/**
 * Runs work that is cut into slices, and yields to the event loop when the slices since the last turn took a few
 * milliseconds. Work may therefore be cut as finely as it likes.
 * @throws the signal's reason, once it is aborted
 */
export async function runInSlices<Result>(
  work: Generator<void, Result> | AsyncGenerator<void, Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    const { done, value } = step instanceof Promise ? await step : step;
    if (done === true) return value;
    if (performance.now() - began < SLICE_MS) continue;
    await yieldToEventLoop(signal);
    began = performance.now();
  }
}

/** Converts items one after another; yields to the event loop as {@link runInSlices} does. */
export function mapInSlices<Item, Result>(
  items: readonly Item[],
  convert: (item: Item, index: number) => Result,
  signal?: AbortSignal,
): Promise<Result[]> {
  return runInSlices(convertInSlices(items, convert), signal);
}

function* convertInSlices<Item, Result>(
  items: readonly Item[],
  convert: (item: Item, index: number) => Result,
): Generator<void, Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(convert(item, index));
    yield;
  }
  return results;
}
