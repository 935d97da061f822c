import type { Freshness } from "../law/treatment.ts";
import type { Database } from "./database.ts";

/** What the citator found of one case: how often it is cited, and whether it still stands. */
export interface Standing {
  readonly citeCount: number;
  readonly freshness: Freshness;
  /** The reasons, as the citator wrote them. */
  readonly detail: unknown;
}

const UNCITED: Standing = { citeCount: 0, freshness: "Good Law", detail: null };

export function insertStanding(database: Database, clusterId: number, standing: Standing): void {
  database
    .prepare("INSERT INTO standing (cluster_id, cite_count, freshness, detail_json) VALUES (?, ?, ?, ?)")
    .run(clusterId, standing.citeCount, standing.freshness, JSON.stringify(standing.detail));
}

export function standingOf(database: Database, clusterId: number): Standing {
  const row = database
    .prepare("SELECT cite_count, freshness, detail_json FROM standing WHERE cluster_id = ?")
    .get(clusterId);
  if (!row) return UNCITED;
  return { citeCount: row[0] as number, freshness: row[1] as Freshness, detail: JSON.parse(row[2] as string) };
}

/** The case that most cases cite, and how many do; null where none is cited. */
export function mostCited(database: Database): { clusterId: number; citeCount: number } | null {
  const row = database
    .prepare(
      "SELECT cluster_id, cite_count FROM standing WHERE cite_count > 0 ORDER BY cite_count DESC, cluster_id LIMIT 1",
    )
    .get();
  return row ? { clusterId: row[0] as number, citeCount: row[1] as number } : null;
}
