import { availableParallelism } from "node:os";
import { Command, Option } from "commander";
import { EngineError } from "../../../errors.ts";
import type { AllowedOrigins } from "../../../http/allowed-origins.ts";
import type { RateLimit } from "../../../http/rate-limiter.ts";
import { createSecret, DEVELOPMENT_KEY, readKeyFile, type ServerKey } from "../../server/server-keys.ts";
import type { RunningServer, ServerOptions } from "../../server/start-server.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { createOpenSearchOption } from "../options/opensearch-option.ts";
import {
  collectKey,
  collectOrigin,
  collectText,
  parseAppUrl,
  parseClock,
  parsePort,
  parseRateLimit,
  type SecretKey,
} from "../options/serve-values.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { createCallLogger, LOG_FORMATS, type LogFormat } from "../output/call-logger.ts";
import type { CorpusDescription } from "../output/describe-corpus.ts";
import { printGreeting } from "../output/print-greeting.ts";
import { createUnionReporter } from "../output/progress-reporter.ts";
import { type Terminal, writeLine } from "../output/terminal.ts";
import { serveWithWorkers, type WorkersOptions } from "../serve-with-workers.ts";

interface ServeFlags {
  readonly corpus: readonly string[];
  readonly port: number;
  readonly host: string;
  readonly key?: readonly SecretKey[];
  readonly keys?: string;
  readonly journal?: string;
  readonly opensearch?: string;
  readonly prefix: string;
  readonly postgres?: string;
  readonly strict?: boolean;
  readonly shareCorpus?: boolean;
  readonly cors?: readonly string[] | boolean;
  readonly allowHost?: readonly string[];
  readonly appUrl?: string;
  readonly rate?: RateLimit;
  readonly log: LogFormat;
  readonly latency: number;
  readonly seed?: number;
  readonly clock?: number;
  readonly control?: boolean;
  readonly controlToken?: string;
  readonly workers?: number;
}

/** Creates `headnote serve`. */
export function createServeCommand(terminal: Terminal): Command {
  return new Command("serve")
    .description("Serve /api/v1 and the research app on this machine, from one corpus or several as one.")
    .addOption(createCorpusOption())
    .option("-p, --port <number>", "port to listen on; 0 selects a free one", parsePort, 4600)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option(
      "--key <name:secret:credits>",
      "an account and its key, repeatable (default: account dev with a random key, which is printed)",
      collectKey,
    )
    .option("--keys <file>", "accounts and the hashes of their keys, as headnote keys new prints them")
    .option("--journal <file>", "keep balances in this file, through restarts and crashes")
    .addOption(createOpenSearchOption())
    .option("--prefix <name>", "first part of the names of the indices in the search cluster", "headnote")
    .addOption(
      new Option("--postgres <url>", "keep accounts, keys and balances in PostgreSQL").env("HEADNOTE_POSTGRES_URL"),
    )
    .option("--strict", "refuse requests with fields that the contract does not define")
    .option("--share-corpus", "let the research app in the browser download the corpus without a key")
    .option(
      "--cors <origin>",
      "let the pages of this origin call, in addition to those of this machine; repeatable, * for all",
      collectOrigin,
    )
    .option("--no-cors", "refuse calls from web pages of other origins, those of this machine included")
    .option(
      "--allow-host <name>",
      "another name by which the server is reached, for instance behind a proxy; repeatable",
      collectText,
    )
    .option("--app-url <url>", "address under which readers open the research app, for links in answers", parseAppUrl)
    .option("--rate <calls/seconds>", "refuse calls beyond this rate, per account, with status 429", parseRateLimit)
    .addOption(new Option("--log <format>", "one line per call, on stderr").choices(LOG_FORMATS).default("text"))
    .option("--latency <ms>", "delay every answer by this time", parseWholeNumberBetween(0, 600_000), 0)
    .option("--seed <number>", "generate the same ids after every start", parseWholeNumberBetween(0, 2 ** 32 - 1))
    .option(
      "--clock <time>",
      "stop the clock at this time, ISO 8601; with --seed, answers are the same byte for byte",
      parseClock,
    )
    .option("--control", "serve /__control/: reset, credits, faults, recorded requests, other corpora")
    .option("--control-token <token>", "token that /__control/ requires (default: a random one, which is printed)")
    .option(
      "--workers <number>",
      "processes that answer, beside those for heavy calls (default: one per core; a single one with --control, --seed, --clock or a cluster)",
      parseWholeNumberBetween(1, 64),
    )
    .action((flags: ServeFlags) => runServer(flags, terminal));
}

