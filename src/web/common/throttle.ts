/** Returns a function that calls `action` at most once per interval, at once, and drops the other calls. */
export function throttle<Value>(action: (value: Value) => void, intervalMs: number): (value: Value) => void {
  let lastCall = Number.NEGATIVE_INFINITY;
  return (value) => {
    const now = performance.now();
    if (now - lastCall < intervalMs) return;
    lastCall = now;
    action(value);
  };
}
