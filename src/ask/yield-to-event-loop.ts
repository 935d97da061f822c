/**
 * Gives whatever else waits its turn. Retrieval is cut into slices with this between them, so that a long answer keeps
 * nobody waiting and ends soon after nobody wants it any more.
 * @throws the signal's reason, once it is aborted
 */
export async function yieldToEventLoop(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
  signal?.throwIfAborted();
}

/** What a promise gives, or the signal's reason as soon as it is aborted, whatever the promise does. */
export async function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
