/** How a call is priced, as data; names are those of the price list. `credits/` interprets it. */
export type PriceRule = FixedPrice | PriceByRequest | PriceByResults;

/** One price for every request. */
export type FixedPrice = string;

/** The price of the first row whose conditions the request meets; free if there is none. */
export interface PriceByRequest {
  readonly rows: readonly {
    /** Allowed values by field of the validated request; a field that is not listed may have any. */
    readonly when: Readonly<Record<string, readonly (string | number | undefined)[]>>;
    readonly price: string;
  }[];
}

/** A price by the number of results that are returned. Fields are dotted paths. */
export interface PriceByResults {
  /** In ascending order. A tier applies above its bound; the first applies to an empty page too. */
  readonly tiers: readonly { readonly above: number; readonly price: string }[];
  /** Field of the request that limits the number of results. */
  readonly limit: string;
  /** Field of the response body that contains the results, or their number. */
  readonly results: string;
  /** Lists of the request and of the response whose items are priced one by one; an answer without results is free. */
  readonly each?: { readonly request: string; readonly response: string };
}

/** Tiers of a page of search results. */
export const SEARCH_TIERS = [
  { above: -1, price: "case_search_20" },
  { above: 20, price: "case_search_50" },
  { above: 50, price: "case_search_100" },
] as const;

/** Tiers of an exported file of cases. */
export const EXPORT_TIERS = [
  { above: -1, price: "research_export_100" },
  { above: 100, price: "research_export_1000" },
  { above: 1000, price: "research_export_10000" },
] as const;

/** Returns the names of all prices that a rule may lead to. */
export function listPriceNames(rule: PriceRule | null): readonly string[] {
  if (rule === null) return [];
  if (typeof rule === "string") return [rule];
  return ("rows" in rule ? rule.rows : rule.tiers).map(({ price }) => price);
}
