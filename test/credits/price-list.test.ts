import { describe, expect, it } from "vitest";
import { listPrices } from "../../src/credits/prices.ts";
import { openMeteredOperations, payer } from "../support/credits/metered-operations.ts";

describe("the operations of an account", () => {
  it("returns the balance and the ledger of the account free of charge", async () => {
    const { operations, ledger } = await openMeteredOperations(10);
    await ledger.grant("b", 1, "bought");
    await operations.research.search({ query: "1" }, payer);
    expect((await operations.credits.balance({}, payer)).data).toEqual({ account: "a", balance: 9, unlimited: false });
    const { data, meta } = await operations.credits.ledger({ pageSize: 1 }, payer);
    expect(data).toMatchObject({ total: 2, entries: [{ kind: "capture", operation: "research.search", credits: -1 }] });
    expect(meta.creditsConsumed).toBe(0);
    const second = await operations.credits.ledger({ pageSize: 1, page: 2 }, payer);
    expect(second.data.entries).toMatchObject([{ kind: "grant", credits: 10 }]);
  });

  it("returns the price list", async () => {
    const { operations } = await openMeteredOperations(0);
    const { dollarPerCredit, minCredits, maxCredits, costs } = await operations.credits.pricing();
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
