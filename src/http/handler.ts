import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { ServedEngine } from "../contract/engine.ts";
import { OPERATIONS, type OperationRoute, type ResponseOf } from "../contract/operations/operations.ts";
import { readRequest } from "../contract/request/read-request.ts";
import { LOCAL_ACCOUNT } from "../credits/ledger.ts";
import { EngineError, type ErrorCode } from "../errors.ts";
import { toAttachmentResponse } from "./attachment.ts";
import { type ApiKey, createAuthenticator } from "./authenticator.ts";
import type { CallRecord } from "./call-record.ts";
import { cutStream } from "./cut-stream.ts";
import { ENDPOINTS, type HttpEndpoint, type RoutedOperation } from "./endpoints.ts";
import { createEventStream, EVENT_STREAM_HEADERS } from "./event-stream.ts";
import { buildOpenApiDocument } from "./openapi/document.ts";
import { toProblemResponse, toPublicError } from "./problem-response.ts";
import { createRateLimiter, type RateLimit } from "./rate-limiter.ts";
import { readJsonBody } from "./read-json-body.ts";
import { trackReadiness } from "./readiness.ts";

/** How an engine is served. */
export interface HandlerOptions {
  /** Keys that may call. `null` lets everybody call, on the account without limit: for a machine of one's own. */
  readonly keys: readonly ApiKey[] | null;
  /** True refuses fields that the contract does not know; default false. */
  readonly strict?: boolean;
  /** Calls per account; off by default. */
  readonly rateLimit?: RateLimit;
  /** Origins whose pages may call, `"*"` for all; none by default. */
  readonly cors?: "*" | readonly string[];
  /** Seconds that a caller is told to wait while there is no corpus; default 5. */
  readonly retryAfter?: number;
  /** Milliseconds without an event after which a stream sends a comment; default 15,000. */
  readonly heartbeatMs?: number;
  /** Milliseconds; default `Date.now`. Only the rate limit and the durations of calls ask. */
  readonly now?: () => number;
  /** Makes request ids; default `crypto.randomUUID`. */
  readonly newId?: () => string;
  /** Is told of every error that callers see only as `internal` or `corpus_unavailable`; nobody by default. */
  readonly onError?: (error: unknown, requestId: string) => void;
  /** Is told of every call when it has ended, a stream when its last event was sent. */
  readonly onCall?: (call: CallRecord) => void;
  /** Awaited before an endpoint works: gives other work of the same thread its turn. Default: it works at once. */
  readonly yieldToEventLoop?: () => Promise<void>;
  /** Asked before an endpoint works: what goes wrong with this call. For servers that rehearse faults. */
  readonly injectFault?: (name: RoutedOperation, signal: AbortSignal) => Promise<InjectedFault | undefined>;
}

/** What goes wrong with a call. */
export interface InjectedFault {
  /** Answers instead of the endpoint. */
  readonly response?: Response;
  /** Cuts a stream after this many events. */
  readonly cutAfter?: number;
}

/** What a runtime can do about the connection that a request came by. */
export interface Connection {
  /** Breaks it off. */
  drop(): void;
}

