import { findOrdinal } from "../../citator/network/case-attributes.ts";
import type { CaseRow, DatePrecision } from "../../law/case.ts";
import type { KnownDate } from "../../law/known-date.ts";
import { readNameAndCitation, visitCases } from "../../store/cases/cases.ts";
import { formatDay, JURISDICTIONS_BY_CODE, parseDay } from "../../store/postings/case-columns.ts";
import type { Database } from "../../store/sqlite/database.ts";
import { queryNumber } from "../../store/sqlite/query-row.ts";

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
  /** Forgets the names that were read, because names have changed. */
  forgetNames(): void;
}

const PRECISIONS: readonly DatePrecision[] = ["day", "month", "year", "unknown"];
/** Cases whose names are kept: citations repeat. */
const MAX_CACHED_CASES = 4096;

/** Opens the cases of a corpus: their numbers are in memory, 16 bytes per case; their names are read when needed. */
export function openProjectedCases(database: Database): ProjectedCases {
  const count = queryNumber(database, "SELECT count(*) FROM cases");
  const clusterIds = new Float64Array(count);
  const days = new Uint32Array(count);
  const precisions = new Uint8Array(count);
  const courts = new Uint16Array(count);
  const courtIds: string[] = [];
  const courtNumbers = new Map<string, number>();
  const jurisdictions = new Uint8Array(count);
  const cache = new Map<number, ProjectedCase>();
  let next = 0;
  visitCases(database, ({ clusterId, dateFiled, datePrecision, courtId, jurisdiction }) => {
    if (!courtNumbers.has(courtId)) courtNumbers.set(courtId, courtIds.push(courtId) - 1);
    clusterIds[next] = clusterId;
    days[next] = parseDay(dateFiled);
    precisions[next] = PRECISIONS.indexOf(datePrecision);
    courts[next] = courtNumbers.get(courtId)!;
    jurisdictions[next] = JURISDICTIONS_BY_CODE.indexOf(jurisdiction);
    next++;
  });

  const toDecided = (ordinal: number): KnownDate => ({
    date: formatDay(days[ordinal]!),
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
    forgetNames: () => cache.clear(),
  };
}
