import { createCallForwarder } from "../heavy/forward-calls.ts";
import { startHeavyServer } from "../heavy/start-heavy-server.ts";
import { type ServerOptions, startServerWith } from "../server/start-server.ts";
import { runWorker } from "../workers/run-worker.ts";
import { createCallLogger, type LogFormat } from "./output/call-logger.ts";
import { writeLine } from "./output/terminal.ts";

/** Settings of a worker of `headnote serve`: the options that are values. */
export interface WorkerSettings
  extends Pick<
    ServerOptions,
    "port" | "host" | "keys" | "strict" | "shareCorpus" | "cors" | "allowHosts" | "latencyMs"
  > {
  /** Path of the corpus file, or the paths of several to serve as one. */
  readonly corpus: string | readonly string[];
  readonly appUrl: string;
  readonly log: LogFormat;
  /** Path of the socket on which the processes for heavy calls listen. */
  readonly heavySocket: string;
  /** Whether this process is one of them. */
  readonly isHeavy: boolean;
}

const terminal = { stdout: process.stdout, stderr: process.stderr };

runWorker(({ log, heavySocket, isHeavy, ...values }: WorkerSettings, shared) => {
  const options = {
    ...values,
    onCall: createCallLogger(log, terminal),
    onError: (error: unknown, requestId: string) =>
      writeLine(terminal.stderr, `error in request ${requestId}: ${String(error)}`),
  };
  if (!isHeavy) return startServerWith(options, { ...shared, forwardHeavyCall: createCallForwarder(heavySocket) });
  const { corpus, keys, strict, appUrl, onCall, onError } = options;
  const { limitRate: _, ...services } = shared;
  return startHeavyServer({ socket: heavySocket, corpus, keys, strict, appUrl, onCall, onError }, services);
});
