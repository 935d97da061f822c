import type { Court, CourtLevel } from "../../law/court.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Database } from "../sqlite/database.ts";
import { readLabel, readText } from "../sqlite/row.ts";

/** Inserts or replaces a court. */
export function insertCourt(database: Database, court: Court): void {
  database
    .prepare("INSERT OR REPLACE INTO court (id, name, citation_string, jurisdiction, level) VALUES (?, ?, ?, ?, ?)")
    .run(court.id, court.name, court.citationString, court.jurisdiction, court.level);
}

/** Reads every court of the corpus, by id: at most a few hundred. */
export function readCourts(database: Database): ReadonlyMap<string, Court> {
  const courts = new Map<string, Court>();
  database.prepare("SELECT id, name, citation_string, jurisdiction, level FROM court ORDER BY id").each((row) => {
    const id = readText(row, 0);
    courts.set(id, {
      id,
      name: readText(row, 1),
      citationString: readText(row, 2),
      jurisdiction: readLabel<Jurisdiction>(row, 3),
      level: readLabel<CourtLevel>(row, 4),
    });
  });
  return courts;
}
