import { externalTreatments } from "../citator/external.ts";
import { type CitingTreatment, type Decision, freshness } from "../citator/freshness.ts";
import { TREATMENT_KINDS, type TreatmentClass, treatmentClass } from "../law/treatment.ts";
import { FRESHNESS } from "../search/columns.ts";
import { eachCase } from "../store/cases.ts";
import { citationsOfCase } from "../store/citations.ts";
import { readCourts } from "../store/courts.ts";
import type { Database } from "../store/database.ts";
import { EDGE_FLAGS, edgeNotesOf, type Neighbours, neighboursOf, windowsOf } from "../store/edges.ts";
import { insertStanding } from "../store/standing.ts";

/**
 * Decides of every case whether it still stands, and stores it with how often it is cited. Newest decisions come first:
 * a decision that was itself overruled ends nothing, and only later ones can have overruled it.
 * @param citeCounts by ordinal: the case's place in ascending cluster id
 * @returns by ordinal, the index of its label in `FRESHNESS`
 */
export function writeStandings(database: Database, citeCounts: Uint32Array): Uint8Array {
  const decisions = readDecisions(database);
  const byId = new Map(decisions.map((decision) => [decision.clusterId, decision]));
  const labels = new Uint8Array(decisions.length);
  const overruled = new Set<number>();
  const newestFirst = [...decisions.keys()].sort((a, b) => compare(decisions[b]!, decisions[a]!));
  const notes = externalTreatments(database);

  for (const ordinal of newestFirst) {
    const decision = decisions[ordinal]!;
    const citing = neighboursOf(database, ordinal, "citing");
    const detail = freshness({
      decision,
      citing: decidingTreatments(citing),
      citingDates: Array.from(citing.ordinals, (at) => decisions[at]!.dateFiled),
      external: notes(decision.clusterId),
      isOverruled: (clusterId) => overruled.has(clusterId),
    });
    if (detail.status === "Overruled" && !detail.partial) overruled.add(decision.clusterId);
    labels[ordinal] = FRESHNESS.indexOf(detail.status);
    insertStanding(database, decision.clusterId, {
      citeCount: citeCounts[ordinal]!,
      freshness: detail.status,
      detail,
    });
  }
  return labels;

  /** The edges that can end, question or narrow a case; the words of the others need not be read. */
  function decidingTreatments(edges: Neighbours): CitingTreatment[] {
    const treatments: CitingTreatment[] = [];
    for (let at = 0; at < edges.length; at++) {
      const kind = TREATMENT_KINDS[edges.kinds[at]!]!;
      if (!DECIDING.has(treatmentClass(kind))) continue;
      const citing = edges.ordinals[at]!;
      const position = edges.positions[at]!;
      const notes = edgeNotesOf(database, citing);
      const actor = notes.actors[position] ?? null;
      const has = (flag: number) => (edges.flags[at]! & flag) !== 0;
      treatments.push({
        citing: decisions[citing]!,
        kind,
        partial: has(EDGE_FLAGS.partial),
        confidence: notes.confidence[position] ?? 0,
        actor: actor === null ? null : byId.get(actor)!,
        reported: has(EDGE_FLAGS.reported),
        dissent: has(EDGE_FLAGS.dissent),
        counsel: has(EDGE_FLAGS.counsel),
        wrongOrder: has(EDGE_FLAGS.wrongOrder),
        snippet: windowsOf(database, citing)[position] ?? "",
      });
    }
    return treatments;
  }
}

const DECIDING: ReadonlySet<TreatmentClass> = new Set(["K", "Q", "D"]);

function readDecisions(database: Database): Decision[] {
  const courts = readCourts(database);
  const decisions: Decision[] = [];
  eachCase(database, (row) => {
    decisions.push({
      clusterId: row.clusterId,
      name: row.name,
      citation: "",
      courtId: row.courtId,
      level: courts.get(row.courtId)?.level ?? "unknown",
      jurisdiction: row.jurisdiction,
      dateFiled: row.dateFiled,
      bench: row.judges.length > 0 ? new Set(row.judges).size : null,
    });
  });
  return decisions.map((decision) => ({
    ...decision,
    citation: citationsOfCase(database, decision.clusterId)[0]?.text ?? "",
  }));
}

function compare(a: Decision, b: Decision): number {
  if (a.dateFiled !== b.dateFiled) return a.dateFiled < b.dateFiled ? -1 : 1;
  return a.clusterId - b.clusterId;
}
