import { type RunningServer, type ServerOptions, startServer } from "../../../src/node/server/start-server.ts";
import { buildSmallCorpus } from "../corpora/small-corpus.ts";

const { bytes } = await buildSmallCorpus();
const KEYS = [{ name: "a", secret: "gold", credits: 100 }];
export const RESOLVE = "/api/v1/citations/resolve";
export const ASK = { question: "May a ferry company collect a toll?" };

/** Starts a server over the small corpus; the key `gold` has 100 credits. */
export function startSmallServer(options: ServerOptions = {}): Promise<RunningServer> {
  return startServer({ corpus: bytes, keys: KEYS, ...options });
}

/** Runs work with a server and closes it. */
export async function withServer<T>(options: ServerOptions, work: (server: RunningServer) => Promise<T>): Promise<T> {
  const server = await startSmallServer(options);
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

/** Posts JSON to a server with the key `gold`. */
export function postTo({ url }: Pick<RunningServer, "url">, path: string, body: unknown, headers = {}) {
  const init = { Authorization: "Bearer gold", "Content-Type": "application/json", ...headers };
  return fetch(url + path, { method: "POST", headers: init, body: JSON.stringify(body) });
}
