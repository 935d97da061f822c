import type { CitationMetrics } from "../../citator/network/edge-writer.ts";
import { determineStatus } from "../../citator/status/determine-status.ts";
import { createExternalTreatmentReader } from "../../citator/status/external-treatments.ts";
import { readNegativeTreatments, toDecision } from "../../citator/status/negative-treatments.ts";
import type { PrecedentDecision } from "../../citator/status/precedent-decision.ts";
import { toFreshnessCode } from "../../law/treatment.ts";
import { insertCaseStatus } from "../../store/cases/case-status.ts";
import { type StoredCase, visitCases } from "../../store/cases/cases.ts";
import { readCourts } from "../../store/cases/courts.ts";
import { readPreferredCitation } from "../../store/citations/case-citations.ts";
import { readNeighbours } from "../../store/citations/edges.ts";
import type { Database } from "../../store/sqlite/database.ts";

/**
 * Determines the status of every case and stores it with its citation counts. Newest decisions come first: an overruled
 * decision cannot overrule others, and only later ones can have overruled it.
 * @param metrics by ordinal: the index of the case in ascending cluster id
 * @returns by ordinal, the code of its freshness label
 */
export function storeStatuses(database: Database, metrics: CitationMetrics): Uint8Array {
  const decisions = readDecisions(database);
  const byId = new Map(decisions.map((decision) => [decision.clusterId, decision]));
  const known = {
    byOrdinal: (ordinal: number) => decisions[ordinal]!,
    byClusterId: (clusterId: number) => byId.get(clusterId)!,
  };
  const labels = new Uint8Array(decisions.length);
  const overruled = new Set<number>();
  const newestFirst = [...decisions.keys()].sort((a, b) => compareDecisions(decisions[b]!, decisions[a]!));
  const notes = createExternalTreatmentReader(database);

  for (const ordinal of newestFirst) {
    const decision = decisions[ordinal]!;
    const citing = readNeighbours(database, ordinal, "citing");
    const detail = determineStatus({
      decision,
      citing: readNegativeTreatments(database, citing, known),
      citingDates: Array.from(citing.ordinals, (at) => decisions[at]!.dateFiled),
      external: notes(decision.clusterId),
      isOverruled: (clusterId) => overruled.has(clusterId),
    });
    if (detail.status === "Overruled" && !detail.partial) overruled.add(decision.clusterId);
    labels[ordinal] = toFreshnessCode(detail.status);
    insertCaseStatus(database, decision.clusterId, {
      citeCount: metrics.citeCounts[ordinal]!,
      authority: metrics.authority[ordinal]!,
      freshness: detail.status,
      detail,
    });
  }
  return labels;
}

function readDecisions(database: Database): PrecedentDecision[] {
  const courts = readCourts(database);
  const rows: StoredCase[] = [];
  visitCases(database, (row) => void rows.push(row));
  return rows.map((row) => toDecision(row.clusterId, row, courts, readPreferredCitation(database, row.clusterId)));
}

function compareDecisions(a: PrecedentDecision, b: PrecedentDecision): number {
  if (a.dateFiled !== b.dateFiled) return a.dateFiled < b.dateFiled ? -1 : 1;
  return a.clusterId - b.clusterId;
}
