import { type Context, Hono } from "hono";
import type { ServedEngine } from "../contract/engine.ts";
import { OPERATIONS, type Route } from "../contract/operations.ts";
import { readRequest } from "../contract/read.ts";
import { LOCAL_ACCOUNT } from "../credits/ledger.ts";
import { EngineError } from "../errors.ts";
import { type ApiKey, createAuth } from "./auth.ts";
import { readJson } from "./body.ts";
import { ENDPOINTS, type Endpoint } from "./endpoints.ts";
import { problem } from "./problem.ts";
import { createRateLimit, type RateLimit } from "./rate.ts";
import { readiness } from "./readiness.ts";

/** How an engine is served. */
export interface HandlerOptions {
  /** Keys that may call. `null` lets everybody call, on the account without limit: for a machine of one's own. */
  readonly keys: readonly ApiKey[] | null;
  /** True refuses fields that the contract does not know; default false. */
  readonly strict?: boolean;
  /** Calls per account; off by default. */
  readonly rateLimit?: RateLimit;
  /** Seconds that a caller is told to wait while there is no corpus; default 5. */
  readonly retryAfter?: number;
  /** Milliseconds; default `Date.now`. Only the rate limit asks. */
  readonly now?: () => number;
  /** Makes request ids; default `crypto.randomUUID`. */
  readonly newId?: () => string;
  /** Is told of every error that callers see only as `internal` or `corpus_unavailable`; nobody by default. */
  readonly onError?: (error: unknown, requestId: string) => void;
}

export interface Handler {
  fetch(request: Request): Promise<Response>;
}

/**
 * Serves an engine as the `/api/v1` interface, in any runtime that knows `Request` and `Response`. An engine that is
 * still a promise answers `corpus_unavailable` until it is there.
 */
export function createHandler(engine: ServedEngine | Promise<ServedEngine>, options: HandlerOptions): Handler {
  const { keys, strict = false, rateLimit, retryAfter = 5, onError } = options;
  const { now = Date.now, newId = () => crypto.randomUUID() } = options;
  const authenticate = keys && createAuth(keys);
  const limit = rateLimit && createRateLimit(rateLimit, now);
  const ready = readiness(engine);
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    c.set("requestId", newId());
    c.set("where", "query");
    await next();
    c.header("X-Request-Id", c.get("requestId"));
  });

  app.all("/healthz", (c) => {
    requireMethod(c, "GET");
    ready();
    return c.json({ status: "ok" });
  });

  for (const endpoint of ENDPOINTS) {
    app.all(OPERATIONS[endpoint.name].route.path.replaceAll(/\{(\w+)\}/g, ":$1"), (c) => serve(c, endpoint));
  }

  app.notFound((c) => fail(c, new EngineError("route_not_found", `There is nothing at ${c.req.path}.`)));
  app.onError((error, c) => fail(c, error));

  async function serve(c: Context<Env>, { name, call }: Endpoint): Promise<Response> {
    const { request: schema, route } = OPERATIONS[name];
    requireMethod(c, route.method);
    const key = await authenticate?.(c.req.header("Authorization"));
    const account = key?.account ?? LOCAL_ACCOUNT;
    limit?.(account);
    const where = route.method === "POST" ? "body" : "query";
    c.set("where", where);
    const input = where === "body" ? await readJson(c.req.raw) : new URL(c.req.url).searchParams;
    const request = readRequest(schema, input, { where, path: c.req.param(), strict });
    const context = { account, idempotencyKey: c.req.header("Idempotency-Key"), signal: c.req.raw.signal };
    return Response.json(await call(ready(), request, context));
  }

  function fail(c: Context<Env>, error: unknown): Response {
    const requestId = c.get("requestId");
    const code = error instanceof EngineError ? error.code : "internal";
    const isOurs = code === "internal" || code === "corpus_unavailable";
    if (isOurs && !c.req.raw.signal.aborted) onError?.(error, requestId);
    return problem(error, { requestId, where: c.get("where"), retryAfter });
  }

  return { fetch: async (request) => app.fetch(request) };
}

type Env = { Variables: { requestId: string; where: "body" | "query" } };

/** A path has one method. HEAD is refused too: it would cost what GET costs and give nothing. */
function requireMethod(c: Context<Env>, method: Route["method"]): void {
  if (c.req.raw.method === method) return;
  throw new EngineError("method_not_allowed", `${c.req.path} knows ${method} only.`, { allow: [method] });
}
