import type { Court, CourtLevel } from "../../law/court.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { countCases, visitCaseAttributes } from "../../store/cases/case-attributes.ts";
import { readCourts } from "../../store/cases/courts.ts";
import type { Database } from "../../store/sqlite/database.ts";

/** What the order of priority depends on, by ordinal: the index of a case among all cluster ids in ascending order. */
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

/** What lists and networks filter and sort cases by. */
export interface CitatorCaseAttributes extends CountedCaseAttributes {
  courtId(ordinal: number): string;
  jurisdiction(ordinal: number): Jurisdiction;
}

/** Reads the attributes of every case of a corpus into columns, in one pass; about 30 bytes per case. */
export function readCaseAttributes(database: Database): CitatorCaseAttributes {
  const count = countCases(database);
  const courts = createCourtNumbers(readCourts(database));
  const ids = new Float64Array(count);
  const dates = new Array<string>(count);
  const courtOf = new Uint16Array(count);
  const citeCounts = new Uint32Array(count);
  let at = 0;
  visitCaseAttributes(database, ({ clusterId, dateFiled, courtId, jurisdiction, citeCount }) => {
    ids[at] = clusterId;
    dates[at] = dateFiled;
    courtOf[at] = courts.toNumber(courtId, jurisdiction);
    citeCounts[at] = citeCount;
    at++;
  });
  const { rows } = courts;
  return {
    count,
    clusterId: (ordinal) => ids[ordinal]!,
    ordinal: (clusterId) => findOrdinal(ids, clusterId),
    level: (ordinal) => rows[courtOf[ordinal]!]!.level,
    courtId: (ordinal) => rows[courtOf[ordinal]!]!.id,
    jurisdiction: (ordinal) => rows[courtOf[ordinal]!]!.jurisdiction,
    dateFiled: (ordinal) => dates[ordinal]!,
    citeCount: (ordinal) => citeCounts[ordinal]!,
  };
}

/** The courts of the visited cases, numbered as they first occur. */
interface CourtNumbers {
  readonly rows: readonly Pick<Court, "id" | "level" | "jurisdiction">[];
  toNumber(courtId: string, jurisdiction: Jurisdiction): number;
}

function createCourtNumbers(courts: ReadonlyMap<string, Court>): CourtNumbers {
  const rows: Pick<Court, "id" | "level" | "jurisdiction">[] = [];
  const numbers = new Map<string, number>();
  return {
    rows,
    toNumber(id, jurisdiction) {
      let number = numbers.get(id);
      if (number === undefined) {
        number = rows.length;
        rows.push({ id, level: courts.get(id)?.level ?? "unknown", jurisdiction });
        numbers.set(id, number);
      }
      return number;
    },
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
