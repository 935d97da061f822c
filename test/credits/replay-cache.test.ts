import { describe, expect, it } from "vitest";
import { openLedger } from "../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../src/credits/memory-ledger-store.ts";
import { ANSWER_TTL_MS, createReplayCache } from "../../src/credits/replay-cache.ts";

const request = { account: "a", key: "k", hash: "h" };

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

describe("runOnce", () => {
  it("returns a copy of the stored answer to the same request", async () => {
    const { runOnce } = createReplayCache(() => 0);
    const first = await runOnce(request, async () => ({ n: [1] }));
    first.n.push(2);
    const second = await runOnce(request, () => Promise.reject(new Error("runs twice")));
    expect(second).toEqual({ n: [1] });
  });

  it.each([
    ["another key", { ...request, key: "k2" }],
    ["another account", { ...request, account: "b" }],
    ["account and key that join to the same text", { ...request, account: 'a","k', key: "" }],
  ])("%s is another call", async (_, other) => {
    const { runOnce } = createReplayCache(() => 0);
    await runOnce(request, async () => 1);
    expect(await runOnce(other, async () => 2)).toBe(2);
  });

  it("another request under the key is refused, also while the first runs", async () => {
    const { runOnce } = createReplayCache(() => 0);
    const { open, passed } = gate();
    const first = runOnce(request, () => passed);
    const refused = { code: "validation_failed", details: { issues: [{ loc: ["header", "Idempotency-Key"] }] } };
    await expect(runOnce({ ...request, hash: "h2" }, async () => 2)).rejects.toMatchObject(refused);
    open();
    await first;
    await expect(runOnce({ ...request, hash: "h2" }, async () => 2)).rejects.toMatchObject(refused);
  });

  it("duplicates wait for the first", async () => {
    const { runOnce } = createReplayCache(() => 0);
    const { open, passed } = gate();
    let runs = 0;
    const work = async () => {
      runs++;
      await passed;
      return runs;
    };
    const all = Promise.all(Array.from({ length: 20 }, () => runOnce(request, work)));
    open();
    expect(await all).toEqual(Array(20).fill(1));
  });

  it("a failure leaves no trace: one of those that waited tries next", async () => {
    const { runOnce } = createReplayCache(() => 0);
    let runs = 0;
    const work = async () => {
      runs++;
      await Promise.resolve();
      if (runs === 1) throw new Error("first");
      return runs;
    };
    const outcomes = await Promise.allSettled([runOnce(request, work), runOnce(request, work), runOnce(request, work)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
    expect(runs).toBe(2);
  });

  it.each([
    [-ANSWER_TTL_MS, 1],
    [ANSWER_TTL_MS - 1, 1],
    [ANSWER_TTL_MS, 2],
  ])("returns after %i ms the answer of run %i", async (later, expected) => {
    let now = 0;
    let runs = 0;
    const { runOnce } = createReplayCache(() => now);
    const work = async () => ++runs;
    await runOnce(request, work);
    now = later;
    expect(await runOnce(request, work)).toBe(expected);
  });
});

it("answers come back with the ledger, until they expire", async () => {
  let now = 0;
  const store = createMemoryLedgerStore();
  const open = () => openLedger(store, { now: () => now, newId: () => "id" });
  const first = await open();
  await first.grant("a", 1000, "bought");
  await first.capture(first.authorise("a", 1000, "x"), 1000, () => ({ key: "k", hash: "h", body: { n: 1 } }));
  now = ANSWER_TTL_MS - 1;
  expect(await (await open()).runOnce(request, async () => ({ n: 2 }))).toEqual({ n: 1 });
  now = ANSWER_TTL_MS;
  expect(await (await open()).runOnce(request, async () => ({ n: 2 }))).toEqual({ n: 2 });
});

it("of the answers the latest are kept that fit; an older call runs again and learns what it debited", async () => {
  const cache = createReplayCache(() => 0, 100);
  const call = (key: string, body: string) =>
    cache.runOnce({ ...request, key }, async (paid) => {
      cache.noteDebit("a", key, 700);
      return { body, paid };
    });
  expect(await call("k1", "x".repeat(50))).toEqual({ body: "x".repeat(50), paid: undefined });
  await call("k2", "y".repeat(50));
  expect(await call("k2", "")).toEqual({ body: "y".repeat(50), paid: undefined });
  expect(await call("k1", "again")).toEqual({ body: "again", paid: 700 });
  expect(await call("k1", "")).toEqual({ body: "again", paid: 700 });
});

it("a call whose answer is not kept any more is answered again and not debited again", async () => {
  const store = createMemoryLedgerStore([], { maxAnswerChars: 100 });
  const entry = { at: 0, account: "a", kind: "capture", operation: "a.b" } as const;
  const append = (key: string, body: string) =>
    store.append({ ...entry, id: key, amount: -300, answer: { key, hash: "h", body } });
  await append("k1", "x".repeat(60));
  await append("k2", "y".repeat(60));
  const ledger = await openLedger(store, { now: () => 0, newId: () => "id" });
  const run = (key: string) => ledger.runOnce({ ...request, key }, async (paid) => paid);
  expect(await run("k1")).toBe(300);
  expect(await run("k2")).toBe("y".repeat(60));
});
