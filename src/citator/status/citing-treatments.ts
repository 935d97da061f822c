import type { Court } from "../../law/court.ts";
import { listStatedCourtsAbove } from "../../law/courts-above.ts";
import { decodeTreatment, type TreatmentClass } from "../../law/treatment.ts";
import type { StoredDecision } from "../../store/cases/cases.ts";
import { EDGE_FLAGS, type EdgeNotes, type Neighbours } from "../../store/citations/edges.ts";
import type { PrecedentDecision } from "./precedent-decision.ts";
import type { CitingTreatment } from "./weigh-treatments.ts";

/** Finds the decisions of a corpus. */
export interface DecisionLookup {
  /** By index among all cluster ids in ascending order. */
  byOrdinal(ordinal: number): PrecedentDecision;
  byClusterId(clusterId: number): PrecedentDecision;
  /** Returns the notes of a citing case. */
  readNotes(ordinal: number): EdgeNotes;
  /** Returns the words around the deciding mention of an edge of a citing case; empty if there are none. */
  readWindow(ordinal: number, position: number): string;
}

/** Converts a stored case. @param citation the preferred one; empty if there is none */
export function toDecision(
  clusterId: number,
  row: StoredDecision,
  courts: ReadonlyMap<string, Court>,
  citation: string,
): PrecedentDecision {
  const courtsAbove = listStatedCourtsAbove(row.courtId, courts);
  return {
    clusterId,
    ...(courtsAbove.length > 0 && { courtsAbove }),
    name: row.name,
    citation,
    courtId: row.courtId,
    level: courts.get(row.courtId)?.level ?? "unknown",
    jurisdiction: row.jurisdiction,
    dateFiled: row.dateFiled,
    datePrecision: row.datePrecision,
    bench: row.judges.length > 0 ? new Set(row.judges).size : null,
  };
}

/** Opinions of single judges, which do not speak for the court. */
const SEPARATE_SECTIONS: ReadonlySet<string> = new Set(["concurrence", "concurrence_in_part", "dissent"]);

/** Reads the treatment of a case by the citing case of one edge. */
export function readCitingTreatment(edges: Neighbours, at: number, decisions: DecisionLookup): CitingTreatment {
  const citing = edges.ordinals[at]!;
  const position = edges.positions[at]!;
  const notes = decisions.readNotes(citing);
  const actor = notes.actors[position] ?? null;
  const mentions = notes.mentions[position] ?? [];
  const has = (flag: number) => (edges.flags[at]! & flag) !== 0;
  return {
    citing: decisions.byOrdinal(citing),
    kind: decodeTreatment(edges.kinds[at]!).kind,
    partial: has(EDGE_FLAGS.partial),
    confidence: notes.confidence[position] ?? 0,
    actor: actor === null ? null : decisions.byClusterId(actor),
    reported: has(EDGE_FLAGS.reported),
    dissent: has(EDGE_FLAGS.dissent),
    concurrence: mentions.length > 0 && mentions.every(([, , , section]) => SEPARATE_SECTIONS.has(section)),
    counsel: has(EDGE_FLAGS.counsel),
    wrongOrder: has(EDGE_FLAGS.wrongOrder),
    snippet: decisions.readWindow(citing, position),
  };
}

const DECISIVE_CLASSES: ReadonlySet<TreatmentClass> = new Set(["overruling", "questioning", "distinguishing"]);

/** Reads the edges that may bear on the status of a case among those that end in it: negative ones and explanations. */
export function readDecisiveTreatments(edges: Neighbours, decisions: DecisionLookup): CitingTreatment[] {
  const treatments: CitingTreatment[] = [];
  for (let at = 0; at < edges.length; at++) {
    const { kind, class: effect } = decodeTreatment(edges.kinds[at]!);
    // The class decides, not the label: a contrary citation ("But see") ends, questions and narrows nothing.
    if (DECISIVE_CLASSES.has(effect) || kind === "explained")
      treatments.push(readCitingTreatment(edges, at, decisions));
  }
  return treatments;
}

/** Reads the edges of a class that ends the authority of a case among those that end in it. */
export function readOverrulingTreatments(edges: Neighbours, decisions: DecisionLookup): CitingTreatment[] {
  const treatments: CitingTreatment[] = [];
  for (let at = 0; at < edges.length; at++)
    if (decodeTreatment(edges.kinds[at]!).class === "overruling")
      treatments.push(readCitingTreatment(edges, at, decisions));
  return treatments;
}
