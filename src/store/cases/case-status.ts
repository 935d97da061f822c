import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Freshness } from "../../law/treatment.ts";
import type { Database } from "../sqlite/database.ts";

/** What the citator found of one case: how often it is cited, and whether it still stands. */
export interface StoredStatus {
  readonly citeCount: number;
  /** Its PageRank among all cases, 1 the average. */
  readonly authority: number;
  readonly freshness: Freshness;
  /** The reasons, as the citator wrote them. */
  readonly detail: unknown;
}

const UNCITED_STATUS: StoredStatus = { citeCount: 0, authority: 0, freshness: "Good Law", detail: null };

export function insertCaseStatus(database: Database, clusterId: number, status: StoredStatus): void {
  database
    .prepare("INSERT INTO standing (cluster_id, cite_count, authority, freshness, detail_json) VALUES (?, ?, ?, ?, ?)")
    .run(clusterId, status.citeCount, status.authority, status.freshness, JSON.stringify(status.detail));
}

export function readCaseStatus(database: Database, clusterId: number): StoredStatus {
  const row = database
    .prepare("SELECT cite_count, authority, freshness, detail_json FROM standing WHERE cluster_id = ?")
    .get(clusterId);
  if (!row) return UNCITED_STATUS;
  const [citeCount, authority, freshness, detail] = row as [number, number, Freshness, string];
  return { citeCount, authority, freshness, detail: JSON.parse(detail) };
}

/** The case of a jurisdiction that most cases cite, and how many do; null where none is cited. */
export function findMostCitedCase(
  database: Database,
  jurisdiction: Jurisdiction,
): { clusterId: number; citeCount: number } | null {
  const row = database
    .prepare(
      `SELECT s.cluster_id, s.cite_count FROM standing s JOIN cases c ON c.cluster_id = s.cluster_id
       WHERE c.jurisdiction = ? AND s.cite_count > 0 ORDER BY s.cite_count DESC, s.cluster_id LIMIT 1`,
    )
    .get(jurisdiction);
  return row ? { clusterId: row[0] as number, citeCount: row[1] as number } : null;
}
