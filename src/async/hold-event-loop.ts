/** The longest delay of a timer. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Holds the event loop open until a promise settles that the loop knows nothing of, such as the compilation of a
 * WebAssembly module. In a process that does nothing else Node's loop would end, and Node waits at its end for every
 * compilation in the background, those included that only make code faster later.
 */
export async function holdEventLoop<Result>(promise: Promise<Result>): Promise<Result> {
  const timer = setInterval(() => {}, MAX_DELAY_MS);
  try {
    return await promise;
  } finally {
    clearInterval(timer);
  }
}
