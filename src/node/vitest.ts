import type { ProvidedContext } from "vitest";
import { startServer } from "./deferred/start-server.ts";
import type { ServerOptions } from "./server/start-server.ts";

/** The server that tests receive from `inject("headnote")`. */
export interface ProvidedServer {
  readonly url: string;
  /** A key that the server accepts. */
  readonly key: string;
}

declare module "vitest" {
  interface ProvidedContext {
    headnote: ProvidedServer;
  }
}

/**
 * Creates a global set-up for vitest that serves a corpus while the tests run, with `/__control/`. Tests receive the first
 * key of `options.keys` that has a secret.
 *
 * @example
 * ```ts
 * // test/headnote.ts, named in `globalSetup` of the vitest configuration
 * import { createHeadnoteSetup } from "headnote/vitest";
 *
 * export const setup = createHeadnoteSetup({ corpus: "cases.sqlite" });
 * ```
 */
export function createHeadnoteSetup(options: ServerOptions = {}) {
  return async ({ provide }: { provide(name: "headnote", server: ProvidedContext["headnote"]): void }) => {
    const server = await startServer({ control: true, ...options });
    provide("headnote", { url: server.url, key: server.key ?? "" });
    return server.close;
  };
}

/** Serves the starter corpus, for `globalSetup: ["headnote/vitest"]`. */
export const setup = createHeadnoteSetup();
