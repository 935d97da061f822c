import { describe, expect, it } from "vitest";
import type { CallContext, Engine } from "../../../src/contract/engine.ts";
import { EngineError } from "../../../src/errors.ts";
import { createEngineLostError, type EngineRoute, routeCalls } from "../../../src/worker/sharing/route-calls.ts";

/** Places to which a call is routed in turn; each but the last is lost. Records the contexts of the calls. */
function places(count: number) {
  const seen: CallContext[] = [];
  let at = 0;
  const made = Array.from({ length: count }, (_, place): EngineRoute => {
    const lost = createEngineLostError();
    const come = (context: CallContext) => {
      seen.push(context);
      if (place === count - 1) return;
      at = place + 1;
      throw lost;
    };
    const verb = async (_: unknown, context: CallContext) => come(context);
    async function* ask(_: unknown, context: CallContext) {
      yield "first";
      come(context);
      yield "last";
    }
    const engine = { citations: { resolve: verb }, corpus: { stats: verb }, ask } as unknown as Engine;
    return { engine: Promise.resolve(engine), disconnectError: lost };
  });
  let ids = 0;
  const engine = routeCalls({
    findRoute: () => made[at]!,
    close: async () => undefined,
    newId: () => `key-${ids++}`,
  });
  return { engine, seen };
}

const REQUEST = { citation: "701 U.S. 10" };

describe("calls whose place is lost", () => {
  it.each<[string, CallContext, (string | undefined)[]]>([
    ["one that costs keeps its key", { account: "a" }, ["key-0", "key-0", "key-0"]],
    ["the caller's own key stays", { account: "a", idempotencyKey: "mine" }, ["mine", "mine", "mine"]],
    ["the owner of the process pays nothing and needs none", {}, [undefined, undefined, undefined]],
  ])("are sent again: %s", async (_, context, keys) => {
    const { engine, seen } = places(3);
    await engine.citations.resolve(REQUEST, context);
    expect(seen.map(({ idempotencyKey }) => idempotencyKey)).toEqual(keys);
  });

  it("need no idempotency key if they cost nothing", async () => {
    const { engine, seen } = places(2);
    await engine.corpus.stats({}, { account: "a" });
    expect(seen.map(({ idempotencyKey }) => idempotencyKey)).toEqual([undefined, undefined]);
  });

  it("have distinct idempotency keys", async () => {
    const { engine, seen } = places(1);
    await engine.citations.resolve(REQUEST, { account: "a" });
    await engine.citations.resolve(REQUEST, { account: "a" });
    expect(seen.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-0", "key-1"]);
  });

  it("fail with the error of the operation unchanged", async () => {
    const error = new EngineError("internal", "This is a bug.");
    const verb = async () => {
      throw error;
    };
    const engine = { citations: { resolve: verb } } as unknown as Engine;
    const place = { engine: Promise.resolve(engine), lost: createEngineLostError() };
    const routed = routeCalls({ findRoute: () => place, close: async () => undefined, newId: () => "key" });
    await expect(routed.citations.resolve(REQUEST)).rejects.toBe(error);
  });
});

describe("a stream whose place is lost", () => {
  it("ends with a retryable error, and a retry reuses its key", async () => {
    const { engine, seen } = places(2);
    const ask = async (question: string) => {
      const told: unknown[] = [];
      for await (const event of engine.ask({ question }, { account: "a" })) told.push(event);
      return told;
    };
    await expect(ask("Why?")).rejects.toMatchObject({ code: "corpus_unavailable", details: { retryAfter: 1 } });
    expect(await ask("How?")).toEqual(["first", "last"]);
    expect(await ask("Why?")).toEqual(["first", "last"]);
    expect(await ask("Why?")).toEqual(["first", "last"]);
    expect(seen.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-0", "key-1", "key-0", "key-2"]);
  });
});
