import type { Database } from "../sqlite/database.ts";

/** The keys under which citations find a section, or an Act. */
export type KeyTable = "section_key" | "act_key";

const TARGET_COLUMN: Readonly<Record<KeyTable, string>> = { section_key: "section", act_key: "act" };

export function insertKey(database: Database, table: KeyTable, key: string, ordinal: number): void {
  database.prepare(`INSERT OR IGNORE INTO ${table} (key, ${TARGET_COLUMN[table]}) VALUES (?, ?)`).run(key, ordinal);
}

/** What carries a key, in the order of the corpus. */
export function findOrdinalsByKey(database: Database, table: KeyTable, key: string): number[] {
  return database
    .prepare(`SELECT ${TARGET_COLUMN[table]} FROM ${table} WHERE key = ? ORDER BY 1`)
    .all(key)
    .map(([ordinal]) => ordinal as number);
}

/** The sections whose keys begin with `prefix` and go on, in the order of the corpus; at most `limit`. */
export function findSectionsBelow(database: Database, prefix: string, limit: number): number[] {
  return database
    .prepare("SELECT DISTINCT section FROM section_key WHERE key > ? AND key < ? ORDER BY section LIMIT ?")
    .all(prefix, `${prefix}\uffff`, limit)
    .map(([section]) => section as number);
}

/** A case that cites a provision, and how often. */
export interface ProvisionCiter {
  readonly clusterId: number;
  readonly mentions: number;
}

export function insertSectionCiter(database: Database, section: number, { clusterId, mentions }: ProvisionCiter): void {
  database
    .prepare("INSERT INTO section_citer (section, cluster_id, mentions) VALUES (?, ?, ?)")
    .run(section, clusterId, mentions);
}

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

/** The cases that cite a section: how many, and the `limit` that are cited most themselves. */
export function findSectionCiters(
  database: Database,
  section: number,
  limit: number,
): { total: number; citers: ProvisionCiter[] } {
  const total = database.prepare("SELECT count(*) FROM section_citer WHERE section = ?").get(section)![0] as number;
  const citers = database
    .prepare(
      `SELECT cluster_id, mentions FROM section_citer LEFT JOIN standing USING (cluster_id) WHERE section = ?
       ORDER BY cite_count DESC, mentions DESC, cluster_id LIMIT ?`,
    )
    .all(section, limit)
    .map(([clusterId, mentions]) => ({ clusterId: clusterId as number, mentions: mentions as number }));
  return { total, citers };
}

/** The cases that cite any of an Act's sections: how many, and the `limit` that are cited most themselves. */
export function findActSectionCiters(
  database: Database,
  act: number,
  numbers: readonly string[],
  limit: number,
): { total: number; citers: ProvisionCiter[] } {
  const citing = `FROM act_citer WHERE act = ? AND section_number IN (${numbers.map(() => "?").join(", ")})`;
  const total = database.prepare(`SELECT count(DISTINCT cluster_id) ${citing}`).get(act, ...numbers)![0] as number;
  const citers = database
    .prepare(
      `SELECT cluster_id, times FROM (SELECT cluster_id, sum(mentions) AS times ${citing} GROUP BY cluster_id)
       LEFT JOIN standing USING (cluster_id) ORDER BY cite_count DESC, times DESC, cluster_id LIMIT ?`,
    )
    .all(act, ...numbers, limit)
    .map(([clusterId, mentions]) => ({ clusterId: clusterId as number, mentions: mentions as number }));
  return { total, citers };
}

/** How many cases cite each section that any cites. */
export function countSectionCiters(database: Database): Map<number, number> {
  const rows = database.prepare("SELECT section, count(*) FROM section_citer GROUP BY section").all();
  return new Map(rows.map(([section, count]) => [section as number, count as number]));
}

/** Writes down how many cases cite each Act. */
export function updateActCiteCounts(database: Database): void {
  database.exec("UPDATE act SET cite_count = (SELECT count(DISTINCT cluster_id) FROM act_citer WHERE act = act.id)");
}
