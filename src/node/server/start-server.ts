import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Http2Bindings, type HttpBindings, type ServerType, serve } from "@hono/node-server";
import { openService, type Service, type ServiceOptions } from "./open-service.ts";
import { createWebApp } from "./web-app.ts";

/** Options of a server; every field is optional. */
export interface ServerOptions extends ServiceOptions {
  /** Port to listen on. Default 0: any free port. */
  readonly port?: number;
  /** Address to listen on. Default 127.0.0.1: this machine only. */
  readonly host?: string;
  /** Base address of the web application that shows case pages. Default: this server, which serves the research app. */
  readonly appUrl?: string;
  /** Origins whose pages may call, `"*"` for all. Default `"*"`, because every call needs a key. */
  readonly cors?: ServiceOptions["cors"];
  /**
   * Whether the research app may download the served corpus without a key. Only for a corpus that is stated by its path.
   * Default false: the app uses the starter corpus.
   */
  readonly shareCorpus?: boolean;
  /** Milliseconds that `close` waits for running calls before it closes their connections. Default 10,000. */
  readonly graceMs?: number;
}

/** A server that is listening. */
export interface RunningServer extends Pick<Service, "engine" | "reset" | "reload"> {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** Accepts no more calls, waits for running calls, then stops. */
  close(): Promise<void>;
}

/**
 * Serves a corpus as the `/api/v1` interface on this machine, for integration tests and local work.
 * @throws EngineError `corpus_unavailable` if the corpus cannot be opened, `validation_failed` if the journal cannot; the
 * system's error if the port is in use
 *
 * @example
 * ```ts
 * import { startServer } from "headnote/node";
 *
 * const server = await startServer();
 * console.log((await fetch(`${server.url}/healthz`)).status); // 200
 * await server.close();
 * ```
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { corpus, port = 0, host = "127.0.0.1", cors = "*", shareCorpus = false, graceMs = 10_000 } = options;
  const app = createWebApp({ sharedCorpus: shareCorpus && typeof corpus === "string" ? corpus : undefined });
  let service: Service | undefined;
  const server = await listen(async (request, drop) => app(request) ?? service!.fetch(request, { drop }), port, host);
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
  try {
    service = await openService({ ...options, appUrl: options.appUrl ?? url, cors });
  } catch (error) {
    server.close();
    throw error;
  }
  const { engine, reset, reload, close } = service;
  return {
    url,
    engine,
    reset,
    reload,
    async close() {
      await stopServer(server, graceMs);
      await close();
    },
  };
}

/** Milliseconds that a sender has for the headers and for the whole request; slower ones are disconnected. */
const REQUEST_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 } as const;

type Fetch = (request: Request, drop: () => void) => Promise<Response>;

function listen(fetch: Fetch, port: number, hostname: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, bindings: HttpBindings | Http2Bindings) =>
          fetch(request, () => dropConnection(bindings.outgoing as ServerResponse)),
        port,
        hostname,
        serverOptions: REQUEST_TIMEOUTS,
        // Keeps the platform's Request and Response for the code that starts a server in a test.
        overrideGlobalObjects: false,
      },
      () => resolve(server as Server),
    );
    server.once("error", reject);
  });
}

/** Sends the bytes written so far, then closes the connection without a regular end of the stream. */
function dropConnection({ socket }: ServerResponse): void {
  socket?.destroySoon();
}

type Server = Extract<ServerType, { closeIdleConnections(): void }>;

async function stopServer(server: Server, graceMs: number): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  // A connection becomes idle when its last answer is sent; nothing else would close it then.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 25);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(deadline);
  clearInterval(closeIdle);
}
