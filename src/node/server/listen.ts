import type { ServerResponse } from "node:http";
import { createAdaptorServer, type Http2Bindings, type HttpBindings, type ServerType } from "@hono/node-server";
import type { Connection } from "../../http/handler-options.ts";

/** Milliseconds that a sender has for the headers and for the whole request; slower ones are disconnected. */
const REQUEST_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 } as const;

/** Answers a request. */
export type Fetch = (request: Request, connection: Connection) => Promise<Response>;

/** Where a server listens: a port of an address, or the path of a socket. */
export type ListenAddress = { readonly port: number; readonly host: string } | { readonly path: string };

/**
 * Listens on an address; rejects with the system's error if that is not possible.
 * @param ownsProcess whether no other code runs in the process: then the platform's `Request` and `Response` are replaced
 * by the adapter's own, which put an answer into no stream. Default false: the code that starts a server in a test keeps
 * those of the platform.
 */
export function listen(fetch: Fetch, address: ListenAddress, ownsProcess = false): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: (request, bindings: HttpBindings | Http2Bindings) =>
        fetch(request, { drop: () => dropConnection(bindings.outgoing as ServerResponse), isLengthTrue: true }),
      serverOptions: REQUEST_TIMEOUTS,
      overrideGlobalObjects: ownsProcess,
    }) as Server;
    server.once("error", reject);
    // A worker process listens on a socket itself: what was sent to one that ends must not wait for another.
    server.listen("path" in address ? { ...address, exclusive: true } : address, () => resolve(server));
  });
}

/** Sends the bytes written so far, then closes the connection without a regular end of the stream. */
function dropConnection({ socket }: ServerResponse): void {
  socket?.destroySoon();
}

/** A server that listens. */
export type Server = Extract<ServerType, { closeIdleConnections(): void }>;

/** Accepts no more calls; waits for running ones, at most so many milliseconds. */
export async function stopServer(server: Server, graceMs: number): Promise<void> {
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
