import { createParser } from "eventsource-parser";
import { describe, expect, it } from "vitest";
import { readAskEvents } from "../../src/client/read-ask-events.ts";
import { readServerSentEvents } from "../../src/client/read-server-sent-events.ts";
import type { AskEvent } from "../../src/contract/schemas/ask.ts";
import { EngineError } from "../../src/errors.ts";
import { cutStream } from "../../src/http/cut-stream.ts";
import { createEventStream, type EventStreamOptions } from "../../src/http/event-stream.ts";

const META = { processingTimeMs: 1, creditsConsumed: 15, creditsRemaining: 85 };
const DONE = { questionInterpreted: "a\u2028b\u2029c\x85d\fe", mode: "standard", meta: META } as const;
const EVENTS: readonly AskEvent[] = [
  { type: "stream_init", streamId: "s-1" },
  { type: "thinking", step: { id: "1", message: "12 passages read", status: "complete", progress: 0.5 } },
  { type: "sources", count: 0, sources: [] },
  { type: "thinking_complete" },
  ...["“Equal protection”\r\nmeans:\n\n", "§ 1 — न्याय 𝔸\r", "\n\n : x [1]"].map((content) => chunk(content)),
  { type: "done", data: DONE, ...DONE, sources: [] },
];

function chunk(content: string) {
  return { type: "chunk", content, text: content } as const;
}

async function* told(events: readonly (AskEvent | Error)[]) {
  for (const event of events) {
    if (event instanceof Error) throw event;
    yield event;
  }
}

const open = (events: readonly (AskEvent | Error)[] = EVENTS, options?: EventStreamOptions) =>
  createEventStream(told(events), options);

async function textOf(stream: ReadableStream<Uint8Array>) {
  return new Response(stream).text();
}

async function all<Item>(items: AsyncIterable<Item>) {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe("the bytes of a stream", () => {
  it("name each event, and set the retry interval in the first", async () => {
    const [first, second] = EVENTS;
    expect(await textOf(await open([first!, second!]))).toBe(
      `retry: 3000\nevent: stream_init\ndata: ${JSON.stringify(first)}\n\nevent: thinking\ndata: ${JSON.stringify(second)}\n\n`,
    );
  });

  it("write one data line per event, also for readers that end lines at Unicode separators", async () => {
    const lines = (await textOf(await open())).split(/\r\n|[\r\n\v\f\x85\u2028\u2029]/);
    expect(lines.filter((line) => line.startsWith("data: "))).toHaveLength(EVENTS.length);
  });

  it("send a comment of one line while no event arrives", async () => {
    let go = () => {};
    const waiting = new Promise<void>((resolve) => {
      go = resolve;
    });
    async function* slow(): AsyncGenerator<AskEvent> {
      yield EVENTS[0]!;
      await waiting;
      yield EVENTS[3]!;
    }
    const reader = (await createEventStream(slow(), { heartbeatMs: 5 })).getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    await read();
    expect([await read(), await read()]).toEqual([": keep-alive\n", ": keep-alive\n"]);
    go();
    expect(await read()).toMatch(/^event: thinking_complete\n/);
    expect((await reader.read()).done).toBe(true);
  });
});

describe("failures of a stream", () => {
  it("throws an error before the first event", async () => {
    await expect(open([new EngineError("insufficient_credits", "No.")])).rejects.toMatchObject({
      code: "insufficient_credits",
    });
  });

  it.each([
    [new EngineError("corpus_unavailable", "Damaged."), "corpus_unavailable", "Damaged."],
    [new TypeError("secret.ts"), "internal", "Something went wrong here. It is not your request's fault."],
  ])("sends a later error as the last event: %s", async (error, code, message) => {
    const ended: number[] = [];
    const stream = await open([EVENTS[0]!, error], { onEnd: (sent) => ended.push(sent) });
    const events = await all(readServerSentEvents(stream));
    expect(events).toHaveLength(2);
    expect(JSON.parse(events[1]!.data)).toEqual({ type: "error", code, message, detail: message });
    expect(ended).toEqual([2]);
  });

  it("ends the stream after an error event of the operation", async () => {
    const failed = { type: "error", code: "internal", message: "m", detail: "m" } as const;
    expect(await all(readServerSentEvents(await open([EVENTS[0]!, failed, EVENTS[3]!])))).toHaveLength(2);
  });
});

describe("the reader of a stream", () => {
  it("does no work for a client that reads nothing", async () => {
    let made = 0;
    async function* endless(): AsyncGenerator<AskEvent> {
      for (;;) {
        made++;
        yield chunk("x");
      }
    }
    const reader = (await createEventStream(endless())).getReader();
    for (let i = 0; i < 3; i++) await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(made).toBeLessThanOrEqual(4);
    await reader.cancel();
  });

  it("stops the work of a client that disconnects, also while it waits", async () => {
    const hangUp = new AbortController();
    let cleaned = 0;
    async function* waiting(): AsyncGenerator<AskEvent> {
      try {
        yield EVENTS[0]!;
        await new Promise((_, reject) => hangUp.signal.addEventListener("abort", () => reject(hangUp.signal.reason)));
      } finally {
        cleaned = performance.now();
      }
    }
    const told: unknown[] = [];
    const stream = await createEventStream(waiting(), {
      onDisconnect: () => hangUp.abort(),
      onError: (error) => {
        told.push(error);
        return new EngineError("internal", "");
      },
    });
    const reader = stream.getReader();
    await reader.read();
    const next = reader.read();
    const left = performance.now();
    await reader.cancel();
    await next;
    expect(cleaned - left).toBeGreaterThanOrEqual(0);
    expect(cleaned - left).toBeLessThan(50);
    expect(told).toEqual([]);
  });
});

describe("a stream that is cut", () => {
  it.each([0, 1, 3])("after %i events breaks there", async (count) => {
    const stream = cutStream(await open(), count, undefined);
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { event } of readServerSentEvents(stream)) seen.push(event);
    })();
    await expect(reading).rejects.toThrow("cut");
    expect(seen).toEqual(EVENTS.slice(0, count).map(({ type }) => type));
  });
});

