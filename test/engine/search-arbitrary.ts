import fc from "fast-check";
import type { SearchInput } from "../../src/contract/schemas/research/search.ts";

const QUERIES = [
  "ferry",
  "ferr*",
  '"wrongly decided"',
  '"wrongly decided" NOT Marlow',
  "701 U.S. 10",
  "may a boat be searched without a warrant",
  "court",
  "NOT ferry",
  "(ferry OR boat) AND year:1950..1990",
  "title:Marlow",
  "lighthuoses",
  "xylophone",
  "ferry AND ( toll",
  "(1979) 9 SCC 777",
  "() OR",
];

/** Searches of the small corpus, some of which cannot be read. */
export const anySearch: fc.Arbitrary<SearchInput> = fc.record({
  query: fc.constantFrom(...QUERIES),
  filters: fc.constantFrom({}, { jurisdiction: "IN" as const }, { yearFrom: 1960 }, { freshness: "Good Law" as const }),
  page: fc.integer({ min: 1, max: 3 }),
  pageSize: fc.constantFrom(1, 2, 20, 21, 51),
  content: fc.boolean(),
  facets: fc.boolean(),
  syntax: fc.constantFrom("standard" as const, "connectors" as const),
});