async function runServer(flags: ServeFlags, terminal: Terminal): Promise<void> {
  const hashedKeys = flags.keys === undefined ? undefined : readKeyFile(flags.keys);
  // A ledger that servers share contains the keys: none is made up at a start.
  const hasKeys = hashedKeys !== undefined || flags.postgres !== undefined;
  const secretKeys = flags.key ?? (hasKeys ? [] : [{ ...DEVELOPMENT_KEY, secret: createSecret() }]);
  const keys = [...secretKeys, ...(hashedKeys ?? [])];
  const count = countWorkers(flags);
  const server =
    count === 1
      ? await serveHere(flags, keys, terminal)
      : await serveWithWorkers({ ...toWorkersOptions(flags, terminal), count, keys });
  printGreeting(server, server.description, terminal);
  await waitForStopSignal();
  await server.close();
}

/** Serves in this process. What that needs is loaded here: the process beside workers, which serves nothing, stays small. */
async function serveHere(
  flags: ServeFlags,
  keys: readonly ServerKey[],
  terminal: Terminal,
): Promise<RunningServer & { readonly description: CorpusDescription }> {
  const { openServedCluster } = await import("../../server/served-cluster.ts");
  const { startServerWith } = await import("../../server/start-server.ts");
  const { describeCorpus } = await import("../output/describe-corpus.ts");
  const cluster = await openServedCluster(flags);
  const server = await startServerWith({ ...toServerOptions(flags, terminal), keys }, { cluster, ownsProcess: true });
  return { ...server, description: await describeCorpus(server.engine) };
}

function toServerOptions(flags: ServeFlags, terminal: Terminal): ServerOptions {
  const { corpus, port, host, journal, strict, shareCorpus, rate, latency, seed, clock, control, appUrl } = flags;
  return {
    corpus: corpus.length === 1 ? corpus[0] : corpus,
    port,
    host,
    journal,
    strict,
    shareCorpus,
    seed,
    control,
    controlToken: control ? (flags.controlToken ?? createSecret()) : undefined,
    appUrl,
    allowHosts: flags.allowHost,
    cors: toAllowedOrigins(flags.cors),
    rateLimit: rate,
    latencyMs: latency,
    now: clock === undefined ? undefined : () => clock,
    onUnionProgress: createUnionReporter(terminal).report,
    onNotice: (sentence) => writeLine(terminal.stderr, sentence),
    onCall: createCallLogger(flags.log, terminal),
    onError: (error, requestId) => writeLine(terminal.stderr, `error in request ${requestId}: ${String(error)}`),
  };
}

/**
 * Returns the number of processes. What tests order and repeat is the state of one; servers of a cluster are started one
 * by one.
 */
function countWorkers({ workers, control, seed, clock, opensearch, postgres }: ServeFlags): number {
  const isOfTest = control === true || seed !== undefined || clock !== undefined;
  const isOfCluster = opensearch !== undefined || postgres !== undefined;
  const isSingle = isOfTest || isOfCluster;
  if (isSingle && workers !== undefined && workers > 1) {
    const message = "--control, --seed, --clock, --opensearch and --postgres need one process. Leave out --workers.";
    throw new EngineError("validation_failed", message);
  }
  return isSingle ? 1 : (workers ?? availableParallelism());
}

function toWorkersOptions(flags: ServeFlags, terminal: Terminal): Omit<WorkersOptions, "count" | "keys"> {
  const { corpus, port, host, journal, strict, shareCorpus, rate, latency, appUrl, allowHost, log } = flags;
  const cors = toAllowedOrigins(flags.cors);
  return {
    settings: {
      corpus: corpus.length === 1 ? corpus[0]! : corpus,
      port,
      host,
      strict,
      shareCorpus,
      cors,
      allowHosts: allowHost,
      appUrl,
      latencyMs: latency,
      log,
    },
    journal,
    rateLimit: rate,
    onNotice: (sentence) => writeLine(terminal.stderr, sentence),
    onUnionProgress: createUnionReporter(terminal).report,
  };
}

function toAllowedOrigins(flag: ServeFlags["cors"]): AllowedOrigins {
  if (flag === false) return [];
  if (flag === undefined || flag === true) return ["loopback"];
  return flag.includes("*") ? "*" : ["loopback", ...flag];
}

function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}
