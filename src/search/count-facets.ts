import { decodeFreshness, FRESHNESS_ROWS, type Freshness } from "../law/treatment.ts";
import type { CaseColumns } from "../store/postings/case-columns.ts";
import { type CaseSet, listMembers } from "./case-set.ts";

/** Numbers of cases by court, year and freshness, without zeros. */
export interface CaseFacetCounts {
  readonly courts: ReadonlyMap<string, number>;
  /** Excludes cases without a date. */
  readonly years: ReadonlyMap<number, number>;
  readonly freshness: ReadonlyMap<Freshness, number>;
}

const MAX_FRESHNESS_CODE = Math.max(...FRESHNESS_ROWS.map(({ code }) => code));

/** Counts cases by court, year and freshness. */
export function countFacets(columns: CaseColumns, cases: CaseSet): CaseFacetCounts {
  const { dates } = columns;
  const courts = new Uint32Array(columns.courtIds.length);
  const years = new Uint32Array(10_000);
  const freshness = new Uint32Array(MAX_FRESHNESS_CODE + 1);
  const courtOf = columns.courts;
  const freshnessOf = columns.freshness;
  for (const ordinal of listMembers(cases)) {
    courts[courtOf[ordinal]!]!++;
    years[Math.floor(dates[ordinal]! / 10_000)]!++;
    freshness[freshnessOf[ordinal]!]!++;
  }
  years[0] = 0;
  return {
    courts: toCountMap(courts, (court) => columns.courtIds[court]!),
    years: toCountMap(years, (year) => year),
    freshness: toCountMap(freshness, decodeFreshness),
  };
}

function toCountMap<Value>(counts: Uint32Array, named: (number: number) => Value): ReadonlyMap<Value, number> {
  const found = new Map<Value, number>();
  counts.forEach((count, number) => {
    if (count > 0) found.set(named(number), count);
  });
  return found;
}
