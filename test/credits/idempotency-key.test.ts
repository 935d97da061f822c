import { describe, expect, it } from "vitest";
import { openMeteredOperations, payer } from "../support/credits/metered-operations.ts";

describe("an idempotency key", () => {
  const keyed = { ...payer, idempotencyKey: "k" };

  it("returns the same answer, meta included, for one debit", async () => {
    const { operations, ledger, runs } = await openMeteredOperations(10);
    const first = await operations.research.search({ query: "1" }, keyed);
    const spelledOut = { query: "1", page: 1, limit: 20, filters: {} };
    expect(await operations.research.search(spelledOut, keyed)).toEqual(first);
    expect([runs(), ledger.balance("a")]).toEqual([1, 9000]);
  });

  it("returns the same answer to concurrent calls, even if the account can pay for only one", async () => {
    const { operations, ledger } = await openMeteredOperations(1);
    const calls = Array.from({ length: 10 }, () => operations.research.search({ query: "1" }, keyed));
    expect(new Set((await Promise.all(calls)).map(({ meta }) => JSON.stringify(meta))).size).toBe(1);
    expect(ledger.balance("a")).toBe(0);
  });

  it("runs again without a debit if so many later answers are kept that its own is not", async () => {
    const { operations, ledger, runs } = await openMeteredOperations(10, {}, 2000);
    const first = await operations.research.search({ query: "1" }, keyed);
    for (let i = 0; i < 5; i++)
      await operations.research.search({ query: "1" }, { ...payer, idempotencyKey: `later ${i}` });
    expect([runs(), ledger.balance("a")]).toEqual([6, 4000]);
    const again = await operations.research.search({ query: "1" }, keyed);
    expect([runs(), ledger.balance("a")]).toEqual([7, 4000]);
    expect(again.data).toEqual(first.data);
    expect([again.meta.creditsConsumed, again.meta.creditsRemaining]).toEqual([1, 4]);
    expect(await operations.research.search({ query: "1" }, keyed)).toEqual(again);
  });

  it("refuses another request, and another operation", async () => {
    const { operations } = await openMeteredOperations(100);
    await operations.research.search({ query: "1" }, keyed);
    const refused = { code: "validation_failed" };
    await expect(operations.research.search({ query: "2" }, keyed)).rejects.toMatchObject(refused);
    await expect(operations.citations.network({ clusterId: 1 }, keyed)).rejects.toMatchObject(refused);
  });

  it("does not keep a failure", async () => {
    const { operations, runs } = await openMeteredOperations(10);
    for (let call = 0; call < 2; call++) {
      await expect(operations.research.search({ query: "fail" }, keyed)).rejects.toMatchObject({
        code: "query_syntax",
      });
    }
    expect(runs()).toBe(2);
  });

  it("does not keep a refusal for want of credits", async () => {
    const { operations, ledger } = await openMeteredOperations(0);
    await expect(operations.research.search({ query: "1" }, keyed)).rejects.toMatchObject({
      code: "insufficient_credits",
    });
    await ledger.grant("a", 1000, "bought");
    expect((await operations.research.search({ query: "1" }, keyed)).meta.creditsRemaining).toBe(0);
  });

  it.each([
    [0, false],
    [1, true],
    [255, true],
    [256, false],
  ])("of %i characters is accepted: %s", async (length, allowed) => {
    const { operations } = await openMeteredOperations(10);
    const call = operations.research.search({ query: "1" }, { ...payer, idempotencyKey: "k".repeat(length) });
    await (allowed
      ? expect(call).resolves.toBeDefined()
      : expect(call).rejects.toMatchObject({ code: "validation_failed" }));
  });
});
