import { Hono } from "hono";
import { cors } from "hono/cors";
import type { ServedEngine } from "../contract/engine.ts";
import { listEndpoints } from "../contract/operations/operation.ts";
import { OPERATIONS } from "../contract/operations/operations.ts";

import { EngineError, type ErrorCode } from "../errors.ts";
import { type AllowedOrigins, createOriginCheck } from "./allowed-origins.ts";

import { createAuthenticator } from "./authenticator.ts";
import { type CallEnv, type CallState, toCallRecord } from "./call-state.ts";
import type { Connection, HandlerOptions } from "./handler-options.ts";
import { DOCUMENTATION } from "./openapi/docs/documentation.ts";
import { buildOpenApiDocument } from "./openapi/document.ts";
import { toProblemResponse, toPublicError } from "./problem-response.ts";
import { createCallQueue } from "./queue/call-queue.ts";
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
  const { now = Date.now, newId = () => crypto.randomUUID(), newServiceId = newId } = options;
  const { operations = OPERATIONS, documentation = DOCUMENTATION } = options;
  const requireEngine = trackReadiness(engine);
  const services = {
    ...options,
    authenticate: keys && createAuthenticator(keys),
    limitRate: options.limitRate ?? (rateLimit && createRateLimiter(rateLimit, now)),
    requireEngine,
    reportError,
    heavyCalls: createCallQueue(options.queue),
  };
  const app = new Hono<CallEnv>();

  if (options.cors) {
    const findOrigin = toCorsOrigin(options.cors);
    const answerPreflight = cors({ ...CORS_OPTIONS, origin: findOrigin });
    app.use(async (c, next) => {
      if (c.req.method === "OPTIONS") return answerPreflight(c, next);
      await next();
      addCorsHeaders(c, findOrigin);
    });
  }

  app.use(async (c, next) => {
    const started = now();
    const known = options.isForwarded ? c.req.header("X-Request-Id") : undefined;
    c.set("requestId", known ?? (SERVICE_PATHS.has(c.req.path) ? newServiceId() : newId()));
    c.set("where", "query");
    c.set("onEnd", (events) => onCall?.(toCallRecord(c, started, now(), events)));
    await next();
    c.res.headers.set("X-Request-Id", c.get("requestId"));
    if (!c.get("isRecorded")) c.get("onEnd")(null);
  });

  app.all("/healthz", (c) => {
    requireMethod(c, "GET", "HEAD");
    requireEngine();
    return c.json({ status: "ok" });
  });

  for (const path of DOCUMENT_PATHS) {
    app.all(path, (c) => {
      requireMethod(c, "GET", "HEAD");
      const version = c.req.query("version") === "3.2" ? "3.2" : "3.1";
      return c.json(buildOpenApiDocument(new URL(c.req.url).origin, { operations, documentation, version }));
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

const DOCUMENT_PATHS = ["/openapi.json", "/external/openapi.json"] as const;

/** Paths about the service itself, which monitors poll at any time. */
const SERVICE_PATHS: ReadonlySet<string> = new Set(["/healthz", ...DOCUMENT_PATHS]);

/** Returns the value of `Access-Control-Allow-Origin` for an origin, as Hono asks for it. */
function toCorsOrigin(allowed: AllowedOrigins): "*" | ((origin: string) => string | null) {
  if (allowed === "*") return "*";
  const isAllowed = createOriginCheck(allowed);
  return (origin) => (isAllowed(origin) ? origin : null);
}

/** Adds what lets the pages of allowed origins read a response. Hono's own headers would wrap the response once more each. */
function addCorsHeaders({ req, res: { headers } }: CallState, findOrigin: ReturnType<typeof toCorsOrigin>): void {
  const origin = findOrigin === "*" ? findOrigin : findOrigin(req.header("Origin") ?? "");
  if (origin !== null) headers.set("Access-Control-Allow-Origin", origin);
  headers.set("Access-Control-Expose-Headers", CORS_OPTIONS.exposeHeaders.join(","));
  if (findOrigin !== "*") headers.append("Vary", "Origin");
}

/** Codes of failures that the operator, and not the caller, can mend. */
const OWN_FAULTS: ReadonlySet<string> = new Set<ErrorCode>(["internal", "corpus_unavailable", "ledger_unavailable"]);

/** What pages may send and read. Every header that a page asks for is allowed: no header has power without a key. */
const CORS_OPTIONS = {
  allowMethods: ["GET", "HEAD", "POST"],
  exposeHeaders: ["Content-Disposition", "X-Request-Id", "X-Total-Count", "Retry-After", "WWW-Authenticate", "Allow"],
  maxAge: 600,
};
