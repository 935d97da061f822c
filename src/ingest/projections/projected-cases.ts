import { findOrdinal } from "../../citator/network/case-attributes.ts";
import type { CaseRow, DatePrecision } from "../../law/case.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { KnownDate } from "../../law/known-date.ts";
import { readNameAndCitation } from "../../store/cases/cases.ts";
import { allocateOwn, type CaseAttributeColumns, collectCaseColumns } from "../../store/cases/collect-case-columns.ts";
import { formatDay, JURISDICTIONS_BY_CODE } from "../../store/postings/case-columns.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { type Row, readLabel } from "../../store/sqlite/row.ts";
import { visitRowsInSlices } from "../../store/sqlite/visit-rows.ts";

/** The fields of a case that reading its opinions needs. */
export interface ProjectedCase extends Pick<CaseRow, "clusterId" | "name"> {
  readonly decided: KnownDate;
  /** Whether its source has no name for it, so that its citation is used as name. */
  readonly isUnnamed: boolean;
}

/** Every case of a corpus, in ascending cluster id. */
export interface ProjectedCases {
  readonly count: number;
  clusterId(ordinal: number): number;
  jurisdiction(ordinal: number): Jurisdiction;
  /** Reads a case by its ordinal. */
  get(ordinal: number): ProjectedCase;
  /** Reads a case by its cluster id; null if there is none. */
  find(clusterId: number): ProjectedCase | null;
  decided(clusterId: number): KnownDate;
}

const PRECISIONS: readonly DatePrecision[] = ["day", "month", "year", "unknown"];
/** Cases whose names are kept: citations repeat. */
const MAX_CACHED_CASES = 4096;

/** The columns of cases that reading their opinions needs; several threads can share them. */
export interface ProjectedColumns extends CaseAttributeColumns {
  /** How precise each date is. */
  readonly precisions: Uint8Array;
}

/** Collects the columns of every case. Yields often. @param allocate default: memory of this thread */
export function* collectProjectedColumns(
  database: Database,
  allocate = allocateOwn,
): Generator<void, ProjectedColumns> {
  const columns = yield* collectCaseColumns(database, allocate);
  const precisions = new Uint8Array(allocate(columns.count));
  let next = 0;
  const readPrecision = (row: Row) => {
    precisions[next++] = PRECISIONS.indexOf(readLabel<DatePrecision>(row, 0));
  };
  yield* visitRowsInSlices(database, "cases", "date_precision", readPrecision, ["cluster_id"]);
  return { ...columns, precisions };
}

/** Opens the cases of a corpus by their columns; their names are read when needed. */
export function openProjectedCases(database: Database, columns: ProjectedColumns): ProjectedCases {
  const { count, clusterIds, dates, precisions, jurisdictions } = columns;
  const cache = new Map<number, ProjectedCase>();

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
    jurisdiction: (ordinal) => JURISDICTIONS_BY_CODE[jurisdictions[ordinal]!]!,
    find(clusterId) {
      const ordinal = findOrdinal(clusterIds, clusterId);
      return ordinal < 0 ? null : get(ordinal);
    },
    decided: (clusterId) => toDecided(findOrdinal(clusterIds, clusterId)),
  };
}
