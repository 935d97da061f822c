/** Runs work that is done in slices to its end and returns its result. */
export function runSlices<Result>(work: Generator<void, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
