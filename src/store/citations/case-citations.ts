import type { Database } from "../sqlite/database.ts";

/** One citation of one case. `position` 0 is the preferred one. */
export interface StoredCitation {
  readonly key: string;
  readonly text: string;
  readonly position: number;
}

export function insertCitation(database: Database, clusterId: number, citation: StoredCitation): void {
  database
    .prepare("INSERT INTO citation (key, cluster_id, position, text) VALUES (?, ?, ?, ?)")
    .run(citation.key, clusterId, citation.position, citation.text);
}

/** The cases that carry a citation: none, one, or several where the printed page or an error names more. */
export function findCasesByKey(database: Database, key: string): number[] {
  const found: number[] = [];
  database.prepare("SELECT cluster_id FROM citation WHERE key = ?").each((row) => {
    const id = row[0] as number;
    if (found[found.length - 1] !== id) found.push(id);
  }, key);
  return found;
}

/** Every citation of a case, preferred one first. */
export function listCitationsOfCase(database: Database, clusterId: number): StoredCitation[] {
  return database
    .prepare("SELECT key, text, position FROM citation WHERE cluster_id = ? ORDER BY position")
    .all(clusterId)
    .map(([key, text, position]) => ({ key: key as string, text: text as string, position: position as number }));
}

/** Citations whose key begins with `prefix` (a volume), in key order; at most `limit`. */
export function findCitationsByPrefix(
  database: Database,
  prefix: string,
  limit: number,
): { key: string; clusterId: number; text: string }[] {
  return database
    .prepare("SELECT key, cluster_id, text FROM citation WHERE key >= ? AND key < ? LIMIT ?")
    .all(prefix, `${prefix}\uffff`, limit)
    .map(([key, clusterId, text]) => ({ key: key as string, clusterId: clusterId as number, text: text as string }));
}

/** The cases that carry a citation of a reporter: the first part of its keys (`scc`, `us`). */
export function findCasesByReporter(database: Database, slug: string): number[] {
  return database
    .prepare("SELECT DISTINCT cluster_id FROM citation WHERE key >= ? AND key < ? ORDER BY cluster_id")
    .all(`${slug}/`, `${slug}0`)
    .map((row) => row[0] as number);
}
