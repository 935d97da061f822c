import type { Database } from "../sqlite/database.ts";
import { readNumber } from "../sqlite/row.ts";

/**
 * The table of the cases that several parts of a union contain, or that have another cluster id in a part. A case that is
 * not in it is in one part only, by its own cluster id.
 */
export const PART_CASE_TABLES = `
CREATE TABLE part_case (
  part INTEGER NOT NULL,
  local_id INTEGER NOT NULL,
  cluster_id INTEGER NOT NULL,
  PRIMARY KEY (part, local_id)
) WITHOUT ROWID;
CREATE INDEX part_case_of_case ON part_case (cluster_id);
`;

/** A case of a part, and the case of the union that it is. */
export interface PartCase {
  /** Index of the part, from 0. */
  readonly part: number;
  /** Cluster ids in the part and in the union. */
  readonly localId: number;
  readonly clusterId: number;
}

/** Inserts a case of a part. */
export function insertPartCase(database: Database, { part, localId, clusterId }: PartCase): void {
  database
    .prepare("INSERT OR IGNORE INTO part_case (part, local_id, cluster_id) VALUES (?, ?, ?)")
    .run(part, localId, clusterId);
}

/** Returns the cluster id in the union of a case of a part. */
export function findUnionId(database: Database, part: number, localId: number): number {
  const row = database.prepare("SELECT cluster_id FROM part_case WHERE part = ? AND local_id = ?").get(part, localId);
  return row ? readNumber(row, 0) : localId;
}

/** Returns whether a case of a union is in several parts, or has another cluster id in its part. */
export function isSharedCase(database: Database, clusterId: number): boolean {
  return database.prepare("SELECT 1 FROM part_case WHERE cluster_id = ? LIMIT 1").get(clusterId) !== undefined;
}
