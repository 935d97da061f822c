import type { Database } from "../sqlite/database.ts";
import { readNumber, readText } from "../sqlite/row.ts";

/** One citation of one case. `position` 0 is the preferred one. */
export interface StoredCitation {
  readonly key: string;
  readonly text: string;
  readonly position: number;
}

/** Inserts a citation of a case. */
export function insertCitation(database: Database, clusterId: number, citation: StoredCitation): void {
  database
    .prepare("INSERT INTO citation (key, cluster_id, position, text) VALUES (?, ?, ?, ?)")
    .run(citation.key, clusterId, citation.position, citation.text);
}

/** Finds the cases that carry a citation: several if they share a page, or because of an error in a source. */
export function findCasesByKey(database: Database, key: string): number[] {
  const found: number[] = [];
  database.prepare("SELECT cluster_id FROM citation WHERE key = ?").each((row) => {
    const id = readNumber(row, 0);
    if (found[found.length - 1] !== id) found.push(id);
  }, key);
  return found;
}

/** Lists every citation of a case, the preferred one first. */
export function listCitationsOfCase(database: Database, clusterId: number): StoredCitation[] {
  return database
    .prepare("SELECT key, text, position FROM citation WHERE cluster_id = ? ORDER BY position")
    .all(clusterId)
    .map((row) => ({ key: readText(row, 0), text: readText(row, 1), position: readNumber(row, 2) }));
}

/** Lists the texts of the citations of a case, the preferred one first. */
export function listCitationTexts(database: Database, clusterId: number): string[] {
  const texts: string[] = [];
  database
    .prepare("SELECT text FROM citation WHERE cluster_id = ? ORDER BY position")
    .each((row) => void texts.push(readText(row, 0)), clusterId);
  return texts;
}

/** Reads the text of the preferred citation of a case; empty if it has none. */
export function readPreferredCitation(database: Database, clusterId: number): string {
  const row = database
    .prepare("SELECT text FROM citation WHERE cluster_id = ? ORDER BY position LIMIT 1")
    .get(clusterId);
  return row ? readText(row, 0) : "";
}

/** Finds at most `limit` citations whose key begins with `prefix` (a volume), in key order. */
export function findCitationsByPrefix(
  database: Database,
  prefix: string,
  limit: number,
): { key: string; clusterId: number; text: string }[] {
  return database
    .prepare("SELECT key, cluster_id, text FROM citation WHERE key >= ? AND key < ? LIMIT ?")
    .all(prefix, `${prefix}\uffff`, limit)
    .map((row) => ({ key: readText(row, 0), clusterId: readNumber(row, 1), text: readText(row, 2) }));
}

/** Finds the cases that carry a citation of a reporter, by the first part of its keys (`scc`, `us`). */
export function findCasesByReporter(database: Database, slug: string): number[] {
  return database
    .prepare("SELECT DISTINCT cluster_id FROM citation WHERE key >= ? AND key < ? ORDER BY cluster_id")
    .all(`${slug}/`, `${slug}0`)
    .map((row) => readNumber(row, 0));
}
