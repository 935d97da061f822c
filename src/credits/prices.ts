import type { Price, PricingResponse } from "../contract/schemas/credits.ts";

/** What can be paid for. Three rows where one endpoint costs more the more it does. */
export type PriceOperation = (typeof PRICES)[number]["operation"];

/** Changes to the price list. */
export interface PriceOptions {
  /** Credits per operation, instead of the list's; at most three decimals. */
  readonly credits?: Readonly<Partial<Record<PriceOperation, number>>>;
  /** US dollars per credit; default 0.01. */
  readonly dollarPerCredit?: number;
  /** Least purchase in credits; default 500. */
  readonly minCredits?: number;
  /** Greatest purchase in credits; default 1,000,000. */
  readonly maxCredits?: number;
}

/** Credits per operation. */
export type Prices = Readonly<Record<PriceOperation, number>>;

export function resolvePrices({ credits = {} }: PriceOptions = {}): Prices {
  return Object.fromEntries(PRICES.map((row) => [row.operation, credits[row.operation] ?? row.credits])) as Prices;
}

/** The price list as the contract shows it. */
export function listPrices(options: PriceOptions = {}): PricingResponse {
  const { dollarPerCredit = 0.01, minCredits = 500, maxCredits = 1_000_000 } = options;
  const prices = resolvePrices(options);
  const costs = PRICES.map((row): Price => {
    const credits = prices[row.operation];
    return { ...row, credits, usdCost: Number((credits * dollarPerCredit).toFixed(6)), regions: [...row.regions] };
  });
  return { dollarPerCredit, minCredits, maxCredits, costs };
}

const BOTH = ["US", "IN"] as const;
const US = ["US"] as const;
const IN = ["IN"] as const;

const PRICES = [
  definePrice("citation_resolve", 1, "/api/v1/citations/resolve", "citations", BOTH, "Resolve one citation"),
  definePrice(
    "citation_search",
    1,
    "/api/v1/citations/search",
    "citations",
    BOTH,
    "Search cases by citation, name or topic",
  ),
  definePrice(
    "citations_of",
    2,
    "/api/v1/citations/{case_id}/citations-of",
    "citations",
    BOTH,
    "Cases that a case cites",
  ),
  definePrice("cited_by", 2, "/api/v1/citations/{case_id}/cited-by", "citations", BOTH, "Cases that cite a case"),
  definePrice("case_text", 1, "/api/v1/citations/cases/{case_id}", "citations", BOTH, "One case with its text"),
  definePrice("citation_check", 5, "/api/v1/citations/check", "citations", BOTH, "Table of authorities of a text"),
  definePrice(
    "citation_export",
    1,
    "/api/v1/citations/{case_id}/export",
    "citations",
    BOTH,
    "A case's citation in one style",
  ),
  definePrice("citation_styles", 0, "/api/v1/citations/styles", "citations", BOTH, "List of citation styles"),
  definePrice(
    "citation_explain",
    1,
    "/api/v1/citations/{case_id}/explain",
    "citations",
    BOTH,
    "Why a case has its status",
  ),
  definePrice(
    "citation_path",
    2,
    "/api/v1/citations/{case_id}/path",
    "citations",
    BOTH,
    "Line of citations between two cases",
  ),
  definePrice(
    "citation_similar",
    2,
    "/api/v1/citations/{case_id}/similar",
    "citations",
    BOTH,
    "Cases cited in the same company",
  ),
  definePrice(
    "relying_on",
    2,
    "/api/v1/citations/{case_id}/relying-on",
    "citations",
    BOTH,
    "Cases that rely on a case",
  ),
  definePrice(
    "treatment_history",
    1,
    "/api/v1/citations/{case_id}/history",
    "citations",
    BOTH,
    "Treatment by year and court",
  ),
  definePrice("network_depth_1", 10, "/api/v1/citations/cases/network", "network", BOTH, "Citation network, depth 1"),
  definePrice("network_depth_2", 25, "/api/v1/citations/cases/network", "network", BOTH, "Citation network, depth 2"),
  definePrice("network_depth_3", 50, "/api/v1/citations/cases/network", "network", BOTH, "Citation network, depth 3"),
  definePrice("case_search_20", 1, "/api/v1/research/search", "research", BOTH, "Case-law search, up to 20 results"),
  definePrice("case_search_50", 2, "/api/v1/research/search", "research", BOTH, "Case-law search, 21 to 50 results"),
  definePrice("case_search_100", 3, "/api/v1/research/search", "research", BOTH, "Case-law search, 51 to 100 results"),
  definePrice(
    "research_export_100",
    3,
    "/api/v1/research/export",
    "research",
    BOTH,
    "Result as a file, up to 100 cases",
  ),
  definePrice(
    "research_export_1000",
    10,
    "/api/v1/research/export",
    "research",
    BOTH,
    "Result as a file, 101 to 1,000 cases",
  ),
  definePrice(
    "research_export_10000",
    25,
    "/api/v1/research/export",
    "research",
    BOTH,
    "Result as a file, 1,001 to 10,000 cases",
  ),
  definePrice(
    "research_suggest",
    0,
    "/api/v1/research/suggest",
    "research",
    BOTH,
    "Case names and citations as they are typed",
  ),
  definePrice(
    "statutes_search",
    4,
    "/api/v1/statutes/search",
    "statutes",
    US,
    "Search statutes, rules and executive actions",
  ),
  definePrice("statutes_states", 1, "/api/v1/statutes/states", "statutes", US, "Coverage per state"),
  definePrice("statutes_codes", 1, "/api/v1/statutes/codes", "statutes", US, "Codes of one state"),
  definePrice("statutes_section", 1, "/api/v1/statutes/section/{act_id}", "statutes", US, "Text of one section"),
  definePrice("acts_list", 1, "/api/v1/acts/list", "acts", IN, "List of Acts"),
  definePrice("acts_amendments", 2, "/api/v1/acts/{act_id}/amendments", "acts", IN, "Amendment footnotes of an Act"),
  definePrice("acts_text", 1, "/api/v1/acts/{act_id}/text", "acts", IN, "Text of an Act"),
  definePrice("ask_standard", 15, "/api/v1/ask/stream", "ask", BOTH, "Answer to a question"),
  definePrice("ask_deep", 30, "/api/v1/ask/stream", "ask", BOTH, "Answer to a question, deep mode"),
  definePrice("ask_standard_statutes", 10, "/api/v1/ask/stream", "ask", US, "Answer from statutes only"),
  definePrice("ask_deep_statutes", 20, "/api/v1/ask/stream", "ask", US, "Answer from statutes only, deep mode"),
  definePrice("pricing", 0, "/api/v1/api-credits/pricing", "credits", BOTH, "This list"),
];

function definePrice<const Operation extends string>(
  operation: Operation,
  credits: number,
  endpoint: string,
  category: string,
  regions: readonly ("US" | "IN")[],
  description: string,
) {
  return { operation, credits, endpoint, category, regions, description };
}
