import type { OperationRoute, RoutedEndpoint } from "../contract/operations/operation.ts";
import type { RoutedOperation } from "../contract/operations/operations.ts";
import { readRequest } from "../contract/request/read-request.ts";
import type { AskEvent } from "../contract/schemas/ask.ts";
import { LOCAL_ACCOUNT } from "../credits/ledger.ts";
import { EngineError } from "../errors.ts";
import { type Attachment, toAttachmentResponse } from "./attachment.ts";
import type { ApiKey } from "./authenticator.ts";
import { callEndpoint } from "./call-endpoint.ts";
import type { CallState } from "./call-state.ts";
import { cutStream } from "./cut-stream.ts";
import { createEventStream, EVENT_STREAM_HEADERS } from "./event-stream.ts";
import type { HandlerOptions, InjectedFault } from "./handler-options.ts";
import { toJsonResponse } from "./json-response.ts";
import type { CallQueue } from "./queue/call-queue.ts";
import { isHeavyCall } from "./queue/heavy-calls.ts";
import { readJsonBody } from "./read-json-body.ts";

/** Services of the handler that serving an endpoint needs. */
export interface EndpointServices
  extends Pick<HandlerOptions, "strict" | "heartbeatMs" | "injectFault" | "yieldToEventLoop" | "forwardHeavyCall"> {
  /** Null if everyone may call. */
  readonly authenticate: ((header: string | undefined) => Promise<ApiKey>) | null;
  /** Throws `rate_limited`. */
  readonly limitRate?: (account: string) => void | Promise<void>;
  /** The turns of heavy calls. */
  readonly heavyCalls: CallQueue;
  /** Throws `corpus_unavailable` if there is no engine. */
  requireEngine(): object;
  /** Reports an error and returns it as the caller may see it. */
  reportError(c: CallState, thrown: unknown): EngineError;
}

/** Answers a request to one endpoint: authenticates, validates the request once, calls the verb, sends the answer. */
export async function serveEndpoint(
  c: CallState,
  endpoint: RoutedEndpoint,
  services: EndpointServices,
): Promise<Response> {
  const { name, operation, route } = endpoint;
  c.set("endpoint", name);
  requireMethod(c, route.method);
  const account = await authenticate(c, services);
  const disconnected = operation.streams ? createLinkedController(c.req.raw.signal) : undefined;
  const signal = disconnected?.signal ?? c.req.raw.signal;
  const fault = await services.injectFault?.(name as RoutedOperation, signal);
  if (fault?.response) return fault.response;

  const request = await readEndpointRequest(c, endpoint, services.strict);
  const call = { account, idempotencyKey: c.req.header("Idempotency-Key"), signal };
  await services.yieldToEventLoop?.();
  const engine = services.requireEngine();
  const isHeavy = isHeavyCall(operation.heavy, request);
  if (isHeavy && services.forwardHeavyCall) return forwardCall(c, services.forwardHeavyCall, signal);
  const endTurn = isHeavy ? await services.heavyCalls.enter(signal) : undefined;
  try {
    const answer = callEndpoint(engine, endpoint, request, call);
    if (Symbol.asyncIterator in answer) {
      return await streamEvents(c, answer as AsyncIterable<AskEvent>, { services, disconnected, fault });
    }
    const body = await answer;
    const file = operation.fileTypes && (body as { readonly data: Attachment }).data;
    return (file && toAttachmentResponse(c.req.header("Accept"), file)) ?? (await toJsonResponse(body, signal));
  } finally {
    // Of a stream, after its first event: the others are paced by the reader, who could keep a turn for ever.
    endTurn?.();
  }
}

/**
 * Creates a controller that aborts when a request does. `AbortSignal.any` would do the same, but V8 frees what it links
 * only when it collects all garbage.
 */
function createLinkedController(signal: AbortSignal): AbortController {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });
  return controller;
}

/** Returns the answer of another handler, which also records the call. */
async function forwardCall(
  c: CallState,
  forward: NonNullable<HandlerOptions["forwardHeavyCall"]>,
  signal: AbortSignal,
): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  const { raw } = c.req;
  const call = { request: raw, path: pathname + search, body: c.get("body"), requestId: c.get("requestId"), signal };
  const answer = await forward(call);
  c.set("isRecorded", true);
  return answer;
}

/** A path of the API has one method. HEAD is refused too: it would cost as much as GET and return nothing. */
export function requireMethod(c: CallState, ...methods: readonly (OperationRoute["method"] | "HEAD")[]): void {
  if (methods.some((method) => method === c.req.raw.method)) return;
  throw new EngineError("method_not_allowed", `${c.req.path} knows ${methods.join(" and ")} only.`, { allow: methods });
}

/** Returns the account that pays. */
async function authenticate(c: CallState, { authenticate, limitRate }: EndpointServices): Promise<string> {
  const key = await authenticate?.(c.req.header("Authorization"));
  const account = key?.account ?? LOCAL_ACCOUNT;
  c.set("account", account);
  await limitRate?.(account);
  return account;
}

async function readEndpointRequest(
  c: CallState,
  { operation, route }: RoutedEndpoint,
  strict: boolean | undefined,
): Promise<unknown> {
  const where = route.method === "POST" ? "body" : "query";
  c.set("where", where);
  const input =
    where === "body"
      ? await readJsonBody(c.req.raw, { onText: (text) => c.set("body", text), isLengthTrue: c.env.isLengthTrue })
      : new URL(c.req.url).searchParams;
  return readRequest(operation.request, input, { where, path: c.req.param(), strict });
}

interface StreamedAnswer {
  readonly services: EndpointServices;
  /** Aborted when the reader disconnects. */
  readonly disconnected: AbortController | undefined;
  readonly fault: InjectedFault | undefined;
}

async function streamEvents(
  c: CallState,
  events: AsyncIterable<AskEvent>,
  { services, disconnected, fault }: StreamedAnswer,
): Promise<Response> {
  const stream = await createEventStream(events, {
    heartbeatMs: services.heartbeatMs,
    onDisconnect: () => disconnected?.abort(),
    onError: (thrown) => services.reportError(c, thrown),
    onEnd: (sent) => c.get("onEnd")(sent),
  });
  c.set("isRecorded", true);
  const sent = fault?.cutAfter === undefined ? stream : cutStream(stream, fault.cutAfter, c.env.drop);
  return new Response(sent, { headers: EVENT_STREAM_HEADERS });
}
