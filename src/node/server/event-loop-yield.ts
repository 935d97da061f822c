/**
 * Creates a function that yields to the event loop and resumes its callers one per turn, in order. Without it, the work of
 * all requests that arrive together is done in one turn, and streams, heartbeats and health checks wait for the last one.
 */
export function createEventLoopYield(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let next = 0;

  function begin(): void {
    waiting[next++]!();
    if (next < waiting.length) {
      setImmediate(begin);
      return;
    }
    waiting.length = 0;
    next = 0;
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(begin);
    });
}
