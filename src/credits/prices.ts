import { listOperations } from "../contract/operations/operation.ts";
import { type BuiltInOperations, OPERATIONS } from "../contract/operations/operations.ts";
import { listPriceNames, type PriceRule } from "../contract/operations/price-rule.ts";
import { toSnakeCase } from "../contract/request/field-name.ts";
import type { Price, PricingResponse } from "../contract/schemas/credits.ts";

/** Name of a price, as operations declare it. */
export type PriceOperation = keyof typeof PRICES;

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

/** Returns the credits per operation: those of the options, else those of the price list. */
export function resolvePrices({ credits = {} }: PriceOptions = {}): Prices {
  return Object.fromEntries(listNames().map((name) => [name, credits[name] ?? PRICES[name].credits])) as Prices;
}

/** Returns the price list as the contract defines it. */
export function listPrices(options: PriceOptions = {}): PricingResponse {
  const { dollarPerCredit = 0.01, minCredits = 500, maxCredits = 1_000_000 } = options;
  const prices = resolvePrices(options);
  const toPrice = (price: PriceOperation, operation: string, endpoint: string): Price => {
    const { category, regions, description }: PriceRow = PRICES[price];
    const usdCost = Number((prices[price] * dollarPerCredit).toFixed(6));
    return { operation, credits: prices[price], endpoint, category, regions: [...regions], description, usdCost };
  };
  const costs = [
    ...listNames().map((name) => toPrice(name, name, findEndpoint(name))),
    ...listSharedPrices().map(({ price, operation, endpoint }) => toPrice(price, operation, endpoint)),
  ];
  return { dollarPerCredit, minCredits, maxCredits, costs };
}

/**
 * Lists the prices of verbs that charge by the prices of another verb, so that each verb that charges has its rows:
 * `research_similar_20` for `case_search_20` of `research.similar`.
 */
function listSharedPrices(): { price: PriceOperation; operation: string; endpoint: string }[] {
  return listOperations(OPERATIONS).flatMap(({ name, operation: { route, price: rule } }) =>
    listPriceNames(rule).flatMap((declared) => {
      const price = declared as PriceOperation;
      if (route === null || findEndpoint(price) === route.path) return [];
      const variant = price.replace(/^(?:case_search|ask)_/, "");
      return [{ price, operation: `${toSnakeCase(name.replace(".", "_"))}_${variant}`, endpoint: route.path }];
    }),
  );
}

function listNames(): PriceOperation[] {
  return Object.keys(PRICES) as PriceOperation[];
}

/** Returns the path of the first operation that declares the price, or, if it is free, whose verb has that name. */
function findEndpoint(price: PriceOperation): string {
  const found = listOperations(OPERATIONS).find(({ verb, operation }) =>
    operation.price === null ? verb === price : listPriceNames(operation.price).includes(price),
  );
  return found?.operation.route?.path ?? "";
}

/** A row of the price list. */
interface PriceRow {
  readonly credits: number;
  readonly category: string;
  readonly regions: readonly ("US" | "IN")[];
  readonly description: string;
}

type PriceNamesOf<Rule extends PriceRule | null> = Rule extends string
  ? Rule
  : Rule extends { readonly rows: readonly { readonly price: infer Name extends string }[] }
    ? Name
    : Rule extends { readonly tiers: readonly { readonly price: infer Name extends string }[] }
      ? Name
      : never;

/** Every price that an operation declares. */
type DeclaredPrice = {
  [Area in keyof BuiltInOperations]: {
    [Verb in keyof BuiltInOperations[Area]]: BuiltInOperations[Area][Verb] extends {
      readonly price: infer Rule extends PriceRule | null;
    }
      ? PriceNamesOf<Rule>
      : never;
  }[keyof BuiltInOperations[Area]];
}[keyof BuiltInOperations];

const BOTH = ["US", "IN"] as const;
const US = ["US"] as const;
const IN = ["IN"] as const;

