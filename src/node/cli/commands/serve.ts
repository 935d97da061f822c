import { Command, InvalidArgumentError, Option } from "commander";
import type { RateLimit } from "../../../http/rate-limiter.ts";
import { DEVELOPMENT_KEY, readKeyFile, type ServerKey } from "../../server/server-keys.ts";
import { type RunningServer, startServer } from "../../server/start-server.ts";
import { createCorpusOption } from "../options/corpus-option.ts";
import { parseWholeNumberBetween } from "../options/whole-number.ts";
import { createCallLogger, LOG_FORMATS, type LogFormat } from "../output/call-logger.ts";
import { createColours, type Terminal, writeLine } from "../output/terminal.ts";

type SecretKey = ServerKey & { readonly secret: string };

interface ServeFlags {
  readonly corpus: string;
  readonly port: number;
  readonly host: string;
  readonly key?: readonly SecretKey[];
  readonly keys?: string;
  readonly journal?: string;
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

export function createServeCommand(terminal: Terminal): Command {
  return new Command("serve")
    .description("Answer /api/v1 on this machine, out of a corpus, and serve the research app.")
    .addOption(createCorpusOption())
    .option("-p, --port <number>", "port to listen on; 0 takes a free one", parsePort, 4600)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option(
      "--key <name:secret:credits>",
      `an account and its key, repeatable (default: ${formatKey(DEVELOPMENT_KEY)})`,
      collectKey,
    )
    .option("--keys <file>", "accounts and the hashes of their keys, as headnote keys new prints them")
    .option("--journal <file>", "keep balances in this file, through restarts and crashes")
    .option("--strict", "refuse requests with fields that the contract does not know")
    .option("--share-corpus", "let the research app in the browser download the corpus, past the keys")
    .option("--no-cors", "refuse calls of web pages of other origins")
    .option("--rate <calls/seconds>", "refuse calls beyond this rate, per account, with 429", parseRateLimit)
    .addOption(new Option("--log <format>", "a line for each call, on stderr").choices(LOG_FORMATS).default("text"))
    .option("--latency <ms>", "hold every answer back", parseWholeNumberBetween(0, 600_000), 0)
    .option("--seed <number>", "make the same ids after every start", parseWholeNumberBetween(0, 2 ** 32 - 1))
    .option(
      "--clock <time>",
      "stop the clock at this time, ISO 8601: with --seed, answers are equal byte by byte",
      parseClock,
    )
    .option("--control", "serve /__control/: reset, credits, faults, recorded requests, another corpus; without a key")
    .action(async (flags: ServeFlags) => {
      const inFile = flags.keys === undefined ? undefined : readKeyFile(flags.keys);
      const named = flags.key ?? (inFile ? [] : [DEVELOPMENT_KEY]);
      const server = await startServer({
        corpus: flags.corpus,
        port: flags.port,
        host: flags.host,
        keys: [...named, ...(inFile ?? [])],
        journal: flags.journal,
        onNotice: (sentence) => writeLine(terminal.stderr, sentence),
        strict: flags.strict,
        shareCorpus: flags.shareCorpus,
        cors: flags.cors ? "*" : [],
        rateLimit: flags.rate,
        latencyMs: flags.latency,
        seed: flags.seed,
        now: flags.clock === undefined ? undefined : () => flags.clock!,
        control: flags.control,
        onCall: createCallLogger(flags.log, terminal),
        onError: (error, requestId) => writeLine(terminal.stderr, `error in request ${requestId}: ${String(error)}`),
      });
      await printGreeting(server, named[0]?.secret ?? "<API_KEY>", terminal);
      await waitForStopSignal();
      await server.close();
    });
}

/** The address, a key, and calls that this corpus has an answer to. */
async function printGreeting({ url, engine }: RunningServer, secret: string, { stdout }: Terminal): Promise<void> {
  const paint = createColours(stdout);
  const { data } = await engine.corpus.stats();
  writeLine(stdout, `${paint.bold("headnote")} answers at ${paint.cyan(url)} with ${data.cases} cases`);
  writeLine(stdout, `research app: ${paint.cyan(`${url}/`)}`);
  writeLine(stdout, `key: ${secret}`);
  const header = `-H "Authorization: Bearer ${secret}"`;
  const post = (path: string, body: object) =>
    `curl -s ${url}${path} ${header} -H "Content-Type: application/json" -d '${JSON.stringify(body).replaceAll("'", "\\u0027")}'`;
  const query = await findMatchingQuery(engine, ['"due process" AND NOT tax', "court AND NOT tax", "court OR law"]);
  writeLine(stdout);
  for (const { citation } of data.mostCited) writeLine(stdout, post("/api/v1/citations/resolve", { citation }));
  writeLine(stdout, post("/api/v1/research/search", { query, pageSize: 3, content: false }));
  if (data.sections > 0)
    writeLine(stdout, post("/api/v1/statutes/search", { query: "fair use of a copyrighted work", limit: 3 }));
  for (const { citation } of data.mostCited.slice(0, 1)) {
    const parameters = `--data-urlencode "citation=${citation}" -d depth=1`;
    writeLine(stdout, `curl -s -G ${url}/api/v1/citations/cases/network ${header} ${parameters}`);
  }
  writeLine(stdout);
  writeLine(stdout, paint.dim("Ctrl-C stops it."));
}

/** The first of several queries that finds a case; the last where none does. */
async function findMatchingQuery(engine: RunningServer["engine"], queries: readonly string[]): Promise<string> {
  for (const query of queries) {
    const { meta } = await engine.research.search({ query, pageSize: 1, content: false });
    if (meta.total > 0) return query;
  }
  return queries.at(-1)!;
}

function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

function collectKey(text: string, before: readonly SecretKey[] = []): readonly SecretKey[] {
  const [, name, secret, credits] = /^([^:]{1,100}):([^:]{1,200}):(\d{1,12})$/.exec(text) ?? [];
  if (name === undefined || secret === undefined) {
    throw new InvalidArgumentError("Write it as name:secret:credits, for instance test:s3cret:500.");
  }
  return [...before, { name, secret, credits: Number(credits) }];
}

function parseRateLimit(text: string): RateLimit {
  const [, calls, seconds] = /^(\d{1,9})\/(\d{1,6})$/.exec(text) ?? [];
  if (Number(calls) > 0 && Number(seconds) > 0) return { calls: Number(calls), seconds: Number(seconds) };
  throw new InvalidArgumentError("Write it as calls/seconds, for instance 60/60.");
}

function parseClock(text: string): number {
  const time = Date.parse(text);
  if (Number.isFinite(time)) return time;
  throw new InvalidArgumentError("Write it as ISO 8601, for instance 2026-01-01T00:00:00Z.");
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port;
  throw new InvalidArgumentError("A port is a number from 0 to 65535.");
}

function formatKey({ name, secret, credits }: SecretKey): string {
  return `${name}:${secret}:${credits}`;
}