/** The bytes of the stream, divided or encoded in another way. */
const TRANSPORTS: Readonly<Record<string, (bytes: Uint8Array) => readonly Uint8Array[]>> = {
  "as it is": (bytes) => [bytes],
  "byte by byte": (bytes) => Array.from(bytes, (byte) => Uint8Array.of(byte)),
  "in pieces of seven": (bytes) => pieces(bytes, 7),
  "with CRLF": (bytes) =>
    pieces(
      rewritten(bytes, (text) => text.replaceAll("\n", "\r\n")),
      3,
    ),
  // eventsource-parser waits after a final CR for the next byte.
  "with CR": (bytes) =>
    pieces(
      rewritten(bytes, (text) => `${text.replaceAll("\n", "\r")}:\n`),
      3,
    ),
  "with comments": (bytes) => [rewritten(bytes, (text) => text.replace(/^event/gm, ": keep-alive\nevent"))],
  "with a byte order mark": (bytes) => [rewritten(bytes, (text) => `\ufeff${text}`)],
  "data lines alone": (bytes) => [rewritten(bytes, (text) => text.replace(/^(?:event|retry):.*\n/gm, ""))],
  "no space behind the colon": (bytes) => [rewritten(bytes, (text) => text.replace(/^(event|data): /gm, "$1:"))],
  "data over many lines": (bytes) => [
    rewritten(bytes, (text) =>
      text.replace(/^data: (.*)$/gm, (_, json: string) =>
        JSON.stringify(JSON.parse(json), null, 1)
          .split("\n")
          .map((line) => `data: ${line}`)
          .join("\n"),
      ),
    ),
  ],
};

function pieces(bytes: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}

function rewritten(bytes: Uint8Array, write: (text: string) => string): Uint8Array {
  return new TextEncoder().encode(write(new TextDecoder().decode(bytes)));
}

/** Readers of the stream, ours and others'. */
const READERS: Readonly<Record<string, (stream: ReadableStream<Uint8Array>) => Promise<unknown[]>>> = {
  "the typed client's reader": (stream) => all(readAskEvents(stream)),
  "eventsource-parser": async (stream) => {
    const events: unknown[] = [];
    const parser = createParser({ onEvent: ({ data }) => events.push(JSON.parse(data)) });
    const decoder = new TextDecoder();
    for await (const bytes of stream) parser.feed(decoder.decode(bytes, { stream: true }));
    return events;
  },
  "a hand-written reader of event and data": async (stream) =>
    blocksOf(await textOf(stream)).map((lines) => {
      const name = valuesOf("event", lines)[0];
      const event = JSON.parse(valuesOf("data", lines).join("\n")) as AskEvent;
      if (name !== undefined) expect(name).toBe(event.type);
      return event;
    }),
  "a hand-written reader of data alone": async (stream) =>
    blocksOf(await textOf(stream)).map((lines) => JSON.parse(valuesOf("data", lines).join("\n"))),
};

function blocksOf(text: string): string[][] {
  return text
    .split(/\r\n\r\n|\r\r|\n\n/)
    .map((block) => block.split(/\r\n|\r|\n/))
    .filter((lines) => lines.some((line) => line.startsWith("data:")));
}

function valuesOf(field: string, lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith(`${field}:`)).map((line) => line.slice(field.length + 1).trimStart());
}

describe.each(Object.entries(READERS))("%s", (_, read) => {
  it.each(Object.entries(TRANSPORTS))("reads the stream %s", async (_, divide) => {
    const bytes = new TextEncoder().encode(await textOf(await open()));
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of divide(bytes)) controller.enqueue(piece);
        controller.close();
      },
    });
    expect(await read(stream)).toEqual(EVENTS);
  });
});

describe("a stream of another service of the contract", () => {
  const stream = (text: string) => new Response(text).body!;

  it("may omit unspecified fields and contain unknown ones", async () => {
    const text = [
      'event: chunk\ndata: {"content":"A"}',
      'data: {"type":"chunk","text":"B"}',
      'data: {"type":"token_count","n":3}',
      "data: [DONE]",
      'data: {"type":"done","data":{"questionInterpreted":"q","mode":"deep","meta":{"x":1}},"extra":1}',
    ].join("\n\n");
    expect(await all(readAskEvents(stream(`${text}\n\n`)))).toEqual([
      { type: "chunk", content: "A", text: "A" },
      { type: "chunk", content: "B", text: "B" },
      {
        type: "done",
        sources: [],
        questionInterpreted: "q",
        mode: "deep",
        meta: { x: 1 },
        data: { questionInterpreted: "q", mode: "deep", meta: { x: 1 } },
        extra: 1,
      },
    ]);
  });

  it.each([
    ['data: {"type":"error","code":"corpus_unavailable","message":"m"}\n\n', "corpus_unavailable", "m"],
    ['data: {"type":"error","code":"new","detail":"d"}\n\n', "internal", "d"],
    ['data: {"type":"chunk","content":"A"}\n\n', "internal", "broke off"],
    ['data: {"type":"done"', "internal", "broke off"],
  ])("reports a stream that fails as an error: %s", async (text, code, message) => {
    await expect(all(readAskEvents(stream(text)))).rejects.toMatchObject({
      code,
      message: expect.stringContaining(message),
    });
  });
});
