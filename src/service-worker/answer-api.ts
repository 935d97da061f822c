import type { Engine } from "../contract/engine.ts";
import { createHandler } from "../http/handler.ts";
import type { HandlerOptions } from "../http/handler-options.ts";
import { type EngineRoute, routeCalls } from "../worker/sharing/route-calls.ts";
import { createNoEngineError, createPageEngineFinder } from "./page-engine-finder.ts";
import type { ServiceWorkerScope } from "./service-worker-scope.ts";

/** How a service worker answers; every field may be left out. */
export interface AnswerApiOptions extends Partial<HandlerOptions> {
  /** Opens an engine in the service worker itself, for when no page has one; see `openInServiceWorker`. Default: none. */
  readonly openFallback?: () => Promise<Engine>;
  /** Milliseconds that pages have to offer an engine; default 1,000. */
  readonly offerTimeoutMs?: number;
  /** Default: the service worker's own. */
  readonly scope?: ServiceWorkerScope;
}

/**
 * Answers, in a service worker, the `/api/v1` requests of the site's own pages, streams included, with the engine of a
 * page that offers one. Other requests are left to other listeners. Call it while the script runs for the first time.
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
    offerTimeoutMs: waitMs = 1000,
    scope = globalThis as unknown as ServiceWorkerScope,
    ...handlerOptions
  } = options;
  const newId = options.newId ?? (() => crypto.randomUUID());
  const findPage = createPageEngineFinder(scope, waitMs);
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
