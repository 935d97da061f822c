import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { BatchInput, BatchResponse } from "../../../src/contract/schemas/research/batch.ts";
import type { SearchInput } from "../../../src/contract/schemas/research/search.ts";
import { toMillis } from "../../../src/credits/ledger.ts";
import { EngineError } from "../../../src/errors.ts";
import { assertProperty } from "../../support/assert-property.ts";
import { openSmallEngine } from "../../support/corpora/small-engine.ts";
import { anySearch } from "../search-arbitrary.ts";

const { engine, ledger } = await openSmallEngine();
afterAll(() => engine.close());

/** What a search is answered with by itself, and what that costs. */
async function alone(search: SearchInput): Promise<{ answer: BatchResponse["data"]["answers"][number]; cost: number }> {
  try {
    const { data, meta } = await engine.research.search(search);
    const { processingTimeMs, creditsConsumed, creditsRemaining, ...rest } = meta;
    return { answer: { data, meta: rest }, cost: creditsConsumed };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { code, message, details } = error;
    return { answer: { error: { code, message, offset: details.offset } }, cost: 0 };
  }
}

it("runs the searches of a batch in order, at the sum of their prices", async () => {
  await assertProperty(
    fc.asyncProperty(fc.array(anySearch, { minLength: 1, maxLength: 12 }), async (searches) => {
      const single = await Promise.all(searches.map(alone));
      const { data, meta } = await engine.research.batch({ searches });
      expect(data.answers).toEqual(single.map(({ answer }) => answer));
      expect(meta.creditsConsumed).toBe(single.reduce((sum, { cost }) => sum + cost, 0));
    }),
    { numRuns: 60 },
  );
});

describe("the limits of a batch", () => {
  const issuesOf = async (request: BatchInput) => {
    const error = await engine.research.batch(request).catch((thrown: unknown) => thrown);
    return error instanceof EngineError ? (error.details.issues ?? []) : [];
  };

  it.each<[string, BatchInput, readonly (string | number)[], string]>([
    ["no search", { searches: [] }, ["body", "searches"], "must have at least 1 item"],
    ["51 searches", { searches: searches(51) }, ["body", "searches"], "must have at most 50 items"],
    [
      "1,001 results",
      { searches: [...searches(10, 100), { query: "q", pageSize: 1 }] },
      ["body", "searches"],
      "the pages must have at most 1000 results in all, not 1001",
    ],
    [
      "one search that is wrong",
      { searches: [{ query: "q" }, { query: "" }] },
      ["body", "searches", 1, "query"],
      "must have at least 1 character",
    ],
    [
      "a search that contradicts itself",
      { searches: [{ query: "q", limit: 1, pageSize: 2 }] },
      ["body", "searches", 0, "limit"],
      "contradicts pageSize",
    ],
  ])("refuses a batch: %s", async (_, request, loc, msg) => {
    expect(await issuesOf(request)).toMatchObject([{ loc, msg }]);
  });

  it.each([
    ["50 searches", searches(50)],
    ["1,000 results", searches(10, 100)],
  ])("runs a batch of %s", async (_, given) => {
    expect((await engine.research.batch({ searches: given })).data.answers).toHaveLength(given.length);
  });
});

describe("who pays for a batch", () => {
  const account = async (credits: number) => {
    const name = `account with ${credits}`;
    await ledger.grant(name, toMillis(credits), "bought");
    return { account: name };
  };

  it("covers the maximum cost of all searches before it runs the first", async () => {
    const payer = await account(3);
    const request = { searches: [{ query: "ferry" }, { query: "ferry", pageSize: 100 }] };
    await expect(engine.research.batch(request, payer)).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { creditsRequired: 4, creditsRemaining: 3 },
    });
    expect(ledger.balance(payer.account)).toBe(toMillis(3));
  });

  it("pays for the answered searches, once per key", async () => {
    const payer = { ...(await account(4)), idempotencyKey: "k" };
    const request = { searches: [{ query: "ferry" }, { query: "( ferry" }, { query: "ferry", limit: 21 }] };
    const first = await engine.research.batch(request, payer);
    expect(first.meta).toMatchObject({ creditsConsumed: 2, creditsRemaining: 2 });
    expect(await engine.research.batch(request, payer)).toEqual(first);
    expect(ledger.balance(payer.account)).toBe(toMillis(2));
  });

  it("pays nothing for an aborted batch", async () => {
    const payer = await account(5);
    const controller = new AbortController();
    const call = engine.research.batch({ searches: searches(3) }, { ...payer, signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(ledger.balance(payer.account)).toBe(toMillis(5));
    // The hold is gone too: all five can be spent.
    await engine.research.batch({ searches: searches(5) }, payer);
    expect(ledger.balance(payer.account)).toBe(0);
  });
});

function searches(count: number, pageSize = 1): SearchInput[] {
  return Array.from({ length: count }, () => ({ query: "ferry", pageSize }));
}
