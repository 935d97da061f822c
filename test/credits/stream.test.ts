import { describe, expect, it } from "vitest";
import type { CallContext } from "../../src/contract/engine.ts";
import { ASK_OPERATIONS } from "../../src/contract/operations/ask.ts";
import type { AskEvent, AskInput } from "../../src/contract/schemas/ask.ts";
import { type LedgerEntry, type LedgerStore, openLedger, toMillis } from "../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../src/credits/memory-ledger-store.ts";
import type { AskEventWithoutCost } from "../../src/credits/meter.ts";
import { resolvePrices } from "../../src/credits/prices.ts";
import { ANSWER_TTL_MS } from "../../src/credits/replay-cache.ts";
import { type HandlerOf, implement } from "../../src/engine/implement.ts";
import { EngineError } from "../../src/errors.ts";
import { collectItems } from "../support/collect-items.ts";
import { createCounter, createIds } from "../support/counters.ts";

const INIT = { type: "stream_init", streamId: "s" } as const;
const READY = { type: "thinking_complete" } as const;
const DATA = { questionInterpreted: "?", mode: "standard" } as const;
const DONE: AskEventWithoutCost = { type: "done", data: DATA, ...DATA, sources: [] };
const ANSWER: readonly AskEventWithoutCost[] = [INIT, READY, chunk("A "), chunk("rule."), DONE];

function chunk(content: string) {
  return { type: "chunk", content, text: content } as const;
}

/** A ledger over its entries, and a stream over it that counts its runs and notes when it is cleaned up. */
async function open(
  events: readonly (AskEventWithoutCost | Error)[] = ANSWER,
  credits = 100,
  store = createMemoryLedgerStore(),
) {
  const written: LedgerEntry[] = [];
  const watched: LedgerStore = {
    load: store.load,
    append: async (entry) => {
      await store.append(entry);
      written.push(entry);
    },
  };
  let time = 0;
  const ledger = await openLedger(watched, { now: () => time, newId: createIds() });
  if (credits > 0) await ledger.grant("a", toMillis(credits), "bought");
  const seen = { runs: 0, ended: 0 };
  const stream: HandlerOf<typeof ASK_OPERATIONS.stream, undefined> = async function* () {
    seen.runs++;
    try {
      for (const event of events) {
        await Promise.resolve();
        if (event instanceof Error) throw event;
        yield event;
      }
    } finally {
      seen.ended++;
    }
  };
  const verbs = implement({ ask: ASK_OPERATIONS }, { ask: { stream } }, undefined, {
    ledger,
    prices: resolvePrices(),
    now: createCounter(),
  });
  const ask = (request: AskInput, call?: CallContext) => verbs.ask(request, call) as AskStream;
  const debits = () => written.filter(({ kind }) => kind === "capture").map(({ amount }) => amount);
  return { ledger, ask, seen, debits, store, wait: (ms: number) => (time += ms) };
}

/** An answer that is read event by event. */
type AskStream = AsyncIterable<AskEvent> & Required<Pick<AsyncIterator<AskEvent, void>, "next" | "return">>;

/** Reads until an event of the type, then hangs up. */
async function cutAfter(type: AskEvent["type"], stream: AsyncIterable<AskEvent>) {
  for await (const event of stream) if (event.type === type) return;
}

const question: AskInput = { question: "What is the rule?" };
const payer: CallContext = { account: "a" };
const keyed: CallContext = { account: "a", idempotencyKey: "k" };
const failure = new EngineError("internal", "No.");

