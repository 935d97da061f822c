import type { CaseRow, DatePrecision } from "../../law/case.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Database } from "../sqlite/database.ts";
import { requireRow } from "../sqlite/query-row.ts";
import { type Row, readJson, readLabel, readNumber, readText, readTextOrNull } from "../sqlite/row.ts";
import { readRowBatches } from "../sqlite/visit-rows.ts";

/** A case with its id in its source. */
export interface StoredCase extends CaseRow {
  readonly namespace: string;
  readonly sourceId: string;
}

const CASE_COLUMNS =
  "cluster_id, name, name_full, court_id, jurisdiction, date_filed, date_precision, docket_number, judges_json, namespace, source_id";

/** The columns of a case that its record shows. */
export type StoredCaseHeader = Omit<CaseRow, "clusterId">;

/** Inserts a case. */
export function insertCase(database: Database, row: StoredCase): void {
  database
    .prepare(`INSERT INTO cases (${CASE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
    .run(
      row.clusterId,
      row.name,
      row.nameFull,
      row.courtId,
      row.jurisdiction,
      row.dateFiled,
      row.datePrecision,
      row.docketNumber,
      JSON.stringify(row.judges),
      row.namespace,
      row.sourceId,
    );
}

/** Finds a case by cluster id; null if there is none. */
export function findStoredCase(database: Database, clusterId: number): StoredCase | null {
  const row = database.prepare(`SELECT ${CASE_COLUMNS} FROM cases WHERE cluster_id = ?`).get(clusterId);
  return row ? decodeCaseRow(row) : null;
}

/** Returns whether a case is stored under a cluster id and an id in its source. */
export function isStoredAs(database: Database, clusterId: number, namespace: string, sourceId: string): boolean {
  const row = database.prepare("SELECT namespace, source_id FROM cases WHERE cluster_id = ?").get(clusterId);
  return row !== undefined && readText(row, 0) === namespace && readText(row, 1) === sourceId;
}

/** Visits the ids of every case, in ascending order of cluster id. */
export function visitSourceIds(
  database: Database,
  visit: (clusterId: number, namespace: string, sourceId: string) => void,
): void {
  database
    .prepare("SELECT cluster_id, namespace, source_id FROM cases ORDER BY cluster_id")
    .each((row) => visit(readNumber(row, 0), readText(row, 1), readText(row, 2)));
}

/** Reads the columns of a case that its record shows; null if there is none. Every further column of a row costs time. */
export function readCaseHeader(database: Database, clusterId: number): StoredCaseHeader | null {
  const row = database
    .prepare(
      "SELECT name, name_full, court_id, jurisdiction, date_filed, date_precision, docket_number, judges_json FROM cases WHERE cluster_id = ?",
    )
    .get(clusterId);
  if (!row) return null;
  return {
    name: readText(row, 0),
    nameFull: readText(row, 1),
    courtId: readText(row, 2),
    jurisdiction: readLabel<Jurisdiction>(row, 3),
    dateFiled: readText(row, 4),
    datePrecision: readLabel<DatePrecision>(row, 5),
    docketNumber: readText(row, 6),
    judges: readJson<string[]>(row, 7),
  };
}

/** The columns of a case that decide its status. */
export type StoredDecision = Pick<
  CaseRow,
  "name" | "courtId" | "jurisdiction" | "dateFiled" | "datePrecision" | "judges"
>;

/** Reads the columns of a case that decide its status; null if there is none. Builds read them of every case twice. */
export function readStoredDecision(database: Database, clusterId: number): StoredDecision | null {
  const row = database
    .prepare(
      "SELECT name, court_id, jurisdiction, date_filed, date_precision, judges_json FROM cases WHERE cluster_id = ?",
    )
    .get(clusterId);
  if (!row) return null;
  return {
    name: readText(row, 0),
    courtId: readText(row, 1),
    jurisdiction: readLabel<Jurisdiction>(row, 2),
    dateFiled: readText(row, 3),
    datePrecision: readLabel<DatePrecision>(row, 4),
    judges: readJson<string[]>(row, 5),
  };
}

/** Reads the names and the date of a case; null if there is none. */
export function readCaseTitle(
  database: Database,
  clusterId: number,
): Pick<CaseRow, "name" | "nameFull" | "dateFiled"> | null {
  const row = database.prepare("SELECT name, name_full, date_filed FROM cases WHERE cluster_id = ?").get(clusterId);
  return row ? { name: readText(row, 0), nameFull: readText(row, 1), dateFiled: readText(row, 2) } : null;
}

/** Reads the name of a case and its preferred citation, which is null if it has none. */
export function readNameAndCitation(database: Database, clusterId: number): { name: string; citation: string | null } {
  const row = requireRow(
    database
      .prepare(
        `SELECT c.name, n.text FROM cases c LEFT JOIN citation n ON n.cluster_id = c.cluster_id AND n.position = 0
         WHERE c.cluster_id = ?`,
      )
      .get(clusterId),
  );
  return { name: readText(row, 0), citation: readTextOrNull(row, 1) };
}

/** Counts the cases of each court that has any, most first, then by court id. */
export function countCasesByCourt(database: Database): { courtId: string; cases: number }[] {
  return database
    .prepare("SELECT court_id, count(*) AS n FROM cases GROUP BY court_id ORDER BY n DESC, court_id")
    .all()
    .map((row) => ({ courtId: readText(row, 0), cases: readNumber(row, 1) }));
}

/** Visits every case, in ascending order of cluster id. */
export function visitCases(database: Database, visit: (row: StoredCase) => void): void {
  database.prepare(`SELECT ${CASE_COLUMNS} FROM cases ORDER BY cluster_id`).each((row) => visit(decodeCaseRow(row)));
}

/** The columns of a case that its entry in an index has. */
export type StoredCaseEntry = Pick<CaseRow, "clusterId" | "name" | "courtId" | "jurisdiction" | "dateFiled">;

/** Iterates over every case, in ascending order of cluster id. */
export function* iterateCases(database: Database): Generator<StoredCaseEntry, undefined> {
  for (const rows of readRowBatches(database, "cases", ENTRY_COLUMNS, ["cluster_id"]))
    for (const row of rows) yield decodeCaseEntry(row);
}

/** Iterates over some cases, in the given order; leaves out those that the corpus does not contain. */
export function* iterateCasesById(
  database: Database,
  clusterIds: Iterable<number>,
): Generator<StoredCaseEntry, undefined> {
  const select = database.prepare(`SELECT ${ENTRY_COLUMNS} FROM cases WHERE cluster_id = ?`);
  for (const clusterId of clusterIds) {
    const row = select.get(clusterId);
    if (row) yield decodeCaseEntry(row);
  }
}

const ENTRY_COLUMNS = "cluster_id, name, court_id, jurisdiction, date_filed";

function decodeCaseEntry(row: Row): StoredCaseEntry {
  return {
    clusterId: readNumber(row, 0),
    name: readText(row, 1),
    courtId: readText(row, 2),
    jurisdiction: readLabel<Jurisdiction>(row, 3),
    dateFiled: readText(row, 4),
  };
}

/** Visits the judges of every case, in ascending order of cluster id. */
export function visitBenches(database: Database, visit: (judges: readonly string[]) => void): void {
  database
    .prepare("SELECT judges_json FROM cases ORDER BY cluster_id")
    .each((row) => visit(readJson<string[]>(row, 0)));
}

/** Lists the name of every case, in ascending order of cluster id. */
export function listCaseNames(database: Database): string[] {
  const names: string[] = [];
  database.prepare("SELECT name FROM cases ORDER BY cluster_id").each((row) => void names.push(readText(row, 0)));
  return names;
}

/** Renames a case; the name from its source is kept. */
export function renameCase(database: Database, clusterId: number, name: string): void {
  database
    .prepare("INSERT OR IGNORE INTO given_name SELECT cluster_id, name, name_full FROM cases WHERE cluster_id = ?")
    .run(clusterId);
  database.prepare("UPDATE cases SET name = ?, name_full = ? WHERE cluster_id = ?").run(name, name, clusterId);
}

/** Sets the date of a case to that of another record of it, if the other date is more precise. */
export function updateDateIfMorePrecise(
  database: Database,
  clusterId: number,
  { dateFiled, datePrecision }: Pick<CaseRow, "dateFiled" | "datePrecision">,
): void {
  database
    .prepare(
      `UPDATE cases SET date_filed = ?1, date_precision = ?2 WHERE cluster_id = ?3
       AND instr('unknown year month day', ?2) > instr('unknown year month day', date_precision)`,
    )
    .run(dateFiled, datePrecision, clusterId);
}

/** Finds a case, with the name from its source; null if there is none. */
export function findCaseAsGiven(database: Database, clusterId: number): StoredCase | null {
  const row = findStoredCase(database, clusterId);
  const given = database.prepare("SELECT name, name_full FROM given_name WHERE cluster_id = ?").get(clusterId);
  return row && given ? { ...row, name: readText(given, 0), nameFull: readText(given, 1) } : row;
}

/** Lists every cluster id, ascending: the index of a case in this list is its ordinal in the projections. */
export function listClusterIds(database: Database): Float64Array {
  const ids: number[] = [];
  database.prepare("SELECT cluster_id FROM cases ORDER BY cluster_id").each((row) => void ids.push(readNumber(row, 0)));
  return Float64Array.from(ids);
}

function decodeCaseRow(row: Row): StoredCase {
  return {
    clusterId: readNumber(row, 0),
    name: readText(row, 1),
    nameFull: readText(row, 2),
    courtId: readText(row, 3),
    jurisdiction: readLabel<Jurisdiction>(row, 4),
    dateFiled: readText(row, 5),
    datePrecision: readLabel<DatePrecision>(row, 6),
    docketNumber: readText(row, 7),
    judges: readJson<string[]>(row, 8),
    namespace: readText(row, 9),
    sourceId: readText(row, 10),
  };
}
