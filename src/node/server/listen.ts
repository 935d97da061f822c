import type { ServerResponse } from "node:http";
import { createAdaptorServer, type Http2Bindings, type HttpBindings, type ServerType } from "@hono/node-server";

/** Milliseconds that a sender has for the headers and for the whole request; slower ones are disconnected. */
const REQUEST_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 } as const;

/** Answers a request; `drop` closes its connection. */
export type Fetch = (request: Request, drop: () => void) => Promise<Response>;

/** Where a server listens: a port of an address, or the path of a socket. */
export type ListenAddress = { readonly port: number; readonly host: string } | { readonly path: string };

/** Listens on an address; rejects with the system's error if that is not possible. */
export function listen(fetch: Fetch, address: ListenAddress): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: (request, bindings: HttpBindings | Http2Bindings) =>
        fetch(request, () => dropConnection(bindings.outgoing as ServerResponse)),
      serverOptions: REQUEST_TIMEOUTS,
      // Keeps the platform's Request and Response for the code that starts a server in a test.
      overrideGlobalObjects: false,
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
