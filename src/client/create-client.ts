import { abortOnReturn } from "../async/abort-on-return.ts";
import { type AnyVerb, buildEngine } from "../contract/build-engine.ts";
import type { CallContext, ServedEngine, ServedEngineOf } from "../contract/engine.ts";
import {
  listOperations,
  type Operation,
  type OperationRoute,
  type Operations,
} from "../contract/operations/operation.ts";
import { OPERATIONS } from "../contract/operations/operations.ts";
import { toCamelCase } from "../contract/request/field-name.ts";
import { readRequest } from "../contract/request/read-request.ts";
import type { AskEvent } from "../contract/schemas/ask.ts";
import { EngineError } from "../errors.ts";
import { readAskEvents } from "./read-ask-events.ts";
import { toEngineError } from "./to-engine-error.ts";

/** Options of {@link createClient}. */
export interface ClientOptions {
  /** Address of the service, without `/api/v1`. */
  readonly url: string;
  /** The API key; absent if the service requires none. */
  readonly key?: string;
  /** Sends a request. Default: `fetch` of the runtime. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** Options of {@link createClient} for a service with other operations. */
export interface CustomClientOptions<Given extends Operations> extends ClientOptions {
  /** The operations of the service. */
  readonly operations: Given;
}

/**
 * Creates the engine's verbs over HTTP. Failures are the same `EngineError`s that the engine throws; the service
 * validates requests. Of the call context, `idempotencyKey` and `signal` are used; the account is that of the key.
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
export function createClient(options: ClientOptions): ServedEngine;
/** Creates the verbs of other operations over HTTP. */
export function createClient<const Given extends Operations>(
  options: CustomClientOptions<Given>,
): ServedEngineOf<NoInfer<Given>>;
/** Creates the verbs over HTTP, by default those of this package. */
export function createClient(options: ClientOptions & { readonly operations?: Operations }): object {
  const { operations = OPERATIONS } = options;
  return buildEngine(
    listOperations(selectServedAreas(operations)),
    ({ name, streams, operation }) => {
      const { route } = operation;
      if (route === null) return () => Promise.reject(new EngineError("route_not_found", `${name} has no route.`));
      const endpoint = { operation, route };
      return streams ? createStream(options, endpoint) : createVerb(options, endpoint);
    },
    async () => {},
  );
}

type Connection = Pick<ClientOptions, "url" | "key" | "fetch">;

/** An operation and where it is served. */
interface Endpoint {
  readonly operation: Operation;
  readonly route: OperationRoute;
}

/** Returns the areas in which at least one operation has a route. */
function selectServedAreas(operations: Operations): Operations {
  const areas = Object.entries(operations);
  return Object.fromEntries(areas.filter(([, area]) => Object.values(area).some(({ route }) => route !== null)));
}

function createVerb(connection: Connection, endpoint: Endpoint): AnyVerb {
  return async (input, context = {}) => {
    const response = await send(connection, toRequest(endpoint, input, connection, context));
    if (!response.ok) throw await toEngineError(response);
    return response.json();
  };
}

/** Creates the verb of a stream. Ending the iteration closes the connection, even while an event is pending. */
function createStream(connection: Connection, endpoint: Endpoint): AnyVerb {
  return (input, context = {}) =>
    abortOnReturn((signal) => fetchEvents(connection, endpoint, input, { ...context, signal }), context.signal);
}

async function* fetchEvents(
  connection: Connection,
  endpoint: Endpoint,
  input: unknown,
  context: CallContext,
): AsyncGenerator<AskEvent, void> {
  const request = toRequest(endpoint, input, connection, context);
  request.headers.set("Accept", "text/event-stream");
  const response = await send(connection, request);
  if (!response.ok || response.body === null) throw await toEngineError(response);
  try {
    yield* readAskEvents(response.body);
  } catch (cause) {
    context.signal?.throwIfAborted();
    throw cause instanceof EngineError ? cause : createUnreachableError(request, cause);
  }
}

async function send({ fetch }: Connection, request: Request): Promise<Response> {
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

/**
 * Converts a call to an HTTP request.
 * @throws EngineError `validation_failed` for a request that an address cannot express
 */
function toRequest(
  { operation, route }: Endpoint,
  input: unknown,
  { url, key }: Connection,
  context: CallContext,
): Request {
  const headers = new Headers({ Accept: "application/json" });
  if (key !== undefined) headers.set("Authorization", `Bearer ${key}`);
  if (context.idempotencyKey !== undefined) headers.set("Idempotency-Key", context.idempotencyKey);
  const { path, rest } =
    route.method === "GET" || route.path.includes("{")
      ? fillPath(operation, route, input)
      : { path: route.path, rest: input };
  const address = new URL(url.replace(/\/+$/, "") + path);
  if (route.method === "GET") {
    for (const [name, value] of Object.entries(rest ?? {})) address.searchParams.set(name, String(value));
    return new Request(address, { headers, signal: context.signal });
  }
  headers.set("Content-Type", "application/json");
  const body = JSON.stringify(rest ?? {});
  return new Request(address, { method: route.method, headers, body, signal: context.signal });
}

/**
 * Puts the fields that a path names into it, and returns the others. The request is validated, because an invalid value
 * could lead to another path, and a query cannot express an empty text. All other requests are validated by the
 * service.
 */
function fillPath({ request }: Operation, { path: template }: OperationRoute, input: unknown) {
  const fields = readRequest(request, input, { where: "body" }) as Readonly<Record<string, unknown>>;
  const rest = new Map(Object.entries(fields).filter(([, value]) => value !== undefined));
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const field = toCamelCase(name);
    const value = rest.get(field);
    rest.delete(field);
    return encodeURIComponent(String(value));
  });
  return { path, rest: Object.fromEntries(rest) };
}
