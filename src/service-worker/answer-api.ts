import type { Engine } from "../contract/engine.ts";
import { createHandler } from "../http/handler.ts";
import type { HandlerOptions } from "../http/handler-options.ts";
import { type EngineRoute, routeCalls } from "../worker/sharing/route-calls.ts";
import { createNoEngineError, createPageEngineFinder } from "./page-engine-finder.ts";
import type { ServiceWorkerScope } from "./service-worker-scope.ts";

/** Options of a service worker that answers API calls; every field is optional. */
export interface AnswerApiOptions extends Partial<HandlerOptions> {
  /** Opens an engine in the service worker if no page offers one; see `openInServiceWorker`. Default: none. */
  readonly openFallback?: () => Promise<Engine>;
  /** Milliseconds to wait for a page to offer an engine. Default 1,000. */
  readonly offerTimeoutMs?: number;
  /** Global scope of the service worker. Default: `globalThis`. */
  readonly scope?: ServiceWorkerScope;
}

/**
 * Registers a `fetch` listener in a service worker that answers the `/api/v1` requests of the site's pages, streams
 * included, with the engine that a page offers. Other requests are left to other listeners. Must be called synchronously
 * when the script starts.
 *
 * @example
 * ```ts
 * import { answerApi } from "headnote/service-worker";
 *
 * answerApi({ offerTimeoutMs: 2000 });
 * ```
 */
export function answerApi(options: AnswerApiOptions = {}): void {
  const {
    openFallback,
    offerTimeoutMs = 1000,
    scope = globalThis as unknown as ServiceWorkerScope,
    ...handlerOptions
  } = options;
  const newId = options.newId ?? (() => crypto.randomUUID());
  const findPage = createPageEngineFinder(scope, offerTimeoutMs);
  let fallback: EngineRoute | undefined;

  async function findRoute(): Promise<EngineRoute> {
    if (fallback !== undefined) return fallback;
    const offered = await findPage();
    if (offered !== undefined) return offered;
    if (openFallback === undefined) throw createNoEngineError();
    fallback = { engine: openFallback() };
    fallback.engine.catch(() => {
      fallback = undefined;
    });
    return fallback;
  }

  const engine = routeCalls({ findRoute, close: async () => undefined, newId });
  const handler = createHandler(engine, { keys: null, ...handlerOptions });

  scope.addEventListener("fetch", (event) => {
    const { origin, pathname } = new URL(event.request.url);
    if (origin !== scope.location.origin || !pathname.startsWith("/api/v1/")) return;
    event.respondWith(handler.fetch(event.request));
  });
}
