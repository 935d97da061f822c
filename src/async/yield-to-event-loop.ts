/**
 * Resolves after the other tasks that are ready have run. Long work is cut into slices with this between them, so that it
 * delays no one and ends soon after its caller gave up.
 * @throws the signal's reason, once it is aborted
 */
export async function yieldToEventLoop(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resume) => {
    // A message, because browsers delay nested timers by 4 ms.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(null);
  });
  signal?.throwIfAborted();
}
