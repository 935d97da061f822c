import { createTurnQueue } from "./turns.ts";

const waitForTurn = createTurnQueue();

/**
 * Resolves after the other tasks that are ready have run. Long work is cut into slices with this between them, so that it
 * delays no one and ends soon after its caller gave up.
 * @throws the signal's reason, once it is aborted
 */
export async function yieldToEventLoop(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await waitForTurn();
  signal?.throwIfAborted();
}
