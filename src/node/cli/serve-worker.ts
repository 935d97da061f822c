import type { ServerOptions } from "../server/start-server.ts";
import { runWorker } from "../workers/run-worker.ts";
import { createCallLogger, type LogFormat } from "./output/call-logger.ts";
import { writeLine } from "./output/terminal.ts";

/** Settings of a worker of `headnote serve`: the options that are values. */
export interface WorkerSettings
  extends Pick<
    ServerOptions,
    "port" | "host" | "keys" | "strict" | "shareCorpus" | "cors" | "allowHosts" | "appUrl" | "latencyMs"
  > {
  /** Path of the corpus file, or the paths of several to serve as one. */
  readonly corpus: string | readonly string[];
  readonly log: LogFormat;
}

const terminal = { stdout: process.stdout, stderr: process.stderr };

runWorker(
  ({ log, ...options }: WorkerSettings): ServerOptions => ({
    ...options,
    onCall: createCallLogger(log, terminal),
    onError: (error, requestId) => writeLine(terminal.stderr, `error in request ${requestId}: ${String(error)}`),
  }),
);
