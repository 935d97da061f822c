import type { Jurisdiction } from "../law/jurisdiction.ts";
import type { Freshness } from "../law/treatment.ts";
import type { Database } from "./database.ts";

/** What the citator found of one case: how often it is cited, and whether it still stands. */
export interface Standing {
  readonly citeCount: number;
  /** Its PageRank among all cases, 1 the average. */
  readonly authority: number;
  readonly freshness: Freshness;
  /** The reasons, as the citator wrote them. */
  readonly detail: unknown;
}

const UNCITED: Standing = { citeCount: 0, authority: 0, freshness: "Good Law", detail: null };

export function insertStanding(database: Database, clusterId: number, standing: Standing): void {
  database
    .prepare("INSERT INTO standing (cluster_id, cite_count, authority, freshness, detail_json) VALUES (?, ?, ?, ?, ?)")
    .run(clusterId, standing.citeCount, standing.authority, standing.freshness, JSON.stringify(standing.detail));
}

export function standingOf(database: Database, clusterId: number): Standing {
  const row = database
    .prepare("SELECT cite_count, authority, freshness, detail_json FROM standing WHERE cluster_id = ?")
    .get(clusterId);
  if (!row) return UNCITED;
  const [citeCount, authority, freshness, detail] = row as [number, number, Freshness, string];
  return { citeCount, authority, freshness, detail: JSON.parse(detail) };
}

/** The case of a jurisdiction that most cases cite, and how many do; null where none is cited. */
export function mostCited(
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
