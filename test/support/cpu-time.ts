/**
 * Returns the processor time that this process has used, in milliseconds. A limit on it holds however busy the machine is,
 * as one on elapsed time does not.
 */
export function readCpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
