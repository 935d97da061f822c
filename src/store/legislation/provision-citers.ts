import type { Database } from "../sqlite/database.ts";
import { queryNumber } from "../sqlite/query-row.ts";
import { type Row, readNumber } from "../sqlite/row.ts";

/** The table of the citation keys of sections, or of Acts. */
export type KeyTable = "section_key" | "act_key";

const TARGET_COLUMN: Readonly<Record<KeyTable, string>> = { section_key: "section", act_key: "act" };

/** Inserts a citation key of a section or an Act, unless it is stored already. */
export function insertKey(database: Database, table: KeyTable, key: string, ordinal: number): void {
  database.prepare(`INSERT OR IGNORE INTO ${table} (key, ${TARGET_COLUMN[table]}) VALUES (?, ?)`).run(key, ordinal);
}

/** Finds the sections or Acts with a citation key, in the order of the corpus. */
export function findOrdinalsByKey(database: Database, table: KeyTable, key: string): number[] {
  return database
    .prepare(`SELECT ${TARGET_COLUMN[table]} FROM ${table} WHERE key = ? ORDER BY 1`)
    .all(key)
    .map((row) => readNumber(row, 0));
}

/**
 * Finds the Acts with a key, in the order of the corpus; if there are none, those whose title begins with "Indian" where the
 * key does not, or the reverse: "Contract Act" for the Indian Contract Act, "Indian Companies Act" for the Companies Act.
 */
export function findActOrdinalsByKey(database: Database, key: string): number[] {
  const found = findOrdinalsByKey(database, "act_key", key);
  if (found.length > 0) return found;
  return findOrdinalsByKey(database, "act_key", key.startsWith("indian") ? key.slice("indian".length) : `indian${key}`);
}

/** Finds at most `limit` sections whose keys are longer than `prefix` and begin with it, in the order of the corpus. */
export function findSectionsBelow(database: Database, prefix: string, limit: number): number[] {
  return database
    .prepare("SELECT DISTINCT section FROM section_key WHERE key > ? AND key < ? ORDER BY section LIMIT ?")
    .all(prefix, `${prefix}\uffff`, limit)
    .map((row) => readNumber(row, 0));
}

/** A case that cites a provision, with the number of mentions. */
export interface ProvisionCiter {
  readonly clusterId: number;
  readonly mentions: number;
}

/** Inserts a case that cites a section of US law. */
export function insertSectionCiter(database: Database, section: number, { clusterId, mentions }: ProvisionCiter): void {
  database
    .prepare("INSERT INTO section_citer (section, cluster_id, mentions) VALUES (?, ?, ?)")
    .run(section, clusterId, mentions);
}

/** Inserts a case that cites a section of an Act; the number is empty if it cites the Act as a whole. */
export function insertActCiter(
  database: Database,
  act: number,
  sectionNumber: string,
  { clusterId, mentions }: ProvisionCiter,
): void {
  database
    .prepare("INSERT INTO act_citer (act, section_number, cluster_id, mentions) VALUES (?, ?, ?, ?)")
    .run(act, sectionNumber, clusterId, mentions);
}

/** Finds the total of cases that cite a section, and the `limit` most cited of them. */
export function findSectionCiters(
  database: Database,
  section: number,
  limit: number,
): { total: number; citers: ProvisionCiter[] } {
  const total = queryNumber(database, "SELECT count(*) FROM section_citer WHERE section = ?", section);
  const citers = database
    .prepare(
      `SELECT cluster_id, mentions FROM section_citer LEFT JOIN standing USING (cluster_id) WHERE section = ?
       ORDER BY cite_count DESC, mentions DESC, cluster_id LIMIT ?`,
    )
    .all(section, limit)
    .map(decodeCiterRow);
  return { total, citers };
}

/** Finds the total of cases that cite any of the sections of an Act, and the `limit` most cited of them. */
export function findActSectionCiters(
  database: Database,
  act: number,
  numbers: readonly string[],
  limit: number,
): { total: number; citers: ProvisionCiter[] } {
  const citing = `FROM act_citer WHERE act = ? AND section_number IN (${numbers.map(() => "?").join(", ")})`;
  const total = queryNumber(database, `SELECT count(DISTINCT cluster_id) ${citing}`, act, ...numbers);
  const citers = database
    .prepare(
      `SELECT cluster_id, times FROM (SELECT cluster_id, sum(mentions) AS times ${citing} GROUP BY cluster_id)
       LEFT JOIN standing USING (cluster_id) ORDER BY cite_count DESC, times DESC, cluster_id LIMIT ?`,
    )
    .all(act, ...numbers, limit)
    .map(decodeCiterRow);
  return { total, citers };
}

/** Counts the citing cases of each section that is cited. */
export function countSectionCiters(database: Database): Map<number, number> {
  const rows = database.prepare("SELECT section, count(*) FROM section_citer GROUP BY section").all();
  return new Map(rows.map((row) => [readNumber(row, 0), readNumber(row, 1)]));
}

/** Updates the cite count of each Act. */
export function updateActCiteCounts(database: Database): void {
  database.exec("UPDATE act SET cite_count = (SELECT count(DISTINCT cluster_id) FROM act_citer WHERE act = act.id)");
}

function decodeCiterRow(row: Row): ProvisionCiter {
  return { clusterId: readNumber(row, 0), mentions: readNumber(row, 1) };
}
