import type { Court, CourtLevel } from "../../law/court.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { readMeta, writeMeta } from "../meta.ts";
import type { Database } from "../sqlite/database.ts";
import { readLabel, readText } from "../sqlite/row.ts";

/** The name in `meta` of the courts to which decisions are appealed, as JSON by court id; absent if no source states any. */
export const COURT_APPEALS = "court_appeals";

/** Inserts or replaces a court, without the courts to which it appeals: {@link writeCourtAppeals} stores those. */
export function insertCourt(database: Database, court: Court): void {
  database
    .prepare("INSERT OR REPLACE INTO court (id, name, citation_string, jurisdiction, level) VALUES (?, ?, ?, ?, ?)")
    .run(court.id, court.name, court.citationString, court.jurisdiction, court.level);
}

/** Stores to which courts the decisions of all courts are appealed; once, after the last court. */
export function writeCourtAppeals(database: Database, courts: Iterable<Court>): void {
  const appeals = [...courts].flatMap(({ id, appealsTo = [] }) => (appealsTo.length === 0 ? [] : [[id, appealsTo]]));
  if (appeals.length > 0) writeMeta(database, COURT_APPEALS, JSON.stringify(Object.fromEntries(appeals.sort())));
}

function readCourtAppeals(database: Database): Readonly<Record<string, readonly string[]>> {
  const stored = readMeta(database, COURT_APPEALS);
  return typeof stored === "string" ? (JSON.parse(stored) as Record<string, readonly string[]>) : {};
}

/** Reads every court of the corpus, by id: at most a few thousand. */
export function readCourts(database: Database): ReadonlyMap<string, Court> {
  const appeals = readCourtAppeals(database);
  const courts = new Map<string, Court>();
  database.prepare("SELECT id, name, citation_string, jurisdiction, level FROM court ORDER BY id").each((row) => {
    const id = readText(row, 0);
    courts.set(id, {
      id,
      name: readText(row, 1),
      citationString: readText(row, 2),
      jurisdiction: readLabel<Jurisdiction>(row, 3),
      level: readLabel<CourtLevel>(row, 4),
      ...(Object.hasOwn(appeals, id) && { appealsTo: appeals[id]! }),
    });
  });
  return courts;
}
