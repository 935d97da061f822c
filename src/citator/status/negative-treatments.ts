import type { Court } from "../../law/court.ts";
import { decodeTreatment } from "../../law/treatment.ts";
import type { StoredCaseHeader } from "../../store/cases/cases.ts";
import { EDGE_FLAGS, type Neighbours, readEdgeNotes, readEdgeWindows } from "../../store/citations/edges.ts";
import type { Database } from "../../store/sqlite/database.ts";
import type { PrecedentDecision } from "./precedent-decision.ts";
import type { CitingTreatment } from "./weigh-treatments.ts";

/** Finds the decisions of a corpus. */
export interface DecisionLookup {
  /** By index among all cluster ids in ascending order. */
  byOrdinal(ordinal: number): PrecedentDecision;
  byClusterId(clusterId: number): PrecedentDecision;
}

/** Converts a stored case. @param citation the preferred one; empty if there is none */
export function toDecision(
  clusterId: number,
  row: StoredCaseHeader,
  courts: ReadonlyMap<string, Court>,
  citation: string,
): PrecedentDecision {
  return {
    clusterId,
    name: row.name,
    citation,
    courtId: row.courtId,
    level: courts.get(row.courtId)?.level ?? "unknown",
    jurisdiction: row.jurisdiction,
    dateFiled: row.dateFiled,
    bench: row.judges.length > 0 ? new Set(row.judges).size : null,
  };
}

/** Reads the edges with a negative treatment among those that end in a case; the texts of the others are not read. */
export function readNegativeTreatments(
  database: Database,
  edges: Neighbours,
  decisions: DecisionLookup,
): CitingTreatment[] {
  const treatments: CitingTreatment[] = [];
  for (let at = 0; at < edges.length; at++) {
    const { kind, label, class: effect } = decodeTreatment(edges.kinds[at]!);
    // A contrary citation ("But see") says nothing of the case's authority.
    if (label !== "negative" || effect === "neutral") continue;
    const citing = edges.ordinals[at]!;
    const position = edges.positions[at]!;
    const notes = readEdgeNotes(database, citing);
    const actor = notes.actors[position] ?? null;
    const has = (flag: number) => (edges.flags[at]! & flag) !== 0;
    treatments.push({
      citing: decisions.byOrdinal(citing),
      kind,
      partial: has(EDGE_FLAGS.partial),
      confidence: notes.confidence[position] ?? 0,
      actor: actor === null ? null : decisions.byClusterId(actor),
      reported: has(EDGE_FLAGS.reported),
      dissent: has(EDGE_FLAGS.dissent),
      counsel: has(EDGE_FLAGS.counsel),
      wrongOrder: has(EDGE_FLAGS.wrongOrder),
      snippet: readEdgeWindows(database, citing)[position] ?? "",
    });
  }
  return treatments;
}
