import type { Jurisdiction } from "../law/jurisdiction.ts";
import type { Freshness } from "../law/treatment.ts";
import { type CaseColumns, FRESHNESS, JURISDICTIONS } from "./columns.ts";
import { type CaseSet, fullSet } from "./sets.ts";

/** What a case must be besides what the query says. Everything given must hold. */
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
  /** Cases, by ordinal, that something else has chosen already. */
  readonly among?: Iterable<number>;
}

/** Sets kept at most: a filter is chosen once and then held while queries change. */
const REMEMBERED = 64;
const remembered = new WeakMap<CaseColumns, Map<string, CaseSet>>();

/** The cases that the columns admit, in a set of its own; `null` where they are not asked. */
export function filterSet(columns: CaseColumns, filters: CaseFilters): CaseSet | null {
  const { jurisdiction, courtIds, yearFrom, yearTo, dateFrom, dateTo, freshness } = filters;
  const key = JSON.stringify([jurisdiction, courtIds, yearFrom, yearTo, dateFrom, dateTo, freshness]);
  if (key === ALL) return null;
  const known = remembered.get(columns) ?? new Map<string, CaseSet>();
  remembered.set(columns, known);
  const set = known.get(key) ?? readColumns(columns, filters);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, set);
  return set.slice();
}

const ALL = JSON.stringify(new Array(7).fill(undefined));
const LAST_DAY = 9999_1231;

function readColumns(columns: CaseColumns, filters: CaseFilters): CaseSet {
  const set = fullSet(columns.count);
  const from = Math.max(dayNumber(filters.dateFrom, 0), (filters.yearFrom ?? 0) * 10_000);
  const to = Math.min(dayNumber(filters.dateTo, LAST_DAY), (filters.yearTo ?? 9999) * 10_000 + 1231);
  // A case without a date (0) is of no period.
  if (from > 0 || to < LAST_DAY) keep(set, columns.dates, (date) => date > 0 && date >= from && date <= to);
  if (filters.courtIds) {
    const wanted = columns.courtIds.map((id) => filters.courtIds!.includes(id));
    keep(set, columns.courts, (court) => wanted[court]!);
  }
  if (filters.jurisdiction) {
    const wanted = JURISDICTIONS.indexOf(filters.jurisdiction);
    keep(set, columns.jurisdictions, (jurisdiction) => jurisdiction === wanted);
  }
  if (filters.freshness) {
    const wanted = FRESHNESS.indexOf(filters.freshness);
    keep(set, columns.freshness, (freshness) => freshness === wanted);
  }
  return set;
}

function keep(set: CaseSet, column: Uint32Array | Uint16Array | Uint8Array, admits: (value: number) => boolean): void {
  for (let ordinal = 0; ordinal < column.length; ordinal++) {
    if (!admits(column[ordinal]!)) set[ordinal >>> 5]! &= ~(1 << (ordinal & 31));
  }
}

function dayNumber(date: string | undefined, absent: number): number {
  return date === undefined ? absent : Number(date.replaceAll("-", ""));
}
