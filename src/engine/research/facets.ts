import type { FacetRow, Facets } from "../../contract/schemas/research/search.ts";
import type { CaseSet } from "../../search/case-set.ts";
import { countFacets } from "../../search/count-facets.ts";
import type { EngineContext } from "../context.ts";

/** Judges that are told of at most: a long list of them is of no use to anyone. */
const MAX_JUDGE_FACETS = 100;

/** How many of the cases there are of each court, year, judge and freshness. */
export function buildFacets({ corpus, searcher, judges }: EngineContext, cases: CaseSet): Facets {
  const { courts, years, freshness } = countFacets(searcher.index.columns, cases);
  const named = corpus.readCourts();
  return {
    court: sortByCount(toFacetRows(courts, (id) => named.get(id)?.name ?? id)),
    year: toFacetRows(years).sort((a, b) => Number(b.value) - Number(a.value)),
    judge: sortByCount(toFacetRows(judges().countCases(cases))).slice(0, MAX_JUDGE_FACETS),
    freshness: sortByCount(toFacetRows(freshness)),
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
