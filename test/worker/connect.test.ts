import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Engine } from "../../src/contract/engine.ts";
import { EngineError } from "../../src/errors.ts";
import { connect } from "../../src/worker/connect.ts";
import { expose } from "../../src/worker/expose.ts";
import type { Endpoint } from "../../src/worker/wire.ts";
import { openSmallEngine } from "../support/corpora/small-engine.ts";

// The two sides of a connection in one process; browser tests put a worker between them.
describe("an engine at the other end of a channel", () => {
  const ports: MessagePort[] = [];
  let inProcess: Engine;
  let engine: Engine;

  function endpoints(): [Endpoint, Endpoint] {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    return [port1, port2];
  }

  beforeAll(async () => {
    inProcess = (await openSmallEngine()).engine;
    const [here, there] = endpoints();
    expose(inProcess, { endpoint: there });
    engine = connect(here);
  });
  afterAll(async () => {
    await engine.close();
    for (const port of ports) port.close();
  });

  it("answers as it does in process", async () => {
    const here = await inProcess.research.search({ query: "wrongly decided" });
    expect((await engine.research.search({ query: "wrongly decided" })).data).toEqual(here.data);
  });

  it("keeps an error's code and details", async () => {
    const error = await engine.research.search({ query: "a AND ( b" }).catch((thrown: unknown) => thrown);
    const same = await inProcess.research.search({ query: "a AND ( b" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(EngineError);
    expect({ ...(error as EngineError) }).toEqual({ ...(same as EngineError) });
    expect((error as EngineError).message).toBe((same as EngineError).message);
  });

  it("forwards an abort with its reason", async () => {
    const reason = new Error("changed my mind");
    const call = engine.research.search({ query: "ferry" }, { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
  });

  it("streams an answer as it does in process", async () => {
    const question = "Was the ferry case wrongly decided?";
    const types = async (from: Engine) => {
      const seen: string[] = [];
      for await (const event of from.ask({ question })) seen.push(event.type);
      return seen;
    };
    const seen = await types(engine);
    expect(seen).toEqual(await types(inProcess));
    expect(seen.at(-1)).toBe("done");
  });

  describe("a stream", () => {
    /** An engine whose answers are `items`, and what becomes of them. */
    function streaming(items: (signal: AbortSignal) => AsyncIterable<unknown>) {
      const [here, there] = endpoints();
      let signal: AbortSignal | undefined;
      const ask = (_: unknown, context: { signal: AbortSignal }) => {
        signal = context.signal;
        return items(context.signal);
      };
      expose({ ...inProcess, ask } as unknown as Engine, { endpoint: there });
      const stream = connect(here).ask({ question: "?" }) as AsyncIterable<unknown>;
      return { stream: stream[Symbol.asyncIterator](), aborted: () => signal?.aborted };
    }

    it("keeps every item in order, whether they come at once or one by one", async () => {
      const { stream } = streaming(async function* () {
        for (let item = 0; item < 500; item++) {
          if (item % 90 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
          yield item;
        }
      });
      const asked = Array.from({ length: 502 }, () => stream.next());
      const given = await Promise.all(asked);
      expect(given.slice(0, 500).map(({ value }) => value)).toEqual(Array.from({ length: 500 }, (_, item) => item));
      expect(given.slice(500)).toEqual([
        { done: true, value: undefined },
        { done: true, value: undefined },
      ]);
    });

    it("delivers an item without waiting for the next", async () => {
      const { stream } = streaming(async function* (signal) {
        yield 1;
        await new Promise((resolve) => signal.addEventListener("abort", resolve));
      });
      expect(await stream.next()).toEqual({ done: false, value: 1 });
      await stream.return?.();
    });

    it("ends immediately by return(), even during a pending read, and cleans up", async () => {
      let cleaned = false;
      const { stream, aborted } = streaming(async function* (signal) {
        try {
          yield 1;
          await new Promise((resolve) => signal.addEventListener("abort", resolve));
          yield 2;
        } finally {
          cleaned = true;
        }
      });
      await stream.next();
      const waiting = stream.next();
      await stream.return?.();
      expect(await waiting).toEqual({ done: true, value: undefined });
      await expect.poll(() => [aborted(), cleaned]).toEqual([true, true]);
    });

    it("throws after its last items, with code and details", async () => {
      const { stream } = streaming(async function* () {
        yield* [1, 2];
        throw new EngineError("corpus_unavailable", "The disk is gone.", { retryAfter: 3 });
      });
      expect([await stream.next(), await stream.next()].map(({ value }) => value)).toEqual([1, 2]);
      await expect(stream.next()).rejects.toMatchObject({ code: "corpus_unavailable", details: { retryAfter: 3 } });
      expect(await stream.next()).toEqual({ done: true, value: undefined });
    });
  });

  it("keeps the calls of two connections to one worker apart", async () => {
    const [here, there] = endpoints();
    expose(inProcess, { endpoint: there });
    const [one, other] = [connect(here), connect(here)];
    const signal = AbortSignal.timeout(0);
    const cut = one.research.search({ query: "ferry" }, { signal }).catch(() => "cut");
    const [, whole] = await Promise.all([cut, other.research.search({ query: "ferry" })]);
    expect(whole.meta.total).toBeGreaterThan(0);
  });

  describe("opened by the page", () => {
    it("transfers the corpus instead of copying it, and reports the progress", async () => {
      const [here, there] = endpoints();
      let size = 0;
      expose(
        async ({ corpus }, onProgress) => {
          size = (corpus as ArrayBuffer).byteLength;
          onProgress({ phase: "open", done: size, total: size });
          return inProcess;
        },
        { endpoint: there },
      );
      const corpus = new ArrayBuffer(1000);
      const seen: unknown[] = [];
      const options = { settings: { corpus }, onProgress: (progress: unknown) => void seen.push(progress) };
      await connect(here, options).ready;
      expect([size, corpus.byteLength]).toEqual([1000, 0]);
      await expect.poll(() => seen).toEqual([{ phase: "open", done: 1000, total: 1000 }]);
    });

    it("rejects every call with the error of the opening", async () => {
      const [here, there] = endpoints();
      const open = async () => {
        throw new EngineError("corpus_unavailable", "The corpus file is damaged.");
      };
      expose(open, { endpoint: there });
      const failed = connect(here, { settings: { corpus: { name: "none" } } });
      const error = expect.objectContaining({ code: "corpus_unavailable", message: "The corpus file is damaged." });
      await expect(failed.ready).rejects.toEqual(error);
      await expect(failed.corpus.stats()).rejects.toEqual(error);
    });
  });

  it("rejects pending calls if the worker fails or the engine is closed", async () => {
    const [here, there] = endpoints();
    expose(new Promise<Engine>(() => {}), { endpoint: there });
    const waiting = connect(here);
    const call = waiting.corpus.stats();
    (here as MessagePort).dispatchEvent(Object.assign(new Event("error"), { message: "no such script" }));
    await expect(call).rejects.toMatchObject({ code: "corpus_unavailable" });
    await expect(waiting.corpus.stats()).rejects.toMatchObject({ message: expect.stringContaining("no such script") });
  });

  it("rejects calls to a closed port", async () => {
    const [here, there] = endpoints();
    expose(new Promise<Engine>(() => {}), { endpoint: there });
    const waiting = connect(here);
    const call = waiting.corpus.stats();
    (there as MessagePort).close();
    const error = { code: "corpus_unavailable", message: expect.stringContaining("has ended") };
    await expect(call).rejects.toMatchObject(error);
    await expect(waiting.corpus.stats()).rejects.toMatchObject(error);
  });
});
