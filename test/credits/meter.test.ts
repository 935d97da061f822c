import { describe, expect, it } from "vitest";
import { OPERATIONS } from "../../src/contract/operations/operations.ts";
import { openLedger, toMillis } from "../../src/credits/ledger.ts";
import { createMemoryLedgerStore } from "../../src/credits/memory-ledger-store.ts";
import { listPrices, type PriceOptions, resolvePrices } from "../../src/credits/prices.ts";
import { CREDIT_HANDLERS, type CreditContext } from "../../src/engine/credits/handlers.ts";
import { type HandlersOf, implement } from "../../src/engine/implement.ts";
import { EngineError } from "../../src/errors.ts";
import { createCounter, createIds } from "../support/counters.ts";

const METERED = {
  research: { search: OPERATIONS.research.search },
  citations: { network: OPERATIONS.citations.network },
  credits: OPERATIONS.credits,
};

/** Verbs whose work is a formality: what is tested is what they cost. */
async function open(credits: number, options: PriceOptions = {}) {
  const ledger = await openLedger(createMemoryLedgerStore(), { now: createCounter(), newId: createIds() });
  await ledger.grant("a", toMillis(credits), "bought");
  let runs = 0;
  const result = { ...RESULT };
  const handlers: HandlersOf<typeof METERED, CreditContext> = {
    research: {
      search: async (_, { query, pageSize, page }) => {
        runs++;
        await Promise.resolve();
        if (query === "fail") throw new EngineError("query_syntax", "No.", { offset: 0 });
        const results = Array.from({ length: Math.min(pageSize, Number(query)) }, () => result);
        return { data: { results }, meta: { total: Number(query), page, pageSize, totalPages: 1, query } };
      },
    },
    citations: {
      network: (_, { depth, countryCode }) => ({
        data: {
          seed: countryCode === undefined ? NODE : null,
          depth,
          nodes: [],
          edges: [],
          counts: { cited: 0, citingBy: 0, total: 0, positive: 0, negative: 0, neutral: 0, unknown: 0 },
          topCitedBy: [],
        },
        source_attribution: { provider: "", url: "", license: "", notice: "", corpora: [] },
        meta: {},
      }),
    },
    credits: CREDIT_HANDLERS,
  };
  const context = { ledger, priceOptions: options };
  const verbs = implement(METERED, handlers, context, { ledger, prices: resolvePrices(options), now: createCounter() });
  return { ledger, verbs, runs: () => runs };
}

const NODE = { clusterId: 1, caseName: "", citation: "", dateFiled: "", citeCount: 0, absoluteUrl: "" };
const RESULT = {
  id: "1",
  title: "",
  court: "",
  year: 2000,
  citation: "",
  score: 1,
  snippet: "",
  metadata: {
    decisionDate: "",
    citations: [],
    judges: [],
    courtId: "",
    jurisdiction: "US" as const,
    docketNumber: "",
    absoluteUrl: "",
    freshness: "Good Law" as const,
  },
};
const payer = { account: "a" };

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
    const { verbs, ledger } = await open(10);
    const { meta } = await verbs.research.search({ query: String(hits), pageSize }, payer);
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
    const { verbs } = await open(100);
    const { meta } = await verbs.citations.network({ clusterId: 1, depth, countryCode }, payer);
    expect(meta).toMatchObject({ creditsConsumed: cost, creditsRemaining: 100 - cost });
  });

  it("runs a network that costs nothing without credits", async () => {
    const { verbs } = await open(0);
    const { meta } = await verbs.citations.network({ clusterId: 1, countryCode: "FR" }, payer);
    expect(meta).toMatchObject({ creditsConsumed: 0, creditsRemaining: 0 });
    await expect(verbs.citations.network({ clusterId: 1, countryCode: "IN" }, payer)).rejects.toMatchObject({
      code: "insufficient_credits",
    });
  });

  it("charges fractions of a credit", async () => {
    const { verbs } = await open(1, { credits: { case_search_20: 0.1 } });
    let remaining = 1;
    for (let call = 0; call < 3; call++) {
      remaining = (await verbs.research.search({ query: "1" }, payer)).meta.creditsRemaining;
    }
    expect(remaining).toBe(0.7);
  });
});

