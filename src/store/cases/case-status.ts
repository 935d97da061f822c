import type { Jurisdiction } from "../../law/jurisdiction.ts";
import type { Freshness } from "../../law/treatment.ts";
import type { Database } from "../sqlite/database.ts";
import { readJson, readLabel, readNumber } from "../sqlite/row.ts";

/** The status of a case: how often it is cited, and whether it is still good law. */
export interface StoredStatus {
  readonly citeCount: number;
  /** PageRank among all cases; the average is 1. */
  readonly authority: number;
  readonly freshness: Freshness;
  /** The reasons, as the citator wrote them; null for those of a case that nothing treats. */
  readonly detail: unknown;
}

const UNCITED_STATUS: StoredStatus = { citeCount: 0, authority: 0, freshness: "Good Law", detail: null };

/** The status of a case with its reasons as JSON. */
export interface SerializedStatus extends Omit<StoredStatus, "detail"> {
  readonly detailJson: string;
}

/** Inserts the status of a case. */
export function insertCaseStatus(database: Database, clusterId: number, status: SerializedStatus): void {
  database
    .prepare("INSERT INTO standing (cluster_id, cite_count, authority, freshness, detail_json) VALUES (?, ?, ?, ?, ?)")
    .run(clusterId, status.citeCount, status.authority, status.freshness, status.detailJson);
}

/** Reads the status of a case; one that is not stored is uncited good law. */
export function readCaseStatus(database: Database, clusterId: number): StoredStatus {
  const row = database
    .prepare("SELECT cite_count, authority, freshness, detail_json FROM standing WHERE cluster_id = ?")
    .get(clusterId);
  if (!row) return UNCITED_STATUS;
  return {
    citeCount: readNumber(row, 0),
    authority: readNumber(row, 1),
    freshness: readLabel<Freshness>(row, 2),
    detail: readJson(row, 3),
  };
}

/** Reads the status of a case without its reasons. */
export function readStatusLabel(database: Database, clusterId: number): Pick<StoredStatus, "citeCount" | "freshness"> {
  const row = database.prepare("SELECT cite_count, freshness FROM standing WHERE cluster_id = ?").get(clusterId);
  return row ? { citeCount: readNumber(row, 0), freshness: readLabel<Freshness>(row, 1) } : UNCITED_STATUS;
}

/** Finds the most cited case of a jurisdiction and its cite count; null if none is cited. */
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
  return row ? { clusterId: readNumber(row, 0), citeCount: readNumber(row, 1) } : null;
}
