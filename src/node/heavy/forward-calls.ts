import { type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { EngineError } from "../../errors.ts";
import type { ForwardedCall } from "../../http/handler-options.ts";

/** Headers of a connection, not of an answer. */
const CONNECTION_HEADERS: ReadonlySet<string> = new Set(["connection", "keep-alive", "transfer-encoding", "date"]);

/** Headers of a request that decide its answer. */
const SENT_HEADERS = ["Authorization", "Content-Type", "Idempotency-Key", "Accept"] as const;

/**
 * Creates a function that has calls answered by other processes, each by the one that has the fewest calls of this
 * process. The answer is passed on as it arrives; no more of it is kept than a connection buffers.
 * @param sockets paths of the sockets on which the processes listen
 */
export function createCallForwarder(sockets: readonly string[]): (call: ForwardedCall) => Promise<Response> {
  const processes = sockets.map((socket) => ({ socket, calls: 0 }));
  return ({ request: { method, headers }, path, body, requestId, signal }) =>
    new Promise((resolve, reject) => {
      const chosen = processes.reduce((best, one) => (one.calls < best.calls ? one : best));
      const sent = request({
        socketPath: chosen.socket,
        path,
        method,
        signal,
        agent: false,
        headers: {
          ...Object.fromEntries(
            SENT_HEADERS.flatMap((name) => [[name, headers.get(name)]].filter(([, value]) => value)),
          ),
          ...(body !== undefined && { "Content-Length": Buffer.byteLength(body) }),
          "X-Request-Id": requestId,
        },
      });
      chosen.calls++;
      sent.once("close", () => chosen.calls--);
      sent.once("response", (answer) => resolve(toResponse(answer)));
      sent.once("error", (error) => reject(signal.aborted ? signal.reason : createUnreachableError(error)));
      sent.end(body);
    });
}

function toResponse(answer: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    if (value !== undefined && !CONNECTION_HEADERS.has(name)) headers.set(name, String(value));
  return new Response(Readable.toWeb(answer) as ReadableStream<Uint8Array>, { status: answer.statusCode!, headers });
}

function createUnreachableError(cause: unknown): EngineError {
  const message = "The process that answers heavy calls is being replaced. Try again later; nothing was debited.";
  return new EngineError("overloaded", message, {}, cause);
}
