import type { Jurisdiction } from "../law/jurisdiction.ts";
import { type Freshness, toFreshnessCode } from "../law/treatment.ts";
import { type CaseColumns, JURISDICTIONS_BY_CODE } from "../store/postings/case-columns.ts";
import { type CaseSet, createFullSet } from "./case-set.ts";

/** Conditions on cases besides the query; all that are given must be met. */
export interface CaseFilters {
  readonly jurisdiction?: Jurisdiction;
  /** Any of these courts. */
  readonly courtIds?: readonly string[];
  /** Years of decision, both included. */
  readonly yearFrom?: number;
  readonly yearTo?: number;
  /** Days of decision, `YYYY-MM-DD`, both included. */
  readonly dateFrom?: string;
  readonly dateTo?: string;
  readonly freshness?: Freshness;
  /** Words of a judge's name. */
  readonly judge?: string;
  /** Cases selected otherwise, by ordinal. */
  readonly among?: Iterable<number>;
}

/** Maximum number of cached sets: a filter is often kept while queries change. */
const MAX_CACHED_FILTERS = 64;
const filterCache = new WeakMap<CaseColumns, Map<string, CaseSet>>();

/** Returns the cases that meet the filters by columns, in a set that the caller may change; null without such filters. */
export function filterCases(columns: CaseColumns, filters: CaseFilters): CaseSet | null {
  const { jurisdiction, courtIds, yearFrom, yearTo, dateFrom, dateTo, freshness } = filters;
  const key = JSON.stringify([jurisdiction, courtIds, yearFrom, yearTo, dateFrom, dateTo, freshness]);
  if (key === NO_FILTERS_KEY) return null;
  const known = filterCache.get(columns) ?? new Map<string, CaseSet>();
  filterCache.set(columns, known);
  const set = known.get(key) ?? evaluateFilters(columns, filters);
  if (known.size >= MAX_CACHED_FILTERS) known.clear();
  known.set(key, set);
  return set.slice();
}

const NO_FILTERS_KEY = JSON.stringify(new Array(7).fill(undefined));
const MAX_DAY_NUMBER = 9999_1231;

function evaluateFilters(columns: CaseColumns, filters: CaseFilters): CaseSet {
  const set = createFullSet(columns.count);
  const from = Math.max(toDayNumber(filters.dateFrom, 0), (filters.yearFrom ?? 0) * 10_000);
  const to = Math.min(toDayNumber(filters.dateTo, MAX_DAY_NUMBER), (filters.yearTo ?? 9999) * 10_000 + 1231);
  // A case without a date (0) is in no period.
  if (from > 0 || to < MAX_DAY_NUMBER)
    retainMatching(set, columns.dates, (date) => date > 0 && date >= from && date <= to);
  if (filters.courtIds) {
    const wanted = columns.courtIds.map((id) => filters.courtIds!.includes(id));
    retainMatching(set, columns.courts, (court) => wanted[court]!);
  }
  if (filters.jurisdiction) {
    const wanted = JURISDICTIONS_BY_CODE.indexOf(filters.jurisdiction);
    retainMatching(set, columns.jurisdictions, (jurisdiction) => jurisdiction === wanted);
  }
  if (filters.freshness) {
    const wanted = toFreshnessCode(filters.freshness);
    retainMatching(set, columns.freshness, (freshness) => freshness === wanted);
  }
  return set;
}

function retainMatching(
  set: CaseSet,
  column: Uint32Array | Uint16Array | Uint8Array,
  admits: (value: number) => boolean,
): void {
  for (let ordinal = 0; ordinal < column.length; ordinal++) {
    if (!admits(column[ordinal]!)) set[ordinal >>> 5]! &= ~(1 << (ordinal & 31));
  }
}

function toDayNumber(date: string | undefined, fallback: number): number {
  return date === undefined ? fallback : Number(date.replaceAll("-", ""));
}