describe("the cost of an answer", () => {
  it.each<[Omit<AskInput, "question">, number]>([
    [{}, 15],
    [{ mode: "deep" }, 30],
    [{ countryCode: "IN" }, 15],
    [{ sourcesFilter: "cases_only" }, 15],
    [{ sourcesFilter: "statutes_only" }, 10],
    [{ sourcesFilter: "statutes_only", mode: "deep" }, 20],
    [{ sourcesFilter: "statutes_only", countryCode: "IN" }, 15],
    [{ sourcesFilter: "statutes_only", countryCode: "IN", mode: "deep" }, 30],
  ])("charges an answer with %j %i credits", async (fields, cost) => {
    const { ask, ledger } = await open();
    const events = await collectItems(ask({ ...question, ...fields }, payer));
    const meta = { processingTimeMs: 1, creditsConsumed: cost, creditsRemaining: 100 - cost };
    expect(events.slice(0, -1)).toEqual(ANSWER.slice(0, -1));
    expect(events.at(-1)).toEqual({ ...DONE, meta, data: { ...DATA, meta } });
    expect(ledger.balance("a")).toBe(toMillis(100 - cost));
  });

  it("is reported to the owner of the process and not debited", async () => {
    const { ask, debits } = await open(ANSWER, 0);
    expect((await collectItems(ask(question))).at(-1)).toMatchObject({ meta: { creditsConsumed: 15 } });
    expect(debits()).toEqual([]);
  });
});

describe("before the first event", () => {
  it.each<[string, AskInput, CallContext, string]>([
    ["a request that is wrong", { question: "" }, payer, "validation_failed"],
    ["a key that is too long", question, { ...payer, idempotencyKey: "k".repeat(256) }, "validation_failed"],
    ["an account that cannot pay", { ...question, mode: "deep" }, { account: "b" }, "insufficient_credits"],
    ["an account that cannot pay, with a key", question, { ...keyed, account: "b" }, "insufficient_credits"],
  ])("%s is refused", async (_, request, context, code) => {
    const { ask, seen } = await open();
    for (let call = 0; call < 2; call++) {
      await expect(ask(request, context).next()).rejects.toMatchObject({ code });
    }
    expect(seen.runs).toBe(0);
  });

  it("debits nothing for an aborted call", async () => {
    const { ask, seen } = await open();
    const signal = AbortSignal.abort();
    await expect(ask(question, { ...payer, signal }).next()).rejects.toBe(signal.reason);
    expect(seen.runs).toBe(0);
  });
});

describe("the debit", () => {
  it("is safe before the first chunk leaves, and not before", async () => {
    const { ask, debits } = await open();
    const states: unknown[] = [];
    for await (const { type } of ask(question, payer)) states.push([type, debits()]);
    expect(states).toEqual([
      ["stream_init", []],
      ["thinking_complete", []],
      ["chunk", [-15_000]],
      ["chunk", [-15_000]],
      ["done", [-15_000]],
    ]);
  });

  it.each<[string, readonly (AskEventWithoutCost | Error)[], number[]]>([
    ["a failure at once", [failure], []],
    ["a failure before the first chunk", [INIT, READY, failure], []],
    ["an error event before the first chunk", [INIT, { type: "error", code: "internal", message: "", detail: "" }], []],
    ["a failure after it", [INIT, chunk("A "), failure], [-15_000]],
    ["an answer without a chunk", [INIT, DONE], [-15_000]],
  ])("debits the account for %s", async (_, events, expected) => {
    const { ask, ledger, debits, seen } = await open(events, 15);
    const read = collectItems(ask(question, payer));
    await (events.includes(failure) ? expect(read).rejects.toBe(failure) : read);
    expect(debits()).toEqual(expected);
    expect(seen.ended).toBe(1);
    // Whatever was not debited can be spent.
    ledger.authorise("a", expected.length === 0 ? 15_000 : 0, "x");
  });

  it.each<[AskEvent["type"], number[]]>([
    ["stream_init", []],
    ["thinking_complete", []],
    ["chunk", [-15_000]],
  ])("debits a stream that is cut after %s", async (type, expected) => {
    const { ask, ledger, debits, seen } = await open(ANSWER, 15);
    await cutAfter(type, ask(question, payer));
    expect([debits(), seen.ended]).toEqual([expected, 1]);
    ledger.authorise("a", expected.length === 0 ? 15_000 : 0, "x");
  });

  it("that cannot be written sends no chunk", async () => {
    const store = createMemoryLedgerStore();
    const full = async (entry: LedgerEntry) => {
      if (entry.kind === "capture") throw new Error("disk full");
      await store.append(entry);
    };
    const { ask, ledger } = await open(ANSWER, 15, { load: store.load, append: full });
    const types: string[] = [];
    const read = async () => {
      for await (const { type } of ask(question, keyed)) types.push(type);
    };
    await expect(read()).rejects.toMatchObject({ code: "ledger_unavailable" });
    expect(types).toEqual(["stream_init", "thinking_complete"]);
    expect(ledger.balance("a")).toBe(15_000);
    ledger.authorise("a", 15_000, "x");
  });
});