describe("the cost of a failed call", () => {
  it("costs nothing and releases the hold", async () => {
    const { verbs, ledger } = await open(1);
    await expect(verbs.research.search({ query: "fail" }, payer)).rejects.toMatchObject({ code: "query_syntax" });
    expect(ledger.balance("a")).toBe(1000);
    await verbs.research.search({ query: "1" }, payer);
  });

  it("executes nothing unless the account covers its maximum cost", async () => {
    const { verbs, ledger, runs } = await open(2);
    await expect(verbs.research.search({ query: "1", pageSize: 100 }, payer)).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { creditsRequired: 3, creditsRemaining: 2 },
    });
    expect(runs()).toBe(0);
    expect(ledger.balance("a")).toBe(2000);
  });

  it("refuses an invalid request before it checks the credits", async () => {
    const { verbs } = await open(0);
    await expect(verbs.research.search({ query: "" }, payer)).rejects.toMatchObject({ code: "validation_failed" });
    await expect(verbs.research.search({ query: "1" }, payer)).rejects.toMatchObject({
      code: "insufficient_credits",
    });
  });

  it("debits nothing for a call that was aborted before it began", async () => {
    const { verbs, ledger, runs } = await open(1);
    const signal = AbortSignal.abort();
    await expect(verbs.research.search({ query: "1" }, { ...payer, signal })).rejects.toBe(signal.reason);
    expect([runs(), ledger.balance("a")]).toEqual([0, 1000]);
  });
});

it("of 200 concurrent calls, an account that can pay for 20 pays for exactly 20", async () => {
  const { verbs, ledger, runs } = await open(20);
  const calls = Array.from({ length: 200 }, () => verbs.research.search({ query: "1" }, payer));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  expect(outcomes.filter((o) => o.status === "rejected" && o.reason.code === "insufficient_credits")).toHaveLength(180);
  expect([runs(), ledger.balance("a")]).toEqual([20, 0]);
});

it("of 20 calls that cost at most 3 each but use 1, an account of 20 pays for at least 6 and for every answered one", async () => {
  const { verbs, ledger } = await open(20);
  const calls = Array.from({ length: 20 }, () => verbs.research.search({ query: "1", pageSize: 100 }, payer));
  const answered = (await Promise.allSettled(calls)).filter(({ status }) => status === "fulfilled").length;
  expect(answered).toBeGreaterThanOrEqual(6);
  expect(ledger.balance("a")).toBe(toMillis(20 - answered));
});

describe("an idempotency key", () => {
  const keyed = { ...payer, idempotencyKey: "k" };

  it("returns the same answer, meta included, for one debit", async () => {
    const { verbs, ledger, runs } = await open(10);
    const first = await verbs.research.search({ query: "1" }, keyed);
    const spelledOut = { query: "1", page: 1, limit: 20, filters: {} };
    expect(await verbs.research.search(spelledOut, keyed)).toEqual(first);
    expect([runs(), ledger.balance("a")]).toEqual([1, 9000]);
  });

  it("returns the same answer to concurrent calls, even if the account can pay for only one", async () => {
    const { verbs, ledger } = await open(1);
    const calls = Array.from({ length: 10 }, () => verbs.research.search({ query: "1" }, keyed));
    expect(new Set((await Promise.all(calls)).map(({ meta }) => JSON.stringify(meta))).size).toBe(1);
    expect(ledger.balance("a")).toBe(0);
  });

  it("refuses another request, and another verb", async () => {
    const { verbs } = await open(100);
    await verbs.research.search({ query: "1" }, keyed);
    const refused = { code: "validation_failed" };
    await expect(verbs.research.search({ query: "2" }, keyed)).rejects.toMatchObject(refused);
    await expect(verbs.citations.network({ clusterId: 1 }, keyed)).rejects.toMatchObject(refused);
  });

  it("does not keep a failure", async () => {
    const { verbs, runs } = await open(10);
    for (let call = 0; call < 2; call++) {
      await expect(verbs.research.search({ query: "fail" }, keyed)).rejects.toMatchObject({ code: "query_syntax" });
    }
    expect(runs()).toBe(2);
  });

  it("does not keep a refusal for want of credits", async () => {
    const { verbs, ledger } = await open(0);
    await expect(verbs.research.search({ query: "1" }, keyed)).rejects.toMatchObject({
      code: "insufficient_credits",
    });
    await ledger.grant("a", 1000, "bought");
    expect((await verbs.research.search({ query: "1" }, keyed)).meta.creditsRemaining).toBe(0);
  });

  it.each([
    [0, false],
    [1, true],
    [255, true],
    [256, false],
  ])("of %i characters is accepted: %s", async (length, allowed) => {
    const { verbs } = await open(10);
    const call = verbs.research.search({ query: "1" }, { ...payer, idempotencyKey: "k".repeat(length) });
    await (allowed
      ? expect(call).resolves.toBeDefined()
      : expect(call).rejects.toMatchObject({ code: "validation_failed" }));
  });
});

