import type { FacetRow, Facets } from "../contract/research.ts";
import { countFacets } from "../search/facets.ts";
import type { CaseSet } from "../search/sets.ts";
import type { Parts } from "./parts.ts";

/** Judges that are told of at most: a long list of them is of no use to anyone. */
const MOST_JUDGES = 100;

/** How many of the cases there are of each court, year, judge and freshness. */
export function facetsOf({ corpus, searcher, judges }: Parts, cases: CaseSet): Facets {
  const { courts, years, freshness } = countFacets(searcher.index.columns, cases);
  const named = corpus.courts();
  return {
    court: mostFirst(rows(courts, (id) => named.get(id)?.name ?? id)),
    year: rows(years).sort((a, b) => Number(b.value) - Number(a.value)),
    judge: mostFirst(rows(judges().counts(cases))).slice(0, MOST_JUDGES),
    freshness: mostFirst(rows(freshness)),
  };
}

function rows<Value extends string | number>(
  counts: ReadonlyMap<Value, number>,
  labelOf: (value: Value) => string = String,
): FacetRow[] {
  return Array.from(counts, ([value, count]) => ({ value: String(value), label: labelOf(value), count }));
}

function mostFirst(facet: FacetRow[]): FacetRow[] {
  return facet.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
