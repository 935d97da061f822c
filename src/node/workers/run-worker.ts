import { EngineError } from "../../errors.ts";
import type { SharedServices } from "../server/open-service.ts";
import type { RunningServer } from "../server/start-server.ts";
import type { MainMessage, StartError, WorkerMessage } from "./messages.ts";
import { createRemoteLedger } from "./remote-ledger.ts";
import { createWorkerMetrics } from "./worker-metrics.ts";

/** The server of a worker process. */
export interface WorkerServer extends Pick<RunningServer, "url" | "close"> {
  /** What the main process wants to know of it, as JSON. */
  readonly description?: object;
}

/**
 * Runs a worker process: starts its server for the settings of the main process, whose ledger it uses, and ends when it is
 * told to, or when the main process ends.
 */
export function runWorker<Settings>(
  startServer: (settings: Settings, shared: SharedServices) => Promise<WorkerServer>,
): void {
  const send = (message: WorkerMessage) => process.connected && process.send?.(message);
  const ledger = createRemoteLedger((calls) => send({ kind: "calls", calls }));
  const metrics = createWorkerMetrics((message) => void send(message));
  let server: WorkerServer | undefined;

  async function start(settings: Settings): Promise<void> {
    try {
      const shared = { ledger, limitRate: ledger.limitRate, shareMetrics: metrics.share, ownsProcess: true };
      server = await startServer(settings, shared);
      send({ kind: "ready", url: server.url, description: server.description });
    } catch (error) {
      process.send?.({ kind: "failed", error: toStartError(error) }, () => process.exit(1));
    }
  }

  async function stop(): Promise<void> {
    await server?.close();
    process.exit(0);
  }

  process.on("message", (message: MainMessage) => {
    if (message.kind === "results") ledger.receive(message.results);
    metrics.receive(message);
    if (message.kind === "ping") send({ kind: "pong" });
    if (message.kind === "start") void start(message.settings as Settings);
    if (message.kind === "stop") void stop();
  });
  send({ kind: "hello" });
  process.on("disconnect", () => process.exit(1));
  // Ctrl-C reaches every process of the terminal; the main process ends this one in order.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
}

function toStartError(error: unknown): StartError {
  if (error instanceof EngineError) {
    const { code, message, details } = error;
    return { known: { code, message, details } };
  }
  return { system: { ...(error as object), message: error instanceof Error ? error.message : String(error) } };
}
