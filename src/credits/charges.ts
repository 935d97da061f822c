import type { CostField } from "../contract/cost.ts";
import type { OperationName, RequestOf, ResponseOf } from "../contract/operations.ts";
import type { PriceOperation, Prices } from "./prices.ts";

/** What a verb costs: what the request may come to, and what the response came to. */
export interface Charge<Name extends OperationName> {
  /** What this request may be billed as: of each thing to be paid for, the operations that it may be. None: it is free. */
  possible(request: RequestOf<Name>): readonly (readonly PriceOperation[])[];
  /** What it is billed as, an operation for each thing that is paid for. */
  actual(request: RequestOf<Name>, response: Unmetered<ResponseOf<Name>>): readonly PriceOperation[];
}

/** A response body before the meter has written what the call cost: into `meta`, or into the body itself. */
export type Unmetered<Body> = Body extends { meta: infer Meta }
  ? Omit<Body, "meta"> & { meta: Omit<Meta, CostField> }
  : Omit<Body, CostField>;

/** The verbs that cost something. The others are free. */
export const CHARGES: { readonly [Name in OperationName]?: Charge<Name> } = {
  "citations.resolve": always("citation_resolve"),
  "citations.search": always("citation_search"),
  "citations.case": always("case_text"),
  "citations.citationsOf": always("citations_of"),
  "citations.citedBy": always("cited_by"),
  "citations.network": { possible: (request) => networkPrice(request).map((price) => [price]), actual: networkPrice },
  "citations.explain": always("citation_explain"),
  "citations.path": always("citation_path"),
  "citations.similar": always("citation_similar"),
  "citations.relyingOn": always("relying_on"),
  "citations.history": always("treatment_history"),
  "citations.check": always("citation_check"),
  "citations.export": always("citation_export"),
  "citations.styles": always("citation_styles"),
  "research.search": byResults(),
  // It names the cases that the search would: a free one would be a free search.
  "research.explain": byResults(),
  "research.similar": byResults(),
  "research.batch": {
    possible: ({ searches }) => searches.map(({ pageSize }) => tiers(SEARCH_TIERS, pageSize)),
    actual: (_, { data }) =>
      data.answers.flatMap((answer) =>
        "data" in answer ? tiers(SEARCH_TIERS, answer.data.results.length).slice(-1) : [],
      ),
  },
  "research.export": {
    possible: ({ limit }) => [tiers(EXPORT_TIERS, limit)],
    actual: (_, { data }) => tiers(EXPORT_TIERS, data.exported).slice(-1),
  },
  "research.newSince": {
    possible: ({ pageSize }) => [tiers(SEARCH_TIERS, pageSize)],
    actual: (_, { data }) => tiers(SEARCH_TIERS, data.new.results.length).slice(-1),
  },
  "research.suggest": always("research_suggest"),
  "statutes.search": always("statutes_search"),
  "statutes.states": always("statutes_states"),
  "statutes.codes": always("statutes_codes"),
  "statutes.section": always("statutes_section"),
  "acts.list": always("acts_list"),
  "acts.amendments": always("acts_amendments"),
  "acts.text": always("acts_text"),
  "ask.stream": asked(),
  "ask.answer": asked(),
};

/** Cheaper from statutes alone, a filter that only US law has. */
export function askPrice({ mode, sourcesFilter, countryCode }: RequestOf<"ask.stream">): PriceOperation {
  return sourcesFilter === "statutes_only" && countryCode === "US" ? `ask_${mode}_statutes` : `ask_${mode}`;
}

/** The most that several things may come to, in credits: of each the dearest of the operations that it may be. */
export function dearest(prices: Prices, things: readonly (readonly PriceOperation[])[]): number {
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

function byResults() {
  return {
    possible: ({ pageSize }: { readonly pageSize: number }) => [tiers(SEARCH_TIERS, pageSize)],
    actual: (_: unknown, response: { readonly data: { readonly results: readonly unknown[] } }) =>
      tiers(SEARCH_TIERS, response.data.results.length).slice(-1),
  };
}

/** The tiers up to that of so many results. */
function tiers(of: readonly { readonly above: number; readonly price: PriceOperation }[], results: number) {
  return of.filter(({ above }) => results > above).map(({ price }) => price);
}

/** Nothing for a country whose law is not covered: the answer is empty. */
function networkPrice({ depth, countryCode }: RequestOf<"citations.network">): readonly PriceOperation[] {
  if (countryCode !== undefined && countryCode !== "US" && countryCode !== "IN") return [];
  return [depth <= 1 ? "network_depth_1" : depth === 2 ? "network_depth_2" : "network_depth_3"];
}

function asked(): Charge<"ask.stream"> & Charge<"ask.answer"> {
  return { possible: (request) => [[askPrice(request)]], actual: (request) => [askPrice(request)] };
}

function always(price: PriceOperation) {
  return { possible: () => [[price]], actual: () => [price] };
}