/** The price list, in the order in which it is shown. */
const PRICES = {
  citation_resolve: { credits: 1, category: "citations", regions: BOTH, description: "Resolve one citation" },
  citation_search: {
    credits: 1,
    category: "citations",
    regions: BOTH,
    description: "Search cases by citation, name or topic",
  },
  citations_of: { credits: 2, category: "citations", regions: BOTH, description: "Cases that a case cites" },
  cited_by: { credits: 2, category: "citations", regions: BOTH, description: "Cases that cite a case" },
  case_text: { credits: 1, category: "citations", regions: BOTH, description: "One case with its text" },
  citation_check: { credits: 5, category: "citations", regions: BOTH, description: "Table of authorities of a text" },
  citation_export: { credits: 1, category: "citations", regions: BOTH, description: "A case's citation in one style" },
  citation_styles: { credits: 0, category: "citations", regions: BOTH, description: "List of citation styles" },
  citation_explain: { credits: 1, category: "citations", regions: BOTH, description: "Why a case has its status" },
  citation_path: {
    credits: 2,
    category: "citations",
    regions: BOTH,
    description: "Line of citations between two cases",
  },
  citation_similar: {
    credits: 2,
    category: "citations",
    regions: BOTH,
    description: "Cases cited in the same company",
  },
  relying_on: { credits: 2, category: "citations", regions: BOTH, description: "Cases that rely on a case" },
  treatment_history: { credits: 1, category: "citations", regions: BOTH, description: "Treatment by year and court" },
  network_depth_1: { credits: 10, category: "network", regions: BOTH, description: "Citation network, depth 1" },
  network_depth_2: { credits: 25, category: "network", regions: BOTH, description: "Citation network, depth 2" },
  network_depth_3: { credits: 50, category: "network", regions: BOTH, description: "Citation network, depth 3" },
  case_search_20: { credits: 1, category: "research", regions: BOTH, description: "Case-law search, up to 20 results" },
  case_search_50: { credits: 2, category: "research", regions: BOTH, description: "Case-law search, 21 to 50 results" },
  case_search_100: {
    credits: 3,
    category: "research",
    regions: BOTH,
    description: "Case-law search, 51 to 100 results",
  },
  research_export_100: {
    credits: 3,
    category: "research",
    regions: BOTH,
    description: "Result as a file, up to 100 cases",
  },
  research_export_1000: {
    credits: 10,
    category: "research",
    regions: BOTH,
    description: "Result as a file, 101 to 1,000 cases",
  },
  research_export_10000: {
    credits: 25,
    category: "research",
    regions: BOTH,
    description: "Result as a file, 1,001 to 10,000 cases",
  },
  research_suggest: {
    credits: 0,
    category: "research",
    regions: BOTH,
    description: "Case names and citations as they are typed",
  },
  statutes_search: {
    credits: 4,
    category: "statutes",
    regions: US,
    description: "Search statutes, rules and executive actions",
  },
  statutes_states: { credits: 1, category: "statutes", regions: US, description: "Coverage per state" },
  statutes_codes: { credits: 1, category: "statutes", regions: US, description: "Codes of one state" },
  statutes_section: { credits: 1, category: "statutes", regions: US, description: "Text of one section" },
  acts_list: { credits: 1, category: "acts", regions: IN, description: "List of Acts" },
  acts_amendments: { credits: 2, category: "acts", regions: IN, description: "Amendment footnotes of an Act" },
  acts_text: { credits: 1, category: "acts", regions: IN, description: "Text of an Act" },
  ask_standard: { credits: 15, category: "ask", regions: BOTH, description: "Answer to a question" },
  ask_deep: { credits: 30, category: "ask", regions: BOTH, description: "Answer to a question, deep mode" },
  ask_standard_statutes: { credits: 10, category: "ask", regions: US, description: "Answer from statutes only" },
  ask_deep_statutes: { credits: 20, category: "ask", regions: US, description: "Answer from statutes only, deep mode" },
  pricing: { credits: 0, category: "credits", regions: BOTH, description: "This list" },
} as const satisfies Readonly<Record<DeclaredPrice | "pricing", PriceRow>>;
