import { decodeTreatment } from "../../law/treatment.ts";
import { EDGE_FLAGS, type Neighbours } from "../../store/citations/edges.ts";
import type { CitatorCaseAttributes } from "../network/case-attributes.ts";
import { type DecisionLookup, readCitingTreatment } from "./citing-treatments.ts";
import { determineOverrulingPower } from "./overruling-power.ts";
import type { PrecedentDecision } from "./precedent-decision.ts";
import type { TreatmentReason } from "./status-detail.ts";
import { type CitingTreatment, toReason } from "./weigh-treatments.ts";

/** Flags of edges that do not state what a court decided. */
const UNUSABLE_FLAGS = EDGE_FLAGS.dissent | EDGE_FLAGS.counsel | EDGE_FLAGS.wrongOrder | EDGE_FLAGS.lowConfidence;

function isSupport(edges: Neighbours, at: number): boolean {
  return decodeTreatment(edges.kinds[at]!).label === "positive" && (edges.flags[at]! & UNUSABLE_FLAGS) === 0;
}

/** Returns whether a decision, by its ordinal, follows or affirms the case in which the edges end. */
export function isRestoredBy(edges: Neighbours, ordinal: number): boolean {
  const at = edges.ordinals.indexOf(ordinal);
  return at >= 0 && isSupport(edges, at);
}

/**
 * Finds the decision of a larger bench that answered a reference, or a doubt, by following the case. Its own fall does not matter: the
 * reference remains answered until another decision overrules the case.
 */
export function findAnsweringDecision(
  edges: Neighbours,
  doubt: CitingTreatment,
  decisions: DecisionLookup,
  isPast: (date: string) => boolean,
): TreatmentReason | null {
  const { citing } = doubt;
  for (let at = 0; at < edges.length; at++) {
    if (!isSupport(edges, at)) continue;
    const { dateFiled, bench, courtId } = decisions.byOrdinal(edges.ordinals[at]!);
    if (dateFiled <= citing.dateFiled || !isPast(dateFiled) || courtId !== citing.courtId) continue;
    if (bench === null || citing.bench === null || bench <= citing.bench) continue;
    const edge = readCitingTreatment(edges, at, decisions);
    return toReason(edge.citing, edge);
  }
  return null;
}

/** The period in which a case may have been reaffirmed. */
export interface ReaffirmationPeriod {
  /** `YYYY-MM-DD`, inclusive. */
  readonly from: string;
  isPast(date: string): boolean;
}

/** Returns whether the court of a case, or one above it, has followed the case in a period. */
export function isReaffirmedSince(
  decision: PrecedentDecision,
  edges: Neighbours,
  attributes: CitatorCaseAttributes,
  decisions: DecisionLookup,
  { from, isPast }: ReaffirmationPeriod,
): boolean {
  for (let at = 0; at < edges.length; at++) {
    if (!isSupport(edges, at)) continue;
    const date = attributes.dateFiled(edges.ordinals[at]!);
    if (date < from || !isPast(date)) continue;
    const citing = decisions.byOrdinal(edges.ordinals[at]!);
    if (citing.courtId === decision.courtId || determineOverrulingPower(citing, decision) === "yes") return true;
  }
  return false;
}
