import type { Court, CourtLevel } from "../../law/court.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Database } from "../sqlite/database.ts";

export function insertCourt(database: Database, court: Court): void {
  database
    .prepare("INSERT OR REPLACE INTO court (id, name, citation_string, jurisdiction, level) VALUES (?, ?, ?, ?, ?)")
    .run(court.id, court.name, court.citationString, court.jurisdiction, court.level);
}

/** Every court of the corpus by id: a few hundred at most. */
export function readCourts(database: Database): ReadonlyMap<string, Court> {
  const courts = new Map<string, Court>();
  database.prepare("SELECT id, name, citation_string, jurisdiction, level FROM court ORDER BY id").each((row) => {
    const [id, name, citationString, jurisdiction, level] = row as [string, string, string, Jurisdiction, CourtLevel];
    courts.set(id, { id, name, citationString, jurisdiction, level });
  });
  return courts;
}
