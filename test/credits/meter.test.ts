import { describe, expect, it } from "vitest";
import { toMillis } from "../../src/credits/ledger.ts";
import { openMeteredOperations, payer } from "../support/credits/metered-operations.ts";

describe("the cost of a call", () => {
  it.each([
    [0, 20, 1],
    [20, 20, 1],
    [500, 20, 1],
    [20, 100, 1],
    [21, 100, 2],
    [50, 100, 2],
    [51, 100, 3],
    [500, 100, 3],
  ])("charges a search with %i hits, %i per page, %i credits", async (hits, pageSize, cost) => {
    const { operations, ledger } = await openMeteredOperations(10);
    const { meta } = await operations.research.search({ query: String(hits), pageSize }, payer);
    expect(meta).toMatchObject({ creditsConsumed: cost, creditsRemaining: 10 - cost, processingTimeMs: 1 });
    expect(ledger.balance("a")).toBe(toMillis(10 - cost));
  });

  it.each([
    [1, undefined, 10],
    [2, undefined, 25],
    [undefined, undefined, 25],
    [3, undefined, 50],
    [3, "FR", 0],
  ])("charges a network of depth %s in %s %i credits", async (depth, countryCode, cost) => {
    const { operations } = await openMeteredOperations(100);
    const { meta } = await operations.citations.network({ clusterId: 1, depth, countryCode }, payer);
    expect(meta).toMatchObject({ creditsConsumed: cost, creditsRemaining: 100 - cost });
  });

  it("runs a network that costs nothing without credits", async () => {
    const { operations } = await openMeteredOperations(0);
    const { meta } = await operations.citations.network({ clusterId: 1, countryCode: "FR" }, payer);
    expect(meta).toMatchObject({ creditsConsumed: 0, creditsRemaining: 0 });
    await expect(operations.citations.network({ clusterId: 1, countryCode: "IN" }, payer)).rejects.toMatchObject({
      code: "insufficient_credits",
    });
  });

  it("charges fractions of a credit", async () => {
    const { operations } = await openMeteredOperations(1, { credits: { case_search_20: 0.1 } });
    let remaining = 1;
    for (let call = 0; call < 3; call++) {
      remaining = (await operations.research.search({ query: "1" }, payer)).meta.creditsRemaining;
    }
    expect(remaining).toBe(0.7);
  });
});

describe("the cost of a failed call", () => {
  it("costs nothing and releases the hold", async () => {
    const { operations, ledger } = await openMeteredOperations(1);
    await expect(operations.research.search({ query: "fail" }, payer)).rejects.toMatchObject({ code: "query_syntax" });
    expect(ledger.balance("a")).toBe(1000);
    await operations.research.search({ query: "1" }, payer);
  });

  it("executes nothing unless the account covers its maximum cost", async () => {
    const { operations, ledger, runs } = await openMeteredOperations(2);
    await expect(operations.research.search({ query: "1", pageSize: 100 }, payer)).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { creditsRequired: 3, creditsRemaining: 2 },
    });
    expect(runs()).toBe(0);
    expect(ledger.balance("a")).toBe(2000);
  });

  it("refuses an invalid request before it checks the credits", async () => {
    const { operations } = await openMeteredOperations(0);
    await expect(operations.research.search({ query: "" }, payer)).rejects.toMatchObject({ code: "validation_failed" });
    await expect(operations.research.search({ query: "1" }, payer)).rejects.toMatchObject({
      code: "insufficient_credits",
    });
  });

  it("debits nothing for a call that was aborted before it began", async () => {
    const { operations, ledger, runs } = await openMeteredOperations(1);
    const signal = AbortSignal.abort();
    await expect(operations.research.search({ query: "1" }, { ...payer, signal })).rejects.toBe(signal.reason);
    expect([runs(), ledger.balance("a")]).toEqual([0, 1000]);
  });
});

it("of 200 concurrent calls, an account that can pay for 20 pays for exactly 20", async () => {
  const { operations, ledger, runs } = await openMeteredOperations(20);
  const calls = Array.from({ length: 200 }, () => operations.research.search({ query: "1" }, payer));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  expect(outcomes.filter((o) => o.status === "rejected" && o.reason.code === "insufficient_credits")).toHaveLength(180);
  expect([runs(), ledger.balance("a")]).toEqual([20, 0]);
});

it("of 20 calls that cost at most 3 each but use 1, an account of 20 pays for at least 6 and for every answered one", async () => {
  const { operations, ledger } = await openMeteredOperations(20);
  const calls = Array.from({ length: 20 }, () => operations.research.search({ query: "1", pageSize: 100 }, payer));
  const answered = (await Promise.allSettled(calls)).filter(({ status }) => status === "fulfilled").length;
  expect(answered).toBeGreaterThanOrEqual(6);
  expect(ledger.balance("a")).toBe(toMillis(20 - answered));
});

describe("without an account", () => {
  it("returns prices and debits nothing", async () => {
    const { operations } = await openMeteredOperations(0);
    const { meta } = await operations.citations.network({ clusterId: 1 });
    expect(meta).toMatchObject({ creditsConsumed: 25, creditsRemaining: Number.MAX_SAFE_INTEGER / 1000 });
    expect((await operations.credits.ledger()).data.total).toBe(0);
    expect((await operations.credits.balance()).data).toMatchObject({ account: "local", unlimited: true });
  });
});
