import { Hono } from "hono";
import { cors } from "hono/cors";
import type { ServedEngine } from "../contract/engine.ts";
import { listEndpoints } from "../contract/operations/operation.ts";
import { OPERATIONS } from "../contract/operations/operations.ts";
import { EngineError, type ErrorCode } from "../errors.ts";
import { createAuthenticator } from "./authenticator.ts";
import { type CallEnv, type CallState, toCallRecord } from "./call-state.ts";
import type { Connection, HandlerOptions } from "./handler-options.ts";
import { DOCUMENTATION } from "./openapi/docs/documentation.ts";
import { buildOpenApiDocument } from "./openapi/document.ts";
import { toProblemResponse, toPublicError } from "./problem-response.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { trackReadiness } from "./readiness.ts";
import { requireMethod, serveEndpoint } from "./serve-endpoint.ts";

/** An interface that answers requests; a runtime that has sockets passes them on. */
export interface Handler {
  /** Answers one request; failures are responses too. Pass `connection` if there is one that can be dropped. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
}

/**
 * Creates the `/api/v1` interface of an engine, for any runtime that has `Request` and `Response`. While the engine is
 * a pending promise, the interface answers `corpus_unavailable`.
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { createHandler } from "headnote/http";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * const handler = createHandler(engine, { keys: null });
 * const response = await handler.fetch(new Request("http://localhost/healthz"));
 * console.log(response.status); // 200
 * await engine.close();
 * ```
 */
export function createHandler(engine: ServedEngine | Promise<ServedEngine>, options: HandlerOptions): Handler {
  const { keys, rateLimit, retryAfter = 5, onError, onCall } = options;
  const { now = Date.now, newId = () => crypto.randomUUID() } = options;
  const { operations = OPERATIONS, documentation = DOCUMENTATION } = options;
  const requireEngine = trackReadiness(engine);
  const services = {
    ...options,
    authenticate: keys && createAuthenticator(keys),
    limitRate: rateLimit && createRateLimiter(rateLimit, now),
    requireEngine,
    reportError,
  };
  const app = new Hono<CallEnv>();

  if (options.cors) app.use(cors({ ...CORS_OPTIONS, origin: options.cors === "*" ? "*" : [...options.cors] }));

  app.use(async (c, next) => {
    const started = now();
    c.set("requestId", newId());
    c.set("where", "query");
    c.set("onEnd", (events) => onCall?.(toCallRecord(c, started, now(), events)));
    await next();
    c.header("X-Request-Id", c.get("requestId"));
    if (!c.get("isStream")) c.get("onEnd")(null);
  });

  app.all("/healthz", (c) => {
    requireMethod(c, "GET");
    requireEngine();
    return c.json({ status: "ok" });
  });

  for (const path of ["/openapi.json", "/external/openapi.json"]) {
    app.all(path, (c) => {
      requireMethod(c, "GET");
      return c.json(buildOpenApiDocument(new URL(c.req.url).origin, operations, documentation));
    });
  }

  for (const endpoint of listEndpoints(operations)) {
    app.all(endpoint.route.path.replaceAll(/\{(\w+)\}/g, ":$1"), (c) => serveEndpoint(c, endpoint, services));
  }

  app.notFound((c) => fail(c, new EngineError("route_not_found", `There is nothing at ${c.req.path}.`)));
  app.onError((error, c) => fail(c, error));

  function fail(c: CallState, error: unknown): Response {
    const reported = reportError(c, error);
    return toProblemResponse(reported, { requestId: c.get("requestId"), where: c.get("where"), retryAfter });
  }

  function reportError(c: CallState, thrown: unknown): EngineError {
    const reported = toPublicError(thrown);
    c.set("code", reported.code);
    const isOurs = OWN_FAULTS.has(reported.code);
    if (isOurs && !c.req.raw.signal.aborted) onError?.(thrown, c.get("requestId"));
    return reported;
  }

  return { fetch: async (request, connection) => app.fetch(request, connection ?? {}) };
}

/** Codes of failures that the operator, and not the caller, can mend. */
const OWN_FAULTS: ReadonlySet<string> = new Set<ErrorCode>(["internal", "corpus_unavailable", "ledger_unavailable"]);

/** Headers that pages may send and read, in addition to those that browsers always allow. */
const CORS_OPTIONS = {
  allowMethods: ["GET", "POST"],
  allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key"],
  exposeHeaders: ["Content-Disposition", "X-Request-Id", "X-Total-Count", "Retry-After", "WWW-Authenticate", "Allow"],
  maxAge: 600,
};
