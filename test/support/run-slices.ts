/** What work that is done in slices comes to, all slices at once. */
export function runSlices<Result>(work: Generator<void, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
