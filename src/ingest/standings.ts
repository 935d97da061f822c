import type { Standings } from "../citator/adjacency.ts";
import { decidingTreatments, decisionOf } from "../citator/deciding.ts";
import { externalTreatments } from "../citator/external.ts";
import { type Decision, freshness } from "../citator/freshness.ts";
import { FRESHNESS } from "../search/columns.ts";
import { eachCase, type StoredCase } from "../store/cases.ts";
import { citationsOfCase } from "../store/citations.ts";
import { readCourts } from "../store/courts.ts";
import type { Database } from "../store/database.ts";
import { neighboursOf } from "../store/edges.ts";
import { insertStanding } from "../store/standing.ts";

/**
 * Decides of every case whether it still stands, and stores it with how often it is cited. Newest decisions come first:
 * a decision that was itself overruled ends nothing, and only later ones can have overruled it.
 * @param of by ordinal: the case's place in ascending cluster id
 * @returns by ordinal, the index of its label in `FRESHNESS`
 */
export function writeStandings(database: Database, of: Standings): Uint8Array {
  const decisions = readDecisions(database);
  const byId = new Map(decisions.map((decision) => [decision.clusterId, decision]));
  const known = { at: (ordinal: number) => decisions[ordinal]!, of: (clusterId: number) => byId.get(clusterId)! };
  const labels = new Uint8Array(decisions.length);
  const overruled = new Set<number>();
  const newestFirst = [...decisions.keys()].sort((a, b) => compare(decisions[b]!, decisions[a]!));
  const notes = externalTreatments(database);

  for (const ordinal of newestFirst) {
    const decision = decisions[ordinal]!;
    const citing = neighboursOf(database, ordinal, "citing");
    const detail = freshness({
      decision,
      citing: decidingTreatments(database, citing, known),
      citingDates: Array.from(citing.ordinals, (at) => decisions[at]!.dateFiled),
      external: notes(decision.clusterId),
      isOverruled: (clusterId) => overruled.has(clusterId),
    });
    if (detail.status === "Overruled" && !detail.partial) overruled.add(decision.clusterId);
    labels[ordinal] = FRESHNESS.indexOf(detail.status);
    insertStanding(database, decision.clusterId, {
      citeCount: of.citeCounts[ordinal]!,
      authority: of.authority[ordinal]!,
      freshness: detail.status,
      detail,
    });
  }
  return labels;
}

function readDecisions(database: Database): Decision[] {
  const courts = readCourts(database);
  const rows: StoredCase[] = [];
  eachCase(database, (row) => void rows.push(row));
  return rows.map((row) => decisionOf(row, courts, citationsOfCase(database, row.clusterId)[0]?.text ?? ""));
}

function compare(a: Decision, b: Decision): number {
  if (a.dateFiled !== b.dateFiled) return a.dateFiled < b.dateFiled ? -1 : 1;
  return a.clusterId - b.clusterId;
}
