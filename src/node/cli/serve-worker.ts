import { createCallForwarder } from "../heavy/forward-calls.ts";
import { startHeavyServer } from "../heavy/start-heavy-server.ts";
import { type ServerOptions, startServerWith } from "../server/start-server.ts";
import { runWorker } from "../workers/run-worker.ts";
import { createCallLogger, type LogFormat } from "./output/call-logger.ts";
import { describeCorpus } from "./output/describe-corpus.ts";
import { writeLine } from "./output/terminal.ts";
import { warmEngine } from "./warm-engine.ts";

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
  /** Whether the main process limits the rate of calls: otherwise no call asks it. */
  readonly isRateLimited: boolean;
  /** Whether this process tells the main one what the greeting states. */
  readonly isDescribing: boolean;
  /** Paths of the sockets on which the processes for heavy calls listen. */
  readonly heavySockets: readonly string[];
  /** The one of this process, if it is one of them; else null. */
  readonly ownSocket: string | null;
}

const terminal = { stdout: process.stdout, stderr: process.stderr };

runWorker(async (settings: WorkerSettings, { limitRate, ...services }) => {
  const { log, heavySockets, ownSocket, isRateLimited, isDescribing, ...values } = settings;
  const options = {
    ...values,
    onCall: createCallLogger(log, terminal),
    onError: (error: unknown, requestId: string) =>
      writeLine(terminal.stderr, `error in request ${requestId}: ${String(error)}`),
  };
  if (ownSocket !== null) {
    const { corpus, keys, strict, appUrl, onCall, onError } = options;
    return startHeavyServer({ socket: ownSocket, corpus, keys, strict, appUrl, onCall, onError }, services);
  }
  const forwardHeavyCall = createCallForwarder(heavySockets);
  const shared = { ...services, forwardHeavyCall, ...(isRateLimited && { limitRate }) };
  const server = await startServerWith(options, shared);
  await warmEngine(server.engine);
  return isDescribing ? { ...server, description: await describeCorpus(server.engine) } : server;
});