/** An interface that answers requests; whoever has a socket passes them on. */
export interface Handler {
  /** Answers one request; what goes wrong is an answer too. Give `connection` where there is one to break off. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
}

/**
 * Serves an engine as the `/api/v1` interface, in any runtime that knows `Request` and `Response`. An engine that is
 * still a promise answers `corpus_unavailable` until it is there.
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
  const {
    keys,
    strict = false,
    rateLimit,
    retryAfter = 5,
    heartbeatMs,
    onError,
    onCall,
    injectFault: interfere,
    yieldToEventLoop: turn,
  } = options;
  const { now = Date.now, newId = () => crypto.randomUUID() } = options;
  const authenticate = keys && createAuthenticator(keys);
  const limit = rateLimit && createRateLimiter(rateLimit, now);
  const requireEngine = trackReadiness(engine);
  const app = new Hono<HandlerEnv>();

  if (options.cors) app.use(cors({ ...CORS_OPTIONS, origin: options.cors === "*" ? "*" : [...options.cors] }));

  app.use(async (c, next) => {
    const started = now();
    c.set("requestId", newId());
    c.set("where", "query");
    c.set("ended", (events) => onCall?.(toCallRecord(c, started, now(), events)));
    await next();
    c.header("X-Request-Id", c.get("requestId"));
    if (!c.get("isStream")) c.get("ended")(null);
  });

  app.all("/healthz", (c) => {
    requireMethod(c, "GET");
    requireEngine();
    return c.json({ status: "ok" });
  });

  for (const path of ["/openapi.json", "/external/openapi.json"]) {
    app.all(path, (c) => {
      requireMethod(c, "GET");
      return c.json(buildOpenApiDocument(new URL(c.req.url).origin));
    });
  }

  for (const endpoint of ENDPOINTS) {
    app.all(OPERATIONS[endpoint.name].route.path.replaceAll(/\{(\w+)\}/g, ":$1"), (c) => serve(c, endpoint));
  }

  app.notFound((c) => fail(c, new EngineError("route_not_found", `There is nothing at ${c.req.path}.`)));
  app.onError((error, c) => fail(c, error));

  async function serve(c: Context<HandlerEnv>, { name, call, docs: about }: HttpEndpoint): Promise<Response> {
    const { request: schema, route } = OPERATIONS[name];
    c.set("endpoint", name);
    requireMethod(c, route.method);
    const key = await authenticate?.(c.req.header("Authorization"));
    const account = key?.account ?? LOCAL_ACCOUNT;
    c.set("account", account);
    limit?.(account);
    const disconnected = new AbortController();
    const signal = AbortSignal.any([c.req.raw.signal, disconnected.signal]);
    const fault = await interfere?.(name, signal);
    if (fault?.response) return fault.response;
    const where = route.method === "POST" ? "body" : "query";
    c.set("where", where);
    const input = where === "body" ? await readBody(c) : new URL(c.req.url).searchParams;
    const request = readRequest(schema, input, { where, path: c.req.param(), strict });
    const context = { account, idempotencyKey: c.req.header("Idempotency-Key"), signal };
    await turn?.();
    const answer = call(requireEngine(), request, context);
    if (!(Symbol.asyncIterator in answer)) {
      const body = await answer;
      const file =
        about.file && toAttachmentResponse(c.req.header("Accept"), about.file.of(body as ResponseOf<typeof name>));
      return file ?? Response.json(body);
    }
    const stream = await createEventStream(answer, {
      heartbeatMs,
      onDisconnect: () => disconnected.abort(),
      onError: (thrown) => toReportedError(c, thrown),
      onEnd: (sent) => c.get("ended")(sent),
    });
    c.set("isStream", true);
    const sent = fault?.cutAfter === undefined ? stream : cutStream(stream, fault.cutAfter, c.env.drop);
    return new Response(sent, { headers: EVENT_STREAM_HEADERS });
  }

  function fail(c: Context<HandlerEnv>, error: unknown): Response {
    const told = toReportedError(c, error);
    return toProblemResponse(told, { requestId: c.get("requestId"), where: c.get("where"), retryAfter });
  }

  /** The error as the caller may know it. */
  function toReportedError(c: Context<HandlerEnv>, thrown: unknown): EngineError {
    const told = toPublicError(thrown);
    c.set("code", told.code);
    const isOurs = told.code === "internal" || told.code === "corpus_unavailable";
    if (isOurs && !c.req.raw.signal.aborted) onError?.(thrown, c.get("requestId"));
    return told;
  }

  return { fetch: async (request, connection) => app.fetch(request, connection ?? {}) };
}

type HandlerEnv = {
  Bindings: Partial<Connection>;
  Variables: {
    requestId: string;
    where: "body" | "query";
    endpoint?: RoutedOperation;
    account?: string;
    /** The body as it was sent. */
    body?: string;
    code?: ErrorCode;
    /** True where the call ends behind its response. */
    isStream?: boolean;
    ended: (events: number | null) => void;
  };
};

function readBody(c: Context<HandlerEnv>): Promise<unknown> {
  return readJsonBody(c.req.raw, (text) => c.set("body", text));
}

function toCallRecord(c: Context<HandlerEnv>, started: number, now: number, events: number | null): CallRecord {
  const { pathname, search } = new URL(c.req.url);
  return {
    requestId: c.get("requestId"),
    at: started,
    method: c.req.method,
    path: pathname + search,
    endpoint: c.get("endpoint") ?? null,
    account: c.get("account") ?? null,
    body: c.get("body") ?? null,
    status: c.res.status,
    code: c.get("code") ?? null,
    events,
    ms: now - started,
  };
}

/** What pages may send and read besides what every page may. */
const CORS_OPTIONS = {
  allowMethods: ["GET", "POST"],
  allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key"],
  exposeHeaders: ["Content-Disposition", "X-Request-Id", "X-Total-Count", "Retry-After", "WWW-Authenticate", "Allow"],
  maxAge: 600,
};

/** A path has one method. HEAD is refused too: it would cost what GET costs and give nothing. */
function requireMethod(c: Context<HandlerEnv>, method: OperationRoute["method"]): void {
  if (c.req.raw.method === method) return;
  throw new EngineError("method_not_allowed", `${c.req.path} knows ${method} only.`, { allow: [method] });
}
