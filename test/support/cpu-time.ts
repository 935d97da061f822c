import { readFileSync } from "node:fs";

/**
 * Returns the processor time that this process has used, in milliseconds. A limit on it holds however busy the machine is,
 * as one on elapsed time does not.
 */
export function readCpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Returns the processor time that this thread has used, in milliseconds; where the system does not tell (Linux does), that
 * of the process, which includes the collection of garbage and the compiler.
 */
export function readThreadCpuTime(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return readCpuTime();
  }
}

/** Returns the result of work, and the longest processor time between two turns of the event loop meanwhile, in ms. */
export async function measureLongestSlice<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly sliceMs: number }> {
  let sliceMs = 0;
  let isOver = false;
  let since = { cpu: readThreadCpuTime(), wall: performance.now() };
  const endTurn = () => {
    const now = { cpu: readThreadCpuTime(), wall: performance.now() };
    sliceMs = Math.max(sliceMs, Math.min(now.cpu - since.cpu, now.wall - since.wall));
    since = now;
    if (!isOver) setImmediate(endTurn);
  };
  setImmediate(endTurn);
  const result = await work().finally(() => {
    isOver = true;
  });
  return { result, sliceMs };
}
