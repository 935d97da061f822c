import type { Court, CourtLevel } from "../../law/court.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { CaseAttributeColumns } from "../../store/cases/collect-case-columns.ts";
import { type CaseColumns, formatDay, JURISDICTIONS_BY_CODE } from "../../store/postings/case-columns.ts";

/**
 * Attributes that determine the order of priority, by ordinal: the index of a case among all cluster ids in ascending
 * order.
 */
export interface CaseAttributes {
  readonly count: number;
  clusterId(ordinal: number): number;
  /** Returns the ordinal of a cluster id, or -1. */
  ordinal(clusterId: number): number;
  level(ordinal: number): CourtLevel;
  /** `YYYY-MM-DD`. */
  dateFiled(ordinal: number): string;
}

/** Case attributes with the number of citing cases, which is known only after all edges are. */
export interface CountedCaseAttributes extends CaseAttributes {
  citeCount(ordinal: number): number;
}

/** Attributes by which lists and networks filter and sort cases. */
export interface CitatorCaseAttributes extends CountedCaseAttributes {
  courtId(ordinal: number): string;
  jurisdiction(ordinal: number): Jurisdiction;
}

/** Cases whose formatted date is kept: the texts take forty bytes each. */
const MAX_CACHED_DATES = 1_000_000;

/**
 * Creates the attributes of every case of a corpus from its columns.
 * @param columns of the search index, or collected from the tables of a corpus without one, which do not count citations
 * @param courts by id
 * @param cachedDates cases whose formatted date is kept
 */
export function createCaseAttributes(
  columns: CaseAttributeColumns & Partial<Pick<CaseColumns, "citeCounts">>,
  courts: ReadonlyMap<string, Court>,
  cachedDates = MAX_CACHED_DATES,
): CitatorCaseAttributes {
  const { count, clusterIds, dates, courts: courtOf, courtIds, jurisdictions, citeCounts } = columns;
  const levels = courtIds.map((id) => courts.get(id)?.level ?? "unknown");
  /** By ordinal, formatted on first use. */
  const formattedDates = new Array<string | undefined>(Math.min(count, cachedDates));
  return {
    count,
    clusterId: (ordinal) => clusterIds[ordinal]!,
    ordinal: (clusterId) => findOrdinal(clusterIds, clusterId),
    level: (ordinal) => levels[courtOf[ordinal]!]!,
    courtId: (ordinal) => courtIds[courtOf[ordinal]!]!,
    jurisdiction: (ordinal) => JURISDICTIONS_BY_CODE[jurisdictions[ordinal]!]!,
    dateFiled(ordinal) {
      if (ordinal >= cachedDates) return formatDay(dates[ordinal]!);
      formattedDates[ordinal] ??= formatDay(dates[ordinal]!);
      return formattedDates[ordinal];
    },
    citeCount: (ordinal) => citeCounts?.[ordinal] ?? 0,
  };
}

/** Returns the index of a cluster id among ascending ids, or -1. */
export function findOrdinal(ids: Float64Array, clusterId: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ids[middle]! < clusterId) low = middle + 1;
    else high = middle;
  }
  return ids[low] === clusterId ? low : -1;
}
