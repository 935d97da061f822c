import { existsSync, readdirSync, rmSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";
import { listen, stopServer } from "../server/listen.ts";
import { openServiceWith, type ServiceOptions, type SharedServices } from "../server/open-service.ts";
import type { RunningServer } from "../server/start-server.ts";

/** Options of a server of heavy calls. */
export interface HeavyServerOptions extends Omit<ServiceOptions, "cors" | "rateLimit" | "latencyMs"> {
  /** Path of the socket to listen on. */
  readonly socket: string;
  readonly appUrl: string;
  /** Milliseconds that `close` waits for running calls. Default 10,000. */
  readonly graceMs?: number;
}

/**
 * Answers the heavy calls of the other processes of a server, which have checked the connection and the rate. It has a
 * lower priority than they, so that a call that takes seconds never delays one that takes a millisecond.
 */
export async function startHeavyServer(
  { socket, graceMs = 10_000, ...options }: HeavyServerOptions,
  shared: SharedServices,
): Promise<Pick<RunningServer, "url" | "close">> {
  lowerPriority();
  // A process that was killed leaves its socket behind.
  if (process.platform !== "win32") rmSync(socket, { force: true });
  const service = await openServiceWith(options, { ...shared, isForwarded: true });
  const server = await listen(service.fetch, { path: socket }, shared.ownsProcess);
  return {
    url: socket,
    async close() {
      await stopServer(server, graceMs);
      await service.close();
    },
  };
}

/**
 * By how much the priority is lower than that of the server: under full load the process still has about a quarter of a
 * core, where 10 would leave it a tenth and its callers without an answer.
 */
const PRIORITY_STEP = 5;

function lowerPriority(): void {
  try {
    const priority = Math.min(getPriority() + PRIORITY_STEP, constants.priority.PRIORITY_LOW);
    setPriority(priority);
    for (const thread of listThreads()) setPriority(thread, priority);
  } catch {
    // A system may forbid it; then all processes have one priority.
  }
}

/** Lists the threads of this process on Linux, where each has a priority of its own: those that collect garbage too. */
function listThreads(): number[] {
  const folder = "/proc/self/task";
  return existsSync(folder) ? readdirSync(folder).map(Number) : [];
}
