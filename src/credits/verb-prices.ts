import type { CostField } from "../contract/cost.ts";
import type { OperationName, RequestOf, ResponseOf } from "../contract/operations/operations.ts";
import type { PriceOperation, Prices } from "./prices.ts";

/** What a verb costs: what the request may come to, and what the response came to. */
export interface VerbPrice<Name extends OperationName> {
  /** What this request may be billed as: of each thing to be paid for, the operations that it may be. None: it is free. */
  possible(request: RequestOf<Name>): readonly (readonly PriceOperation[])[];
  /** What it is billed as, an operation for each thing that is paid for. */
  actual(request: RequestOf<Name>, response: WithoutCost<ResponseOf<Name>>): readonly PriceOperation[];
}

/** A response body before the meter has written what the call cost: into `meta`, or into the body itself. */
export type WithoutCost<Body> = Body extends { meta: infer Meta }
  ? Omit<Body, "meta"> & { meta: Omit<Meta, CostField> }
  : Omit<Body, CostField>;

/** The verbs that cost something. The others are free. */
export const VERB_PRICES: { readonly [Name in OperationName]?: VerbPrice<Name> } = {
  "citations.resolve": createFixedPrice("citation_resolve"),
  "citations.search": createFixedPrice("citation_search"),
  "citations.case": createFixedPrice("case_text"),
  "citations.citationsOf": createFixedPrice("citations_of"),
  "citations.citedBy": createFixedPrice("cited_by"),
  "citations.network": { possible: (request) => priceNetwork(request).map((price) => [price]), actual: priceNetwork },
  "citations.explain": createFixedPrice("citation_explain"),
  "citations.path": createFixedPrice("citation_path"),
  "citations.similar": createFixedPrice("citation_similar"),
  "citations.relyingOn": createFixedPrice("relying_on"),
  "citations.history": createFixedPrice("treatment_history"),
  "citations.check": createFixedPrice("citation_check"),
  "citations.export": createFixedPrice("citation_export"),
  "citations.styles": createFixedPrice("citation_styles"),
  "research.search": priceByResults(),
  // It names the cases that the search would: a free one would be a free search.
  "research.explain": priceByResults(),
  "research.similar": priceByResults(),
  "research.batch": {
    possible: ({ searches }) => searches.map(({ pageSize }) => listTiers(SEARCH_TIERS, pageSize)),
    actual: (_, { data }) =>
      data.answers.flatMap((answer) =>
        "data" in answer ? listTiers(SEARCH_TIERS, answer.data.results.length).slice(-1) : [],
      ),
  },
  "research.export": {
    possible: ({ limit }) => [listTiers(EXPORT_TIERS, limit)],
    actual: (_, { data }) => listTiers(EXPORT_TIERS, data.exported).slice(-1),
  },
  "research.newSince": {
    possible: ({ pageSize }) => [listTiers(SEARCH_TIERS, pageSize)],
    actual: (_, { data }) => listTiers(SEARCH_TIERS, data.new.results.length).slice(-1),
  },
  "research.suggest": createFixedPrice("research_suggest"),
  "statutes.search": createFixedPrice("statutes_search"),
  "statutes.states": createFixedPrice("statutes_states"),
  "statutes.codes": createFixedPrice("statutes_codes"),
  "statutes.section": createFixedPrice("statutes_section"),
  "acts.list": createFixedPrice("acts_list"),
  "acts.amendments": createFixedPrice("acts_amendments"),
  "acts.text": createFixedPrice("acts_text"),
  "ask.stream": createAskPrice(),
  "ask.answer": createAskPrice(),
};

/** Cheaper from statutes alone, a filter that only US law has. */
export function priceAsk({ mode, sourcesFilter, countryCode }: RequestOf<"ask.stream">): PriceOperation {
  return sourcesFilter === "statutes_only" && countryCode === "US" ? `ask_${mode}_statutes` : `ask_${mode}`;
}

/** The most that several things may come to, in credits: of each the dearest of the operations that it may be. */
export function computeMaxCost(prices: Prices, things: readonly (readonly PriceOperation[])[]): number {
  return things.reduce((sum, operations) => sum + Math.max(0, ...operations.map((one) => prices[one])), 0);
}

/** By results returned: a tier begins above its bound. Even an empty page is of the first. */
const SEARCH_TIERS = [
  { above: -1, price: "case_search_20" },
  { above: 20, price: "case_search_50" },
  { above: 50, price: "case_search_100" },
] as const;

const EXPORT_TIERS = [
  { above: -1, price: "research_export_100" },
  { above: 100, price: "research_export_1000" },
  { above: 1000, price: "research_export_10000" },
] as const;

function priceByResults() {
  return {
    possible: ({ pageSize }: { readonly pageSize: number }) => [listTiers(SEARCH_TIERS, pageSize)],
    actual: (_: unknown, response: { readonly data: { readonly results: readonly unknown[] } }) =>
      listTiers(SEARCH_TIERS, response.data.results.length).slice(-1),
  };
}

/** The tiers up to that of so many results. */
function listTiers(of: readonly { readonly above: number; readonly price: PriceOperation }[], results: number) {
  return of.filter(({ above }) => results > above).map(({ price }) => price);
}

/** Nothing for a country whose law is not covered: the answer is empty. */
function priceNetwork({ depth, countryCode }: RequestOf<"citations.network">): readonly PriceOperation[] {
  if (countryCode !== undefined && countryCode !== "US" && countryCode !== "IN") return [];
  return [depth <= 1 ? "network_depth_1" : depth === 2 ? "network_depth_2" : "network_depth_3"];
}

function createAskPrice(): VerbPrice<"ask.stream"> & VerbPrice<"ask.answer"> {
  return { possible: (request) => [[priceAsk(request)]], actual: (request) => [priceAsk(request)] };
}

function createFixedPrice(price: PriceOperation) {
  return { possible: () => [[price]], actual: () => [price] };
}
