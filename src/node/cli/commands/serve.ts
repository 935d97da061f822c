import { Command, Option } from "commander";
import type { RateLimit } from "../../../http/rate-limiter.ts";
import { openServedCluster } from "../../server/served-cluster.ts";
import { DEVELOPMENT_KEY, readKeyFile } from "../../server/server-keys.ts";
import { type ServerOptions, startServer } from "../../server/start-server.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import {
  collectKey,
  formatKey,
  parseClock,
  parsePort,
  parseRateLimit,
  type SecretKey,
} from "../options/serve-values.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { createCallLogger, LOG_FORMATS, type LogFormat } from "../output/call-logger.ts";
import { printGreeting } from "../output/print-greeting.ts";
import { createProgressReporter } from "../output/progress-reporter.ts";
import { type Terminal, writeLine } from "../output/terminal.ts";
import { createOpenSearchOption } from "./cluster.ts";

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
  readonly cors: boolean;
  readonly rate?: RateLimit;
  readonly log: LogFormat;
  readonly latency: number;
  readonly seed?: number;
  readonly clock?: number;
  readonly control?: boolean;
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
      `an account and its key, repeatable (default: ${formatKey(DEVELOPMENT_KEY)})`,
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
    .option("--no-cors", "refuse calls from web pages of other origins")
    .option("--rate <calls/seconds>", "refuse calls beyond this rate, per account, with status 429", parseRateLimit)
    .addOption(new Option("--log <format>", "one line per call, on stderr").choices(LOG_FORMATS).default("text"))
    .option("--latency <ms>", "delay every answer by this time", parseWholeNumberBetween(0, 600_000), 0)
    .option("--seed <number>", "generate the same ids after every start", parseWholeNumberBetween(0, 2 ** 32 - 1))
    .option(
      "--clock <time>",
      "stop the clock at this time, ISO 8601; with --seed, answers are the same byte for byte",
      parseClock,
    )
    .option("--control", "serve /__control/ without a key: reset, credits, faults, recorded requests, another corpus")
    .action((flags: ServeFlags) => runServer(flags, terminal));
}

async function runServer(flags: ServeFlags, terminal: Terminal): Promise<void> {
  const hashedKeys = flags.keys === undefined ? undefined : readKeyFile(flags.keys);
  // A ledger that servers share contains the keys: none is made up at a start.
  const secretKeys = flags.key ?? (hashedKeys || flags.postgres ? [] : [DEVELOPMENT_KEY]);
  const cluster = await openServedCluster(flags);
  const server = await startServer({
    ...toServerOptions(flags, terminal),
    keys: [...secretKeys, ...(hashedKeys ?? [])],
    cluster,
  });
  await printGreeting(server, secretKeys[0]?.secret ?? "<API_KEY>", terminal);
  await waitForStopSignal();
  await server.close();
}

function toServerOptions(flags: ServeFlags, terminal: Terminal): ServerOptions {
  const { corpus, port, host, journal, strict, shareCorpus, rate, latency, seed, clock, control } = flags;
  return {
    corpus: corpus.length === 1 ? corpus[0] : corpus,
    port,
    host,
    journal,
    strict,
    shareCorpus,
    seed,
    control,
    cors: flags.cors ? "*" : [],
    rateLimit: rate,
    latencyMs: latency,
    now: clock === undefined ? undefined : () => clock,
    onUnionProgress: createProgressReporter(terminal).report,
    onNotice: (sentence) => writeLine(terminal.stderr, sentence),
    onCall: createCallLogger(flags.log, terminal),
    onError: (error, requestId) => writeLine(terminal.stderr, `error in request ${requestId}: ${String(error)}`),
  };
}

function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}
