import { existsSync, readFileSync } from "node:fs";

const COUNTER = "/proc/thread-self/schedstat";
const isCounted = existsSync(COUNTER);

/**
 * Milliseconds that this thread has spent at work: what others do on the machine does not count. Where the system does
 * not tell, the time of day.
 */
export function readThreadTimeMs(): number {
  return isCounted ? Number(readFileSync(COUNTER, "utf8").split(" ")[0]) / 1e6 : performance.now();
}