describe("without an account", () => {
  it("returns prices and debits nothing", async () => {
    const { verbs } = await open(0);
    const { meta } = await verbs.citations.network({ clusterId: 1 });
    expect(meta).toMatchObject({ creditsConsumed: 25, creditsRemaining: Number.MAX_SAFE_INTEGER / 1000 });
    expect((await verbs.credits.ledger()).data.total).toBe(0);
    expect((await verbs.credits.balance()).data).toMatchObject({ account: "local", unlimited: true });
  });
});

describe("credits", () => {
  it("returns the balance and the ledger of the account free of charge", async () => {
    const { verbs, ledger } = await open(10);
    await ledger.grant("b", 1, "bought");
    await verbs.research.search({ query: "1" }, payer);
    expect((await verbs.credits.balance({}, payer)).data).toEqual({ account: "a", balance: 9, unlimited: false });
    const { data, meta } = await verbs.credits.ledger({ pageSize: 1 }, payer);
    expect(data).toMatchObject({ total: 2, entries: [{ kind: "capture", operation: "research.search", credits: -1 }] });
    expect(meta.creditsConsumed).toBe(0);
    const second = await verbs.credits.ledger({ pageSize: 1, page: 2 }, payer);
    expect(second.data.entries).toMatchObject([{ kind: "grant", credits: 10 }]);
  });

  it("returns the price list", async () => {
    const { verbs } = await open(0);
    const { dollarPerCredit, minCredits, maxCredits, costs } = await verbs.credits.pricing();
    expect({ dollarPerCredit, minCredits, maxCredits }).toEqual({
      dollarPerCredit: 0.01,
      minCredits: 500,
      maxCredits: 1_000_000,
    });
    expect(Object.fromEntries(costs.map(({ operation, credits }) => [operation, credits]))).toMatchObject({
      citation_resolve: 1,
      citation_search: 1,
      citations_of: 2,
      cited_by: 2,
      case_text: 1,
      citation_check: 5,
      citation_export: 1,
      citation_styles: 0,
      citation_explain: 1,
      citation_path: 2,
      citation_similar: 2,
      relying_on: 2,
      treatment_history: 1,
      network_depth_1: 10,
      network_depth_2: 25,
      network_depth_3: 50,
      case_search_20: 1,
      case_search_50: 2,
      case_search_100: 3,
      research_suggest: 0,
      statutes_search: 4,
      statutes_states: 1,
      statutes_codes: 1,
      statutes_section: 1,
      acts_list: 1,
      acts_amendments: 2,
      acts_text: 1,
      ask_standard: 15,
      ask_deep: 30,
      ask_standard_statutes: 10,
      ask_deep_statutes: 20,
      pricing: 0,
    });
    expect(costs.find(({ operation }) => operation === "ask_standard")?.usdCost).toBe(0.15);
  });

  it("lists changed prices", () => {
    const list = listPrices({
      credits: { citation_resolve: 0.5 },
      dollarPerCredit: 0.02,
      minCredits: 1,
      maxCredits: 2,
    });
    expect(list).toMatchObject({ dollarPerCredit: 0.02, minCredits: 1, maxCredits: 2 });
    expect(list.costs[0]).toMatchObject({ operation: "citation_resolve", credits: 0.5, usdCost: 0.01 });
  });

  it.each([
    ["citation_resolve", "/api/v1/citations/resolve"],
    ["case_text", "/api/v1/citations/cases/{case_id}"],
    ["network_depth_3", "/api/v1/citations/cases/network"],
    ["case_search_100", "/api/v1/research/search"],
    ["research_export_100", "/api/v1/research/export"],
    ["acts_list", "/api/v1/acts/list"],
    ["ask_deep_statutes", "/api/v1/ask/stream"],
    ["pricing", "/api/v1/api-credits/pricing"],
  ])("lists the price %s at %s", (operation, endpoint) => {
    expect(listPrices().costs.find((row) => row.operation === operation)).toMatchObject({ endpoint });
  });
});
