import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import type { Engine } from "../contract/engine.ts";
import { openLedger } from "../credits/ledger.ts";
import { memoryLedger } from "../credits/memory-ledger.ts";
import { openEngine } from "../engine.ts";
import { EngineError } from "../errors.ts";
import { createHandler, type Handler, type HandlerOptions } from "../http/handler.ts";
import type { CorpusFile } from "../store/corpus-file.ts";
import { openCorpusFile } from "./corpus-file.ts";
import { openJournal } from "./journal/journal.ts";
import { apiKeys, DEVELOPMENT_KEY, openAccounts, type ServerKey } from "./keys.ts";
import { STARTER_CORPUS } from "./starter-corpus.ts";
import { webApp } from "./web-app.ts";

export interface ServerOptions extends Pick<HandlerOptions, "strict" | "rateLimit" | "onError"> {
  /** Path of a corpus file, its bytes, or an open file. Default: the starter corpus that comes with the package. */
  readonly corpus?: string | Uint8Array | CorpusFile;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string;
  /** Default: {@link DEVELOPMENT_KEY} alone. */
  readonly keys?: readonly ServerKey[];
  /**
   * Path of a journal that keeps balances and answers through restarts and crashes; the credits of a key are granted
   * when its account is new there. Default: none, the ledger ends with the server.
   */
  readonly journal?: string;
  /** Is told, in a sentence, what the journal had to do: cut off an unfinished entry, say. Default: nobody. */
  readonly onNotice?: (sentence: string) => void;
  /** Address of the web application that case pages are under. Default: this server, which has the research app. */
  readonly appUrl?: string;
  /**
   * True lets the research app download the corpus that is served, past the keys. Only for a corpus given by its path.
   * Default false: the app has the starter corpus.
   */
  readonly shareCorpus?: boolean;
  /** Milliseconds since 1970, for the ledger, the rate limit and `processingTimeMs`. Default `Date.now`. */
  readonly now?: () => number;
  /** Makes request and ledger ids. Default `crypto.randomUUID`. */
  readonly newId?: () => string;
}

export interface RunningServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** The engine that answers now; another one after a reset. */
  readonly engine: Engine;
  /** Gives every account its first balance again and forgets every call; refused where a journal keeps them. */
  reset(): Promise<void>;
  /** Answers what has been asked, then stops. */
  close(): Promise<void>;
}

/**
 * Serves a corpus as the `/api/v1` interface on this machine, for integration tests and local work.
 * @throws EngineError `corpus_unavailable` when the corpus cannot be opened, `validation_failed` when the journal cannot;
 * the error of the system when the port is taken
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const {
    corpus = STARTER_CORPUS,
    keys = [DEVELOPMENT_KEY],
    host = "127.0.0.1",
    now = Date.now,
    newId = () => crypto.randomUUID(),
    onNotice,
  } = options;
  const hashed = await apiKeys(keys);
  const journal = options.journal === undefined ? null : await openJournal(options.journal, { now, onNotice });
  let handler: Handler | undefined;
  let engine: Engine | undefined;

  async function open(url: string): Promise<void> {
    const ledger = await openLedger(journal ?? memoryLedger(), { now, newId });
    await openAccounts(ledger, keys);
    const file = typeof corpus === "string" ? openCorpusFile(corpus) : corpus;
    const before = engine;
    engine = await openEngine(file, { appUrl: options.appUrl ?? url, ledger, now, newId });
    const { strict, rateLimit, onError } = options;
    handler = createHandler(engine, { keys: hashed, strict, rateLimit, onError, now, newId });
    await before?.close();
  }

  const app = webApp({ sharedCorpus: options.shareCorpus && typeof corpus === "string" ? corpus : undefined });
  let server: ServerType | undefined;
  let url: string;
  try {
    server = await listen(async (request) => app(request) ?? handler!.fetch(request), options.port ?? 0, host);
    url = `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
    await open(url);
  } catch (error) {
    server?.close();
    await journal?.close();
    throw error;
  }
  return {
    url,
    get engine() {
      return engine!;
    },
    async reset() {
      if (journal) throw new EngineError("validation_failed", "A ledger with a journal is not reset.");
      await open(url);
    },
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ("closeIdleConnections" in server) server.closeIdleConnections();
      });
      await engine?.close();
      await journal?.close();
    },
  };
}

function listen(fetch: (request: Request) => Promise<Response>, port: number, hostname: string): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname }, () => resolve(server));
    server.once("error", reject);
  });
}
