import type { CallContext, ServedEngine } from "../contract/engine.ts";
import { OPERATIONS, type OperationName, type OperationRoute } from "../contract/operations/operations.ts";
import { readRequest } from "../contract/request/read-request.ts";
import type { AskEvent, AskInput } from "../contract/schemas/ask.ts";
import { EngineError } from "../errors.ts";
import { readAskEvents } from "./read-ask-events.ts";
import { toEngineError } from "./to-engine-error.ts";

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
 *
 * @example
 * ```ts
 * import { createClient } from "headnote/client";
 * import { startServer } from "headnote/node";
 *
 * const server = await startServer();
 * const client = createClient({ url: server.url, key: "headnote-dev-key" });
 * const { data } = await client.citations.resolve({ citation: "347 U.S. 483" });
 * console.log(data.caseName); // Brown v. Board of Education
 * await server.close();
 * ```
 */
export function createClient(options: ClientOptions): ServedEngine {
  return {
    citations: {
      resolve: createVerb(options, "citations.resolve"),
      search: createVerb(options, "citations.search"),
      case: createVerb(options, "citations.case"),
      citationsOf: createVerb(options, "citations.citationsOf"),
      citedBy: createVerb(options, "citations.citedBy"),
      network: createVerb(options, "citations.network"),
      explain: createVerb(options, "citations.explain"),
      path: createVerb(options, "citations.path"),
      similar: createVerb(options, "citations.similar"),
      relyingOn: createVerb(options, "citations.relyingOn"),
      history: createVerb(options, "citations.history"),
      check: createVerb(options, "citations.check"),
      export: createVerb(options, "citations.export"),
      styles: createVerb(options, "citations.styles"),
    },
    research: {
      search: createVerb(options, "research.search"),
      explain: createVerb(options, "research.explain"),
      suggest: createVerb(options, "research.suggest"),
      similar: createVerb(options, "research.similar"),
      batch: createVerb(options, "research.batch"),
      export: createVerb(options, "research.export"),
      newSince: createVerb(options, "research.newSince"),
    },
    statutes: {
      search: createVerb(options, "statutes.search"),
      states: createVerb(options, "statutes.states"),
      codes: createVerb(options, "statutes.codes"),
      section: createVerb(options, "statutes.section"),
    },
    acts: {
      list: createVerb(options, "acts.list"),
      amendments: createVerb(options, "acts.amendments"),
      text: createVerb(options, "acts.text"),
    },
    ask: (request, context) => streamAnswer(options, request, context),
    credits: {
      pricing: createVerb(options, "credits.pricing"),
      balance: createVerb(options, "credits.balance"),
      ledger: createVerb(options, "credits.ledger"),
    },
    close: async () => {},
  };
}

function createVerb<Body>(options: ClientOptions, name: OperationName) {
  return async (input?: unknown, context: CallContext = {}): Promise<Body> => {
    const { request: schema, route } = OPERATIONS[name];
    if (route === null) throw new EngineError("route_not_found", `${name} has no route.`);
    const fields = readRequest(schema, input, { where: "body" }) as Fields;
    const response = await send(options, toRequest(route, fields, options, context));
    if (!response.ok) throw await toEngineError(response);
    return response.json() as Promise<Body>;
  };
}

/** The events of an answer. `return` gives the connection up at once, also while an event is being waited for. */
function streamAnswer(options: ClientOptions, input: AskInput, { signal, ...context }: CallContext = {}) {
  const givenUp = new AbortController();
  const either = signal ? AbortSignal.any([signal, givenUp.signal]) : givenUp.signal;
  const events = fetchAskEvents(options, input, { ...context, signal: either });
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

async function* fetchAskEvents(
  options: ClientOptions,
  input: AskInput,
  context: CallContext,
): AsyncGenerator<AskEvent, void> {
  const { request: schema, route } = OPERATIONS["ask.stream"];
  const fields = readRequest(schema, input, { where: "body" });
  const request = toRequest(route, fields, options, context);
  request.headers.set("Accept", "text/event-stream");
  const response = await send(options, request);
  if (!response.ok || response.body === null) throw await toEngineError(response);
  try {
    yield* readAskEvents(response.body);
  } catch (cause) {
    context.signal?.throwIfAborted();
    throw cause instanceof EngineError ? cause : createUnreachableError(request, cause);
  }
}

async function send({ fetch }: ClientOptions, request: Request): Promise<Response> {
  try {
    return await (fetch === undefined ? globalThis.fetch(request) : fetch(request));
  } catch (cause) {
    request.signal.throwIfAborted();
    throw createUnreachableError(request, cause);
  }
}

function createUnreachableError({ url }: Request, cause: unknown): EngineError {
  return new EngineError("internal", `${new URL(url).origin} could not be reached.`, {}, cause);
}

function toRequest(route: OperationRoute, fields: Fields, { url, key }: ClientOptions, context: CallContext): Request {
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
