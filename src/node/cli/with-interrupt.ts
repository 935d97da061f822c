/**
 * Runs work that Ctrl-C aborts; a second Ctrl-C ends the process at once.
 * @param describe returns what the interruption has left, as the message of the error
 * @throws DOMException `AbortError` if the work was interrupted
 */
export async function withInterrupt<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  describe: () => string,
): Promise<Result> {
  const controller = new AbortController();
  const onInterrupt = () => controller.abort();
  process.once("SIGINT", onInterrupt);
  try {
    return await work(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    throw new DOMException(describe(), "AbortError");
  } finally {
    process.removeListener("SIGINT", onInterrupt);
  }
}
