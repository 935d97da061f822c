import type { RunningServer, ServerOptions } from "../server/start-server.ts";

/**
 * Serves a corpus as the `/api/v1` interface on this machine, for integration tests and local work. Its key is
 * {@link DEVELOPMENT_KEY} unless keys are given; a server that listens on more than loopback has a random key and control
 * token instead.
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
  const deferred = await import("../server/start-server.ts");
  return deferred.startServer(options);
}
