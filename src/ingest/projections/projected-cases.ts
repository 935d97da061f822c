import { findOrdinal } from "../../citator/network/case-attributes.ts";
import type { CaseRow, DatePrecision } from "../../law/case.ts";
import type { KnownDate } from "../../law/known-date.ts";
import { readNameAndCitation } from "../../store/cases/cases.ts";
import type { CaseAttributeColumns } from "../../store/cases/collect-case-columns.ts";
import { formatDay, JURISDICTIONS_BY_CODE } from "../../store/postings/case-columns.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { readLabel } from "../../store/sqlite/row.ts";

/** The fields of a case that reading its opinions needs. */
export interface ProjectedCase extends Pick<CaseRow, "clusterId" | "name" | "courtId" | "jurisdiction"> {
  readonly decided: KnownDate;
  /** Whether its source has no name for it, so that its citation is used as name. */
  readonly isUnnamed: boolean;
}

/** Every case of a corpus, in ascending cluster id. */
export interface ProjectedCases {
  readonly count: number;
  clusterId(ordinal: number): number;
  /** Reads a case by its ordinal. */
  get(ordinal: number): ProjectedCase;
  /** Reads a case by its cluster id; null if there is none. */
  find(clusterId: number): ProjectedCase | null;
  decided(clusterId: number): KnownDate;
}

const PRECISIONS: readonly DatePrecision[] = ["day", "month", "year", "unknown"];
/** Cases whose names are kept: citations repeat. */
const MAX_CACHED_CASES = 4096;

/** Opens the cases of a corpus by their columns; their names are read when needed. */
export function openProjectedCases(database: Database, columns: CaseAttributeColumns): ProjectedCases {
  const { count, clusterIds, dates, courts, courtIds, jurisdictions } = columns;
  const precisions = new Uint8Array(count);
  const cache = new Map<number, ProjectedCase>();
  let next = 0;
  database.prepare("SELECT date_precision FROM cases ORDER BY cluster_id").each((row) => {
    precisions[next++] = PRECISIONS.indexOf(readLabel<DatePrecision>(row, 0));
  });

  const toDecided = (ordinal: number): KnownDate => ({
    date: formatDay(dates[ordinal]!),
    precision: PRECISIONS[precisions[ordinal]!]!,
  });

  function get(ordinal: number): ProjectedCase {
    const known = cache.get(ordinal);
    if (known) return known;
    const clusterId = clusterIds[ordinal]!;
    const { name, citation } = readNameAndCitation(database, clusterId);
    const read = {
      clusterId,
      name,
      courtId: courtIds[courts[ordinal]!]!,
      jurisdiction: JURISDICTIONS_BY_CODE[jurisdictions[ordinal]!]!,
      decided: toDecided(ordinal),
      isUnnamed: name === citation,
    };
    if (cache.size === MAX_CACHED_CASES) cache.clear();
    cache.set(ordinal, read);
    return read;
  }

  return {
    count,
    get,
    clusterId: (ordinal) => clusterIds[ordinal]!,
    find(clusterId) {
      const ordinal = findOrdinal(clusterIds, clusterId);
      return ordinal < 0 ? null : get(ordinal);
    },
    decided: (clusterId) => toDecided(findOrdinal(clusterIds, clusterId)),
  };
}
