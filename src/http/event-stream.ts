import type { AskEvent } from "../contract/schemas/ask.ts";
import type { EngineError } from "../errors.ts";
import { toPublicError } from "./problem-response.ts";

/** Options of {@link createEventStream}. */
export interface EventStreamOptions {
  /** Milliseconds without an event after which a comment keeps the connection open; default 15,000. */
  readonly heartbeatMs?: number;
  /** Called when the reader disconnects: stops the work. */
  readonly onDisconnect?: () => void;
  /** Called once, with the number of events that were sent, when the stream has ended in any way. */
  readonly onEnd?: (sent: number) => void;
  /** Receives an error after the first event; what it returns is sent to the reader. */
  readonly onError?: (thrown: unknown) => EngineError;
}

/** Headers of a stream: intermediaries must not store, compress or buffer it. */
export const EVENT_STREAM_HEADERS = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
} as const;

/** Milliseconds that a reader waits before it connects again. */
const RETRY_MS = 3000;
const DEFAULT_HEARTBEAT_MS = 15_000;

/**
 * Returns the events as a server-sent event stream; each is requested only when the reader wants more. The first is
 * awaited before the stream is returned, so that errors of the request are thrown here and not sent in the stream.
 */
export async function createEventStream(
  events: AsyncIterable<AskEvent>,
  options: EventStreamOptions = {},
): Promise<ReadableStream<Uint8Array>> {
  const { heartbeatMs = DEFAULT_HEARTBEAT_MS, onDisconnect, onEnd, onError = toPublicError } = options;
  const iterator = events[Symbol.asyncIterator]();
  const first = await iterator.next();
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<AskEvent>> | undefined = Promise.resolve(first);
  let sent = 0;
  let isOver = false;

  function end(): void {
    isOver = true;
    onEnd?.(sent);
  }

  async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    const send = (text: string) => controller.enqueue(encoder.encode(text));
    const close = () => {
      controller.close();
      end();
    };
    try {
      next ??= iterator.next();
      const result = await waitAtMost(next, heartbeatMs);
      if (isOver) return;
      if (result === undefined) return send(HEARTBEAT_COMMENT);
      next = undefined;
      if (result.done) return close();
      send(formatEvent(result.value, sent++ === 0));
      if (result.value.type !== "error") return;
      close();
      await iterator.return?.();
    } catch (thrown) {
      if (isOver) return;
      const { code, message } = onError(thrown);
      send(formatEvent({ type: "error", code, message, detail: message }, sent++ === 0));
      close();
    }
  }

  async function cancel(): Promise<void> {
    if (isOver) return;
    end();
    onDisconnect?.();
    // Work that is waiting ends by its signal alone; `return` comes after that.
    await Promise.allSettled([next, iterator.return?.()]);
  }

  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
}

/** A comment of one line: an empty line after it would make some readers emit an empty message. */
const HEARTBEAT_COMMENT = ": keep-alive\n";

/** Formats an event, with its type in `event:` for readers that listen by name and in `data:` for all others. */
function formatEvent(event: AskEvent, isFirst: boolean): string {
  const data = JSON.stringify(event).replace(/[\x85\u2028\u2029]/g, escapeLineSeparator);
  return `${isFirst ? `retry: ${RETRY_MS}\n` : ""}event: ${event.type}\ndata: ${data}\n\n`;
}

/** Escapes a character at which some readers (Python's `splitlines`) end lines; in JSON the escape is equivalent. */
function escapeLineSeparator(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Returns the value of a promise, or undefined if it takes longer. */
async function waitAtMost<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  let stop = () => {};
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop = () => clearTimeout(timer);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    stop();
  }
}
