import type { CourtLevel } from "../../law/court.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { CountedCaseAttributes } from "./edge-writer.ts";

/** What lists and networks filter and sort cases by, by ordinal; about 30 bytes a case. */
export interface CitatorCaseAttributes extends CountedCaseAttributes {
  courtId(ordinal: number): string;
  jurisdiction(ordinal: number): Jurisdiction;
}

/** Reads the facts of every case of a corpus into columns, in one pass. */
export function readCaseAttributes(database: Database): CitatorCaseAttributes {
  const courts: { id: string; level: CourtLevel; jurisdiction: Jurisdiction }[] = [];
  const courtNumbers = new Map<string, number>();
  const levels = new Map(
    database
      .prepare("SELECT id, level FROM court")
      .all()
      .map((row) => [row[0] as string, row[1] as CourtLevel]),
  );
  const count = database.prepare("SELECT count(*) FROM cases").get()![0] as number;
  const ids = new Float64Array(count);
  const dates = new Array<string>(count);
  const courtOf = new Uint16Array(count);
  const citeCounts = new Uint32Array(count);
  let at = 0;
  database
    .prepare(
      "SELECT c.cluster_id, c.date_filed, c.court_id, c.jurisdiction, s.cite_count FROM cases c LEFT JOIN standing s ON s.cluster_id = c.cluster_id ORDER BY c.cluster_id",
    )
    .each((row) => {
      const [id, date, court, jurisdiction, citeCount] = row as [number, string, string, Jurisdiction, number | null];
      let number = courtNumbers.get(court);
      if (number === undefined) {
        number = courts.length;
        courts.push({ id: court, level: levels.get(court) ?? "unknown", jurisdiction });
        courtNumbers.set(court, number);
      }
      ids[at] = id;
      dates[at] = date;
      courtOf[at] = number;
      citeCounts[at] = citeCount ?? 0;
      at++;
    });
  return {
    count,
    clusterId: (ordinal) => ids[ordinal]!,
    ordinal: (clusterId) => findOrdinal(ids, clusterId),
    level: (ordinal) => courts[courtOf[ordinal]!]!.level,
    courtId: (ordinal) => courts[courtOf[ordinal]!]!.id,
    jurisdiction: (ordinal) => courts[courtOf[ordinal]!]!.jurisdiction,
    dateFiled: (ordinal) => dates[ordinal]!,
    citeCount: (ordinal) => citeCounts[ordinal]!,
  };
}

/** Place of a cluster id among ascending ids, or -1. */
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
