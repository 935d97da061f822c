import type { CaseRow, DatePrecision } from "../../law/case.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Database, Row } from "../sqlite/database.ts";

/** A case and where it came from. */
export interface StoredCase extends CaseRow {
  readonly namespace: string;
  readonly sourceId: string;
}

const CASE_COLUMNS =
  "cluster_id, name, name_full, court_id, jurisdiction, date_filed, date_precision, docket_number, judges_json, namespace, source_id";

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

export function findStoredCase(database: Database, clusterId: number): StoredCase | null {
  const row = database.prepare(`SELECT ${CASE_COLUMNS} FROM cases WHERE cluster_id = ?`).get(clusterId);
  return row ? decodeCaseRow(row) : null;
}

/** Every case, in ascending order of cluster id. */
export function visitCases(database: Database, visit: (row: StoredCase) => void): void {
  database.prepare(`SELECT ${CASE_COLUMNS} FROM cases ORDER BY cluster_id`).each((row) => visit(decodeCaseRow(row)));
}

/** The judges of every case, in ascending order of cluster id. */
export function visitBenches(database: Database, visit: (judges: readonly string[]) => void): void {
  database
    .prepare("SELECT judges_json FROM cases ORDER BY cluster_id")
    .each((row) => visit(JSON.parse(row[0] as string) as string[]));
}

/** The name of every case, in ascending order of cluster id. */
export function listCaseNames(database: Database): string[] {
  const names: string[] = [];
  database.prepare("SELECT name FROM cases ORDER BY cluster_id").each((row) => void names.push(row[0] as string));
  return names;
}

/** Gives a case another name; what its source calls it stays on record. */
export function renameCase(database: Database, clusterId: number, name: string): void {
  database
    .prepare("INSERT OR IGNORE INTO given_name SELECT cluster_id, name, name_full FROM cases WHERE cluster_id = ?")
    .run(clusterId);
  database.prepare("UPDATE cases SET name = ?, name_full = ? WHERE cluster_id = ?").run(name, name, clusterId);
}

/** Gives a case the date of another record of it, where that is known more exactly. */
export function updateDateIfMorePrecise(
  database: Database,
  clusterId: number,
  { dateFiled, datePrecision }: Pick<CaseRow, "dateFiled" | "datePrecision">,
): void {
  database
    .prepare(
      `UPDATE cases SET date_filed = ?1, date_precision = ?2 WHERE cluster_id = ?3
       AND (date_precision = 'year' AND ?2 <> 'year' OR date_precision = 'month' AND ?2 = 'day')`,
    )
    .run(dateFiled, datePrecision, clusterId);
}

/** A case by the name that its source gives it. */
export function findCaseAsGiven(database: Database, clusterId: number): StoredCase | null {
  const row = findStoredCase(database, clusterId);
  const given = database.prepare("SELECT name, name_full FROM given_name WHERE cluster_id = ?").get(clusterId);
  return row && given ? { ...row, name: given[0] as string, nameFull: given[1] as string } : row;
}

/** Every cluster id, ascending: a case's place in it is its ordinal in the projections. */
export function listClusterIds(database: Database): Float64Array {
  const ids: number[] = [];
  database.prepare("SELECT cluster_id FROM cases ORDER BY cluster_id").each((row) => void ids.push(row[0] as number));
  return Float64Array.from(ids);
}

function decodeCaseRow(row: Row): StoredCase {
  return {
    clusterId: row[0] as number,
    name: row[1] as string,
    nameFull: row[2] as string,
    courtId: row[3] as string,
    jurisdiction: row[4] as Jurisdiction,
    dateFiled: row[5] as string,
    datePrecision: row[6] as DatePrecision,
    docketNumber: row[7] as string,
    judges: JSON.parse(row[8] as string) as string[],
    namespace: row[9] as string,
    sourceId: row[10] as string,
  };
}
