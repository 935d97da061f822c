import type { SearchInput } from "../../contract/schemas/research/search.ts";
import { COUNTRY_OPTIONS, findOption } from "../common/controls/select-field.tsx";
import type { AppLocation } from "../common/location.ts";
import { MAX_RESULT_PAGES, readPageNumber } from "../common/page-number.ts";
import { isFreshness } from "../common/status-flag.tsx";

const PAGE_SIZE = 20;
const PASSAGES_PER_RESULT = 4;

/** Query fields of the address that limit a search. */
export const FILTER_FIELDS = ["jurisdiction", "court", "judge", "freshness", "corpus", "from", "to"] as const;

/** Converts an address to the request of a search; null if it has no query. The inverse of {@link buildSearchAddress}. */
export function toSearchRequest(location: AppLocation): SearchInput | null {
  const getField = (name: string) => location.query.get(name) || undefined;
  const query = getField("q");
  if (query === undefined) return null;
  const freshness = getField("freshness");
  return {
    query,
    filters: {
      jurisdiction: findOption(COUNTRY_OPTIONS, getField("jurisdiction") ?? "") || undefined,
      court: getField("court"),
      judge: getField("judge"),
      corpus: getField("corpus"),
      freshness: freshness !== undefined && isFreshness(freshness) ? freshness : undefined,
      yearFrom: parseYear(getField("from")),
      yearTo: parseYear(getField("to")),
    },
    page: Math.min(MAX_RESULT_PAGES, readPageNumber(location)),
    pageSize: PAGE_SIZE,
    content: false,
    facets: true,
    passages: PASSAGES_PER_RESULT,
  };
}

/** The filters of a search that its address contains. */
type AddressFilters = Readonly<
  Partial<
    Record<"jurisdiction" | "court" | "judge" | "freshness" | "corpus" | "yearFrom" | "yearTo", string | number | null>
  >
>;

/** Returns the address of a search. */
export function buildSearchAddress({ query, filters }: { readonly query: string; readonly filters: AddressFilters }) {
  const { jurisdiction, court, judge, freshness, corpus, yearFrom, yearTo } = filters;
  const fields = { q: query, jurisdiction, court, judge, freshness, corpus, from: yearFrom, to: yearTo };
  const given = Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  return `/?${new URLSearchParams(given)}`;
}

function parseYear(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{4}$/.test(text) ? Number(text) : undefined;
}
