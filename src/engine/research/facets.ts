import type { FacetRow, Facets } from "../../contract/schemas/research/search.ts";
import type { FacetCounts } from "../../corpus/port/case-search.ts";
import type { Court } from "../../law/court.ts";

/** Maximum number of judges in a response. */
const MAX_JUDGE_FACETS = 100;

/** Converts counts to the facets of the contract: courts, judges and freshness by count, years newest first. */
export function toFacets(counts: FacetCounts, courts: ReadonlyMap<string, Court>): Facets {
  return {
    court: sortByCount(toFacetRows(counts.courts, (id) => courts.get(id)?.name ?? id)),
    year: toFacetRows(counts.years).sort((a, b) => Number(b.value) - Number(a.value)),
    judge: sortByCount(toFacetRows(counts.judges)).slice(0, MAX_JUDGE_FACETS),
    freshness: sortByCount(toFacetRows(counts.freshness)),
    ...(counts.corpora && { corpus: sortByCount(toFacetRows(counts.corpora)) }),
  };
}

function toFacetRows<Value extends string | number>(
  counts: ReadonlyMap<Value, number>,
  labelOf: (value: Value) => string = String,
): FacetRow[] {
  return Array.from(counts, ([value, count]) => ({ value: String(value), label: labelOf(value), count }));
}

function sortByCount(facet: FacetRow[]): FacetRow[] {
  return facet.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