describe("an idempotency key", () => {
  it("repeats the same events for one debit, also after a restart", async () => {
    const { ask, debits, seen, store } = await open(ANSWER, 15);
    const first = await collectItems(ask(question, keyed));
    expect(await collectItems(ask({ ...question, mode: "standard" }, keyed))).toEqual(first);
    expect([debits(), seen.runs]).toEqual([[-15_000], 1]);
    const restarted = await open([failure], 0, store);
    expect(await collectItems(restarted.ask(question, keyed))).toEqual(first);
    expect(restarted.ledger.balance("a")).toBe(0);
  });

  it.each<AskEvent["type"]>(["chunk", "done"])(
    "pays once for a stream that is cut after %s and sent again",
    async (type) => {
      const { ask, debits, ledger } = await open(ANSWER, 15);
      await cutAfter(type, ask(question, keyed));
      for (let call = 0; call < 2; call++) {
        const events = await collectItems(ask(question, keyed));
        expect(events.at(-1)).toMatchObject({ meta: { creditsConsumed: 15, creditsRemaining: 0 } });
      }
      expect([debits(), ledger.balance("a")]).toEqual([[-15_000], 0]);
    },
  );

  it("pays once for a stream that a crash cut", async () => {
    const { ask, store, ledger } = await open(ANSWER, 15);
    // The crash: events are pulled up to the first chunk, and nothing is ever cleaned up.
    const stream = ask(question, keyed);
    while ((await stream.next()).value?.type !== "chunk");
    const restarted = await open(ANSWER, 0, store);
    const [first, second] = [
      await collectItems(restarted.ask(question, keyed)),
      await collectItems(restarted.ask(question, keyed)),
    ];
    expect(first).toEqual(second);
    expect(first.at(-1)).toMatchObject({ meta: { creditsConsumed: 15, creditsRemaining: 0 } });
    expect([restarted.debits(), restarted.seen.runs, ledger.balance("a")]).toEqual([[], 1, 0]);
  });

  it("stays paid through any number of cuts, and for a day", async () => {
    const { ask, debits, wait } = await open(ANSWER, 30);
    for (let call = 0; call < 3; call++) await cutAfter("chunk", ask(question, keyed));
    await cutAfter("stream_init", ask(question, keyed));
    expect(debits()).toEqual([-15_000]);
    wait(ANSWER_TTL_MS);
    await collectItems(ask(question, keyed));
    expect(debits()).toEqual([-15_000, -15_000]);
  });

  it("is free again after a stream that was cut before its first chunk", async () => {
    const { ask, debits } = await open(ANSWER, 15);
    await cutAfter("thinking_complete", ask(question, keyed));
    expect(debits()).toEqual([]);
    await collectItems(ask({ question: "Another question?" }, keyed));
    expect(debits()).toEqual([-15_000]);
  });

  it("refuses another request, also while only a debit is known", async () => {
    const { ask } = await open(ANSWER, 100);
    await cutAfter("chunk", ask(question, keyed));
    const other = ask({ question: "Another question?" }, keyed);
    await expect(other.next()).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("lets duplicates wait for the first call and repeats its events", async () => {
    const { ask, debits, seen } = await open(ANSWER, 15);
    const answers = await Promise.all(Array.from({ length: 10 }, () => collectItems(ask(question, keyed))));
    expect(new Set(answers.map((events) => JSON.stringify(events))).size).toBe(1);
    expect([debits(), seen.runs]).toEqual([[-15_000], 1]);
  });

  it("lets a waiting duplicate abort", async () => {
    const { ask } = await open(ANSWER, 15);
    const first = ask(question, keyed);
    await first.next();
    const giveUp = new AbortController();
    const second = ask(question, { ...keyed, signal: giveUp.signal }).next();
    giveUp.abort();
    await expect(second).rejects.toBe(giveUp.signal.reason);
    await first.return();
  });
});
