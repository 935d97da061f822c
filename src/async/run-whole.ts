/** Runs work that is cut into slices to its end, without a turn of the event loop, and returns its result. */
export function runWhole<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
