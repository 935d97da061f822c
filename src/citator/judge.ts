import { TREATMENT_KINDS, treatmentClass } from "../law/treatment.ts";
import type { EdgeDirection, EdgeNotes, Neighbours } from "../store/edges.ts";
import { EDGE_FLAGS } from "../store/edges.ts";
import type { CaseFacts } from "./adjacency.ts";
import type { CitingTreatment, Decision, ExternalTreatment, FreshnessDetail } from "./freshness.ts";
import { freshness } from "./freshness.ts";

/** What judging a corpus reads, by ordinal. */
export interface JudgePorts {
  readonly facts: CaseFacts;
  neighbours(ordinal: number, direction: EdgeDirection): Neighbours;
  windows(ordinal: number): readonly string[];
  notes(ordinal: number): EdgeNotes;
  decision(ordinal: number): Decision;
  /** Later treatments that only a reporter's note tells of. */
  external(ordinal: number): readonly ExternalTreatment[];
}

/** Edges with one of these decide nothing. */
const VOID = EDGE_FLAGS.dissent | EDGE_FLAGS.counsel | EDGE_FLAGS.wrongOrder | EDGE_FLAGS.lowConfidence;
const HARMFUL = TREATMENT_KINDS.map((kind) => ["K", "Q", "D"].includes(treatmentClass(kind)));

/** Judges every case, newest first: whether a decision still stands must be known before what it overruled. */
export function judgeAll(ports: JudgePorts, visit: (ordinal: number, detail: FreshnessDetail) => void): void {
  const { facts } = ports;
  const ordinals = Array.from({ length: facts.count }, (_, ordinal) => ordinal);
  const dates = ordinals.map((ordinal) => facts.dateFiled(ordinal));
  ordinals.sort((a, b) => (dates[a]! === dates[b]! ? a - b : dates[a]! < dates[b]! ? 1 : -1));
  const overruled = new Set<number>();
  for (const ordinal of ordinals) {
    const neighbours = ports.neighbours(ordinal, "citing");
    const detail = freshness({
      decision: ports.decision(ordinal),
      citing: harmful(ports, neighbours),
      citingDates: Array.from(neighbours.ordinals, (citing) => dates[citing]!),
      external: ports.external(ordinal),
      isOverruled: (clusterId) => overruled.has(clusterId),
    });
    if (detail.status === "Overruled" && !detail.partial) overruled.add(facts.clusterId(ordinal));
    visit(ordinal, detail);
  }
}

function harmful(ports: JudgePorts, edges: Neighbours): CitingTreatment[] {
  const treatments: CitingTreatment[] = [];
  for (let at = 0; at < edges.length; at++) {
    const flags = edges.flags[at]!;
    if ((flags & VOID) !== 0 || !HARMFUL[edges.kinds[at]!]) continue;
    const citing = edges.ordinals[at]!;
    const position = edges.positions[at]!;
    const notes = ports.notes(citing);
    const actor = notes.actors[position] ?? null;
    const actorOrdinal = actor === null ? -1 : ports.facts.ordinal(actor);
    treatments.push({
      citing: ports.decision(citing),
      kind: TREATMENT_KINDS[edges.kinds[at]!]!,
      partial: (flags & EDGE_FLAGS.partial) !== 0,
      confidence: notes.confidence[position] ?? 0,
      actor: actorOrdinal < 0 ? null : ports.decision(actorOrdinal),
      reported: (flags & EDGE_FLAGS.reported) !== 0,
      dissent: false,
      counsel: false,
      wrongOrder: false,
      snippet: ports.windows(citing)[position] ?? "",
    });
  }
  return treatments;
}
