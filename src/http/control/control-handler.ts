import { type Context, Hono } from "hono";
import type { RequestSchema } from "../../contract/request/read-fields.ts";
import { readRequest } from "../../contract/request/read-request.ts";
import { BalanceRequestSchema, CorpusRequestSchema, FaultRequestSchema } from "../../contract/schemas/control.ts";
import { EngineError } from "../../errors.ts";
import type { CallRecord } from "../call-record.ts";
import { toProblemResponse, toPublicError } from "../problem-response.ts";
import { readJsonBody } from "../read-json-body.ts";
import type { FaultInjector } from "./fault-injector.ts";

/** What tests can do to a server that they use. */
export interface ControlledServer {
  readonly faults: FaultInjector;
  /** The calls that were recorded, oldest first. */
  listCalls(): readonly CallRecord[];
  clearCalls(): void;
  /** First balances, the first corpus, no faults, no recorded calls. */
  reset(): Promise<void>;
  /** In credits. */
  listBalances(): Promise<Readonly<Record<string, number>>>;
  setBalance(account: string, credits: number): Promise<void>;
  /** Answers from other corpus files, or from the same ones reopened; calls that are running end on the old ones. */
  reload(corpus?: string | readonly string[] | { readonly add?: string; readonly remove?: string }): Promise<void>;
  /** Paths of the corpus files, in their order. */
  listCorpora(): readonly string[];
}

/** Path of the control interface. */
export const CONTROL_PATH = "/__control";

/** Options of {@link createControlHandler}. */
export interface ControlOptions {
  /** Checks the `Authorization` header and throws if it lacks the token; null lets every program call. */
  readonly authenticate: ((header: string | undefined) => Promise<unknown>) | null;
  /** Creates request ids. */
  readonly newId: () => string;
}

/**
 * Creates the handler of `/__control/…`. It has a token of its own, because an API key must not be enough to read the
 * calls of others or to open files. Pages of other origins may not call it, whatever they send.
 */
export function createControlHandler(controlled: ControlledServer, { authenticate, newId }: ControlOptions) {
  const { faults } = controlled;
  const app = new Hono().basePath(CONTROL_PATH);

  app.use(async (c, next) => {
    const origin = c.req.header("Origin");
    if (origin !== undefined && origin !== new URL(c.req.url).origin) throw createRouteNotFoundError(c);
    await authenticate?.(c.req.header("Authorization"));
    await next();
  });

  app.post("/reset", async (c) => {
    await controlled.reset();
    return c.json({ status: "ok" });
  });

  app.get("/credits", async (c) => c.json({ balances: await controlled.listBalances() }));
  app.post("/credits", async (c) => {
    const { account, balance } = await readControlRequest(c, BalanceRequestSchema);
    await controlled.setBalance(account, balance);
    return c.json({ balances: await controlled.listBalances() });
  });

  app.get("/faults", (c) => c.json({ faults: faults.list() }));
  app.post("/faults", async (c) => {
    faults.add(await readControlRequest(c, FaultRequestSchema));
    return c.json({ faults: faults.list() });
  });
  app.delete("/faults", (c) => {
    faults.clear();
    return c.json({ faults: faults.list() });
  });

  app.get("/requests", (c) => c.json({ requests: controlled.listCalls() }));
  app.delete("/requests", (c) => {
    controlled.clearCalls();
    return c.json({ requests: controlled.listCalls() });
  });

  app.get("/corpus", (c) => c.json({ corpora: controlled.listCorpora() }));
  app.post("/corpus", async (c) => {
    const { corpus, ...change } = await readControlRequest(c, CorpusRequestSchema);
    await controlled.reload(corpus ?? change);
    return c.json({ status: "ok", corpora: controlled.listCorpora() });
  });

  app.notFound((c) => fail(createRouteNotFoundError(c)));
  app.onError((error) => fail(error));

  function fail(error: unknown): Response {
    return toProblemResponse(toPublicError(error), { requestId: newId(), where: "body", retryAfter: 0 });
  }

  return { fetch: async (request: Request): Promise<Response> => app.fetch(request) };
}

/** Reads a request strictly: a misspelled field would have no effect, and the test would pass. */
async function readControlRequest<const Schema extends RequestSchema>(c: Context, schema: Schema) {
  return readRequest(schema, await readJsonBody(c.req.raw), { where: "body", strict: true });
}

function createRouteNotFoundError(c: Context): EngineError {
  return new EngineError("route_not_found", `There is nothing at ${c.req.method} ${c.req.path}.`);
}
