import type { AskEvent, AskInput } from "../contract/ask.ts";
import type { CallContext, ServedEngine } from "../contract/engine.ts";
import { OPERATIONS, type OperationName, type Route } from "../contract/operations.ts";
import { readRequest } from "../contract/read.ts";
import { EngineError } from "../errors.ts";
import { readAskEvents } from "./ask.ts";
import { toError } from "./problem.ts";

/** Which service a client calls, and how. */
export interface ClientOptions {
  /** Address of the service, without `/api/v1`. */
  readonly url: string;
  /** The API key; left out where the service asks for none. */
  readonly key?: string;
  /** Default: the runtime's own. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * The engine's verbs over HTTP. A failure is the same `EngineError` that the engine threw. Of the call context,
 * `idempotencyKey` and `signal` count; the account is the key's.
 */
export function createClient(options: ClientOptions): ServedEngine {
  return {
    citations: {
      resolve: verb(options, "citations.resolve"),
      search: verb(options, "citations.search"),
      case: verb(options, "citations.case"),
      citationsOf: verb(options, "citations.citationsOf"),
      citedBy: verb(options, "citations.citedBy"),
      network: verb(options, "citations.network"),
      explain: verb(options, "citations.explain"),
      path: verb(options, "citations.path"),
      similar: verb(options, "citations.similar"),
      relyingOn: verb(options, "citations.relyingOn"),
      history: verb(options, "citations.history"),
      check: verb(options, "citations.check"),
      export: verb(options, "citations.export"),
      styles: verb(options, "citations.styles"),
    },
    research: {
      search: verb(options, "research.search"),
      explain: verb(options, "research.explain"),
      suggest: verb(options, "research.suggest"),
      similar: verb(options, "research.similar"),
      batch: verb(options, "research.batch"),
      export: verb(options, "research.export"),
      newSince: verb(options, "research.newSince"),
    },
    statutes: {
      search: verb(options, "statutes.search"),
      states: verb(options, "statutes.states"),
      codes: verb(options, "statutes.codes"),
      section: verb(options, "statutes.section"),
    },
    acts: {
      list: verb(options, "acts.list"),
      amendments: verb(options, "acts.amendments"),
      text: verb(options, "acts.text"),
    },
    ask: (request, context) => ask(options, request, context),
    credits: {
      pricing: verb(options, "credits.pricing"),
      balance: verb(options, "credits.balance"),
      ledger: verb(options, "credits.ledger"),
    },
    close: async () => {},
  };
}

function verb<Body>(options: ClientOptions, name: OperationName) {
  return async (input?: unknown, context: CallContext = {}): Promise<Body> => {
    const { request: schema, route } = OPERATIONS[name];
    if (route === null) throw new EngineError("route_not_found", `${name} has no route.`);
    const fields = readRequest(schema, input, { where: "body" }) as Fields;
    const response = await send(options, toRequest(route, fields, options, context));
    if (!response.ok) throw await toError(response);
    return response.json() as Promise<Body>;
  };
}

/** The events of an answer. `return` gives the connection up at once, also while an event is being waited for. */
function ask(options: ClientOptions, input: AskInput, { signal, ...context }: CallContext = {}) {
  const givenUp = new AbortController();
  const either = signal ? AbortSignal.any([signal, givenUp.signal]) : givenUp.signal;
  const events = askEvents(options, input, { ...context, signal: either });
  return {
    next: () => events.next().catch((error: unknown) => (givenUp.signal.aborted ? DONE : Promise.reject(error))),
    async return() {
      givenUp.abort();
      await events.return().catch(() => undefined);
      return DONE;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const DONE = { done: true, value: undefined } as const;

async function* askEvents(
  options: ClientOptions,
  input: AskInput,
  context: CallContext,
): AsyncGenerator<AskEvent, void> {
  const { request: schema, route } = OPERATIONS["ask.stream"];
  const fields = readRequest(schema, input, { where: "body" });
  const request = toRequest(route, fields, options, context);
  request.headers.set("Accept", "text/event-stream");
  const response = await send(options, request);
  if (!response.ok || response.body === null) throw await toError(response);
  try {
    yield* readAskEvents(response.body);
  } catch (cause) {
    context.signal?.throwIfAborted();
    throw cause instanceof EngineError ? cause : unreachable(request, cause);
  }
}

async function send({ fetch }: ClientOptions, request: Request): Promise<Response> {
  try {
    return await (fetch === undefined ? globalThis.fetch(request) : fetch(request));
  } catch (cause) {
    request.signal.throwIfAborted();
    throw unreachable(request, cause);
  }
}

function unreachable({ url }: Request, cause: unknown): EngineError {
  return new EngineError("internal", `${new URL(url).origin} could not be reached.`, {}, cause);
}

function toRequest(route: Route, fields: Fields, { url, key }: ClientOptions, context: CallContext): Request {
  const rest = new Map(Object.entries(fields).filter(([, value]) => value !== undefined));
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const field = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const value = rest.get(field);
    rest.delete(field);
    return encodeURIComponent(String(value));
  });
  const address = new URL(url.replace(/\/+$/, "") + path);
  const headers = new Headers({ Accept: "application/json" });
  if (key !== undefined) headers.set("Authorization", `Bearer ${key}`);
  if (context.idempotencyKey !== undefined) headers.set("Idempotency-Key", context.idempotencyKey);
  if (route.method === "GET") {
    for (const [name, value] of rest) address.searchParams.set(name, String(value));
    return new Request(address, { headers, signal: context.signal });
  }
  headers.set("Content-Type", "application/json");
  const body = JSON.stringify(Object.fromEntries(rest));
  return new Request(address, { method: route.method, headers, body, signal: context.signal });
}

type Fields = Readonly<Record<string, unknown>>;
