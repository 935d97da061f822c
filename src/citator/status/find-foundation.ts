import { decodeTreatment, type TreatmentKind } from "../../law/treatment.ts";
import { EDGE_FLAGS, type Neighbours, type StoredMention } from "../../store/citations/edges.ts";
import { findAffectedPart, sharePoint } from "./affected-part.ts";
import type { DecisionLookup } from "./citing-treatments.ts";
import { determineOverrulingPower } from "./overruling-power.ts";
import { isSameLitigation, type PrecedentDecision } from "./precedent-decision.ts";
import { formatAuthorityName, formatTreatmentBy } from "./treatment-phrases.ts";
import type { DecisionFall, WeighedTreatment } from "./weigh-treatments.ts";

/** The decisions on which a case may rest, and how each lost its authority. */
export interface FoundationPorts {
  readonly decisions: DecisionLookup;
  /** Returns the cluster id of the decision at an ordinal. */
  clusterId(ordinal: number): number;
  findFall(clusterId: number): DecisionFall | null;
  /** Whether a decision on or after a day, `YYYY-MM-DD`, reaffirmed the case. */
  isReaffirmed(since: string): boolean;
}

/** Kinds of treatment by which a case adopts the rule of another as its own. */
const ADOPTING_KINDS: ReadonlySet<TreatmentKind> = new Set(["followed", "applied"]);

/** Flags of edges that do not state what the court itself decided. */
const UNUSABLE_FLAGS =
  EDGE_FLAGS.dissent | EDGE_FLAGS.counsel | EDGE_FLAGS.wrongOrder | EDGE_FLAGS.lowConfidence | EDGE_FLAGS.reported;

/** Words by which a court says that an earlier decision decides the case before it. */
const CONTROLLING_WORDS =
  /\b(?:govern(?:s|ed)? by|govern(?:s|ed) (?:this|the present|the instant)|controll(?:ed|ing)|controls|bound by|binding|rest(?:s|ed|ing)? (?:up)?on|dictated|compel(?:s|led)|squarely|on (?:the )?authority of|settled by|foreclosed by)\b/i;

/** Parts of a case in which one sentence states a treatment as the author of the digest or the headnote meant it. */
const SUMMARY_SECTIONS: ReadonlySet<string> = new Set(["digest", "headnote"]);

/**
 * Finds the decisions that a case follows or applies and that have since lost their authority, on the point on which they
 * lost it. They put the case in question unless a later decision has reaffirmed it.
 * @param cited the edges that begin in the case
 * @returns the first of each, newest first
 */
export function findFallenFoundations(
  decision: PrecedentDecision,
  ordinal: number,
  cited: Neighbours,
  ports: FoundationPorts,
): WeighedTreatment[] {
  const found: WeighedTreatment[] = [];
  for (let at = 0; at < cited.length; at++) {
    if (!ADOPTING_KINDS.has(decodeTreatment(cited.kinds[at]!).kind) || (cited.flags[at]! & UNUSABLE_FLAGS) !== 0)
      continue;
    const fall = ports.findFall(ports.clusterId(cited.ordinals[at]!));
    if (fall === null) continue;
    const foundation = ports.decisions.byClusterId(fall.clusterId);
    if (!canUndermine(decision, foundation, fall, ports)) continue;
    const position = cited.positions[at]!;
    const snippet = ports.decisions.readWindow(ordinal, position);
    const isSummary = isInSummary(ports.decisions.readNotes(ordinal).mentions[position] ?? []);
    if (!isSummary && !CONTROLLING_WORDS.test(snippet)) continue;
    if (fall.partial && !(isSummary && isOnPoint(snippet, fall))) continue;
    found.push(toTreatment(foundation, fall, snippet));
  }
  return found.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.order - b.order));
}

/** Returns whether the fall came after the case, by a court whose decisions bind the court of the case, and was not met. */
function canUndermine(
  decision: PrecedentDecision,
  foundation: PrecedentDecision,
  fall: DecisionFall,
  { decisions, isReaffirmed }: FoundationPorts,
): boolean {
  if (foundation.jurisdiction !== decision.jurisdiction || fall.date <= decision.dateFiled) return false;
  if (fall.by.clusterId !== null) {
    const overruler = decisions.byClusterId(fall.by.clusterId);
    // One reviewed the other, and what it says of it counts alone.
    if (isSameLitigation(overruler, decision)) return false;
    const own = overruler.courtId === decision.courtId;
    if (!own && determineOverrulingPower(overruler, decision) === "no") return false;
  }
  return !isReaffirmed(fall.date);
}

function isInSummary(mentions: readonly StoredMention[]): boolean {
  return mentions.length > 0 && mentions.every(([, , , section]) => SUMMARY_SECTIONS.has(section));
}

/** Returns whether a case follows a decision on the point on which it was overruled in part. */
function isOnPoint(snippet: string, { by }: DecisionFall): boolean {
  return sharePoint(snippet, findAffectedPart(by.snippet) ?? by.snippet);
}

function toTreatment(foundation: PrecedentDecision, fall: DecisionFall, snippet: string): WeighedTreatment {
  const { by, date, datePrecision, partial } = fall;
  const fell = formatTreatmentBy(by, partial);
  return {
    class: "questioning",
    definitive: false,
    partial: false,
    part: null,
    basis: "foundation",
    discounted: null,
    since: null,
    date,
    datePrecision,
    order: by.clusterId ?? 0,
    reason: { ...by, treatment: "foundation_overruled", snippet },
    clause: `it rests on ${formatAuthorityName({ caseName: foundation.name, citation: foundation.citation })}, ${fell}`,
  };
}
