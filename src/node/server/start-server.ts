import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Http2Bindings, type HttpBindings, type ServerType, serve } from "@hono/node-server";
import { openService, type Service, type ServiceOptions } from "./open-service.ts";
import { createWebApp } from "./web-app.ts";

/** How a server is started; every field may be left out. */
export interface ServerOptions extends ServiceOptions {
  /** Default 0: any free port. */
  readonly port?: number;
  /** Default 127.0.0.1: this machine only. */
  readonly host?: string;
  /** Address of the web application that case pages are under. Default: this server, which has the research app. */
  readonly appUrl?: string;
  /** Origins whose pages may call, `"*"` for all. Default `"*"`: there is a key to be known. */
  readonly cors?: ServiceOptions["cors"];
  /**
   * True lets the research app download the corpus that is served, past the keys. Only for a corpus given by its path.
   * Default false: the app has the starter corpus.
   */
  readonly shareCorpus?: boolean;
  /** Milliseconds that `close` waits for calls under way before it breaks them off. Default 10,000. */
  readonly graceMs?: number;
}

/** A server that answers. */
export interface RunningServer extends Pick<Service, "engine" | "reset" | "reload"> {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** Takes no more calls, answers those under way, then stops. */
  close(): Promise<void>;
}

/**
 * Serves a corpus as the `/api/v1` interface on this machine, for integration tests and local work.
 * @throws EngineError `corpus_unavailable` when the corpus cannot be opened, `validation_failed` when the journal cannot;
 * the error of the system when the port is taken
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

/** Slow senders are cut off: a request has this long for its headers, and for the whole of it. */
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
        // Whoever starts a server in a test keeps the Request and Response of the platform.
        overrideGlobalObjects: false,
      },
      () => resolve(server as Server),
    );
    server.once("error", reject);
  });
}

/** What was written is sent; then the connection breaks, without the end that the stream should have had. */
function dropConnection({ socket }: ServerResponse): void {
  socket?.destroySoon();
}

type Server = Extract<ServerType, { closeIdleConnections(): void }>;

async function stopServer(server: Server, graceMs: number): Promise<void> {
  const breakOff = setTimeout(() => server.closeAllConnections(), graceMs);
  // A connection becomes idle when its last answer is out; nothing else would close it then.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 25);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(breakOff);
  clearInterval(closeIdle);
}
