import { Command, InvalidArgumentError } from "commander";
import { DEVELOPMENT_KEY, readKeyFile, type ServerKey } from "../keys.ts";
import { type RunningServer, startServer } from "../server.ts";
import { corpusOption } from "./corpus-option.ts";
import { colours, line, type Terminal } from "./terminal.ts";

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
}

export function serveCommand(terminal: Terminal): Command {
  return new Command("serve")
    .description("Answer /api/v1 on this machine, out of a corpus, and serve the research app.")
    .addOption(corpusOption())
    .option("-p, --port <number>", "port to listen on; 0 takes a free one", portNumber, 4600)
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option(
      "--key <name:secret:credits>",
      `an account and its key, repeatable (default: ${printed(DEVELOPMENT_KEY)})`,
      addKey,
    )
    .option("--keys <file>", "accounts and the hashes of their keys, as headnote keys new prints them")
    .option("--journal <file>", "keep balances in this file, through restarts and crashes")
    .option("--strict", "refuse requests with fields that the contract does not know")
    .option("--share-corpus", "let the research app in the browser download the corpus, past the keys")
    .action(async (flags: ServeFlags) => {
      const inFile = flags.keys === undefined ? undefined : readKeyFile(flags.keys);
      const named = flags.key ?? (inFile ? [] : [DEVELOPMENT_KEY]);
      const server = await startServer({
        corpus: flags.corpus,
        port: flags.port,
        host: flags.host,
        keys: [...named, ...(inFile ?? [])],
        journal: flags.journal,
        onNotice: (sentence) => line(terminal.stderr, sentence),
        strict: flags.strict,
        shareCorpus: flags.shareCorpus,
        onError: (error, requestId) => line(terminal.stderr, `error in request ${requestId}: ${String(error)}`),
      });
      await greet(server, named[0]?.secret ?? "<API_KEY>", terminal);
      await stopSignal();
      await server.close();
    });
}

/** The address, a key, and calls that this corpus has an answer to. */
async function greet({ url, engine }: RunningServer, secret: string, { stdout }: Terminal): Promise<void> {
  const paint = colours(stdout);
  const { data } = await engine.corpus.stats();
  line(stdout, `${paint.bold("headnote")} answers at ${paint.cyan(url)} with ${data.cases} cases`);
  line(stdout, `research app: ${paint.cyan(`${url}/`)}`);
  line(stdout, `key: ${secret}`);
  const header = `-H "Authorization: Bearer ${secret}"`;
  const post = (path: string, body: object) =>
    `curl -s ${url}${path} ${header} -H "Content-Type: application/json" -d '${JSON.stringify(body).replaceAll("'", "\\u0027")}'`;
  const query = await firstFound(engine, ['"due process" AND NOT tax', "court AND NOT tax", "court OR law"]);
  line(stdout);
  for (const { citation } of data.mostCited) line(stdout, post("/api/v1/citations/resolve", { citation }));
  line(stdout, post("/api/v1/research/search", { query, pageSize: 3, content: false }));
  if (data.sections > 0)
    line(stdout, post("/api/v1/statutes/search", { query: "fair use of a copyrighted work", limit: 3 }));
  for (const { citation } of data.mostCited.slice(0, 1)) {
    const parameters = `--data-urlencode "citation=${citation}" -d depth=1`;
    line(stdout, `curl -s -G ${url}/api/v1/citations/cases/network ${header} ${parameters}`);
  }
  line(stdout);
  line(stdout, paint.dim("Ctrl-C stops it."));
}

/** The first of several queries that finds a case; the last where none does. */
async function firstFound(engine: RunningServer["engine"], queries: readonly string[]): Promise<string> {
  for (const query of queries) {
    const { meta } = await engine.research.search({ query, pageSize: 1, content: false });
    if (meta.total > 0) return query;
  }
  return queries.at(-1)!;
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}

function addKey(text: string, before: readonly SecretKey[] = []): readonly SecretKey[] {
  const [, name, secret, credits] = /^([^:]{1,100}):([^:]{1,200}):(\d{1,12})$/.exec(text) ?? [];
  if (name === undefined || secret === undefined) {
    throw new InvalidArgumentError("Write it as name:secret:credits, for instance test:s3cret:500.");
  }
  return [...before, { name, secret, credits: Number(credits) }];
}

function portNumber(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port;
  throw new InvalidArgumentError("A port is a number from 0 to 65535.");
}

function printed({ name, secret, credits }: SecretKey): string {
  return `${name}:${secret}:${credits}`;
}
