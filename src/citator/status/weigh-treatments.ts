import type { DatePrecision } from "../../law/case.ts";
import {
  compareSeverity,
  MIN_DECISIVE_CONFIDENCE,
  TREATMENT_KINDS,
  type TreatmentClass,
  type TreatmentKind,
  toTreatmentClass,
} from "../../law/treatment.ts";
import { findAffectedPart } from "./affected-part.ts";
import { determineOverrulingPower } from "./overruling-power.ts";
import type { PrecedentDecision } from "./precedent-decision.ts";
import type { StatusBasis, TreatmentReason } from "./status-detail.ts";
import { formatTreatmentBy } from "./treatment-phrases.ts";

/** One edge that ends in the case, with what bears on the case's status. */
export interface CitingTreatment {
  readonly citing: PrecedentDecision;
  readonly kind: TreatmentKind;
  readonly partial: boolean;
  /** 0 to 1. */
  readonly confidence: number;
  /** The decision that the text names as the one that acted; `null` with `reported` if the corpus does not contain it. */
  readonly actor: PrecedentDecision | null;
  readonly reported: boolean;
  readonly dissent: boolean;
  readonly counsel: boolean;
  readonly wrongOrder: boolean;
  /** Only a concurring opinion says so. Default false. */
  readonly concurrence?: boolean;
  readonly snippet: string;
}

/** How a decision lost its authority. */
export interface DecisionFall {
  readonly clusterId: number;
  readonly partial: boolean;
  /** `YYYY-MM-DD` of the decision that overruled it. */
  readonly date: string;
  readonly datePrecision: DatePrecision;
  /** The decision that overruled it, and its words. */
  readonly by: TreatmentReason;
}

/** A later treatment from a reporter's own note (CITATOR INFO); the note has a year, not a date. */
export interface ExternalTreatment {
  readonly citation: string;
  readonly year: number;
  readonly kind: TreatmentKind;
  readonly minority: boolean;
  /** The words of the note. */
  readonly snippet: string;
}

/** The case whose status is determined, and what later decisions say of it. */
export interface TreatmentsInput {
  readonly decision: PrecedentDecision;
  /** The edges that end in the case; those of a kind that is not negative may be left out. */
  readonly citing: readonly CitingTreatment[];
  readonly external: readonly ExternalTreatment[];
  /** Returns how a decision lost its authority; `null` if it has not. A decision that fell as a whole decides nothing. */
  findFall(clusterId: number): DecisionFall | null;
  /**
   * Whether the decision that overruled another also rejected the ground on which the case under examination rests; then
   * an overruling of the case survives the fall of the overruling decision. Default never.
   */
  rejectsGround?(overruler: TreatmentReason): boolean;
  /** Whether a decision follows or affirms the case under examination, so that it restores it. Default never. */
  restores?(clusterId: number | null): boolean;
  /** Returns the decision of a larger bench that answered a doubt by following the case. Default none. */
  findAnswer?(doubt: CitingTreatment): TreatmentReason | null;
}

/**
 * Why a treatment does not count: who said it, when, how directly; `void` if the decision or the law that acted has lost
 * its authority, `answered` if a larger bench has since answered the doubt.
 */
export type Discount =
  | "dissent"
  | "concurrence"
  | "counsel"
  | "minority"
  | "wrong_order"
  | "low_confidence"
  | "other_country"
  | "void"
  | "answered";

/** A later treatment, weighed by the rules of precedent. */
export interface WeighedTreatment {
  /** What it counts as: a court without the power to overrule only questions. */
  readonly class: TreatmentClass;
  /** Whether the power of the court that acted is known. */
  readonly definitive: boolean;
  readonly partial: boolean;
  /** The part that is affected, in words; `null` if none are known. */
  readonly part: string | null;
  readonly basis: Exclude<StatusBasis, "none" | "cited">;
  /** `null` if it counts. */
  readonly discounted: Discount | null;
  /** What has set the treatment aside: "overruled by X v. Y, 1 U.S. 1"; `null` if nothing has. */
  readonly since: string | null;
  /** `YYYY-MM-DD` of the decision that acted; the year alone if only a reporter's note records it. */
  readonly date: string;
  readonly datePrecision: DatePrecision;
  /** Cluster id of the decision that acted; 0 for a reporter's note. */
  readonly order: number;
  readonly reason: TreatmentReason;
  /** The clause of the sentence for people; `null` for the usual one, of the reason. */
  readonly clause: string | null;
}

/** Weighs every later treatment of a case by the rules of precedent. @returns newest first */
export function weighTreatments(input: TreatmentsInput): WeighedTreatment[] {
  // What a decision says itself precedes what others report of it, where both have its date.
  const direct = [...input.citing].sort((a, b) => Number(a.reported) - Number(b.reported));
  return [
    ...direct.map((edge) => weighEdge(attributeReport(edge, direct), input)),
    ...input.external.map((note) => weighNote(note, input.decision)),
  ].sort(compareNewestFirst);
}

/**
 * Attributes a report that a case was overruled, which names no decision, to the decision of the corpus that overruled
 * it: what became of that decision matters then for the report as well.
 */
function attributeReport(edge: CitingTreatment, citing: readonly CitingTreatment[]): CitingTreatment {
  if (!edge.reported || edge.actor !== null || !isOverruling(edge)) return edge;
  const acting = citing.filter(
    (other) =>
      isOverruling(other) &&
      !other.reported &&
      other.citing.jurisdiction === edge.citing.jurisdiction &&
      other.citing.clusterId !== edge.citing.clusterId &&
      other.citing.dateFiled <= edge.citing.dateFiled,
  );
  if (acting.length === 0) return edge;
  const last = acting.reduce((one, other) => (other.citing.dateFiled > one.citing.dateFiled ? other : one));
  return { ...edge, actor: last.citing };
}

function isOverruling({ kind, dissent, concurrence, counsel, wrongOrder, confidence }: CitingTreatment): boolean {
  if (dissent || concurrence || counsel || wrongOrder || kind === "superseded") return false;
  return toTreatmentClass(kind) === "overruling" && confidence >= MIN_DECISIVE_CONFIDENCE;
}

function weighEdge(edge: CitingTreatment, input: TreatmentsInput): WeighedTreatment {
  const { decision } = input;
  const actor = edge.actor ?? (edge.reported ? null : edge.citing);
  const graded = gradeTreatment(edge, decision, actor);
  const named = actor ?? edge.citing;
  const found = findEdgeDiscount(edge, decision) ?? findActorDiscount(actor, graded.class, edge, input);
  return {
    class: graded.class,
    definitive: graded.definitive,
    partial: edge.partial,
    part: edge.partial ? findAffectedPart(edge.snippet) : null,
    basis: edge.kind === "superseded" ? "statute" : "negative",
    discounted: found?.discount ?? null,
    since: found?.since ?? null,
    date: named.dateFiled,
    datePrecision: named.datePrecision,
    order: named.clusterId,
    reason: toReason(named, edge),
    clause: null,
  };
}

/** Converts a decision and its treatment to a reason. */
export function toReason(
  { clusterId, name, citation }: PrecedentDecision,
  { kind, snippet }: Pick<CitingTreatment, "kind" | "snippet">,
): TreatmentReason {
  return { clusterId, caseName: name, citation, treatment: kind, snippet };
}

interface FoundDiscount {
  readonly discount: Discount;
  readonly since: string | null;
}

function findEdgeDiscount(edge: CitingTreatment, decision: PrecedentDecision): FoundDiscount | null {
  if (edge.dissent) return { discount: "dissent", since: null };
  if (edge.concurrence) return { discount: "concurrence", since: null };
  if (edge.counsel) return { discount: "counsel", since: null };
  if (edge.wrongOrder) return { discount: "wrong_order", since: null };
  if (edge.confidence < MIN_DECISIVE_CONFIDENCE) return { discount: "low_confidence", since: null };
  return edge.citing.jurisdiction === decision.jurisdiction ? null : { discount: "other_country", since: null };
}

function findActorDiscount(
  actor: PrecedentDecision | null,
  grade: TreatmentClass,
  edge: CitingTreatment,
  input: TreatmentsInput,
): FoundDiscount | null {
  if (actor === null) return null;
  if (actor.dateFiled.slice(0, 4) < input.decision.dateFiled.slice(0, 4))
    return { discount: "wrong_order", since: null };
  const fall = input.findFall(actor.clusterId);
  if (fall !== null && isSetAside(fall, grade, input)) {
    return { discount: "void", since: formatTreatmentBy(fall.by, fall.partial) };
  }
  const answer = grade === "questioning" ? (input.findAnswer?.(edge) ?? null) : null;
  return answer && { discount: "answered", since: formatTreatmentBy(answer, false) };
}

/**
 * Returns whether a treatment lost its effect when the decision that acted fell. What a decision said falls with it; if
 * it fell in part, only if the decision that overruled it restores the case. An overruling does not fall if the decision
 * that ended the authority of the overruling one also rejects the ground on which the case rests.
 */
function isSetAside(
  { partial, by }: DecisionFall,
  grade: TreatmentClass,
  { rejectsGround, restores }: TreatmentsInput,
): boolean {
  if (restores?.(by.clusterId)) return true;
  if (partial) return false;
  return grade !== "overruling" || !rejectsGround?.(by);
}

/** Weighs a note of All India Reporter: it is about a Supreme Court decision, and does not state the size of the bench. */
function weighNote(note: ExternalTreatment, decision: PrecedentDecision): WeighedTreatment {
  const grade = toTreatmentClass(note.kind);
  return {
    class: grade,
    definitive: grade !== "overruling" || decision.level !== "supreme",
    partial: false,
    part: null,
    basis: "note",
    discounted: note.minority ? "minority" : null,
    since: null,
    date: String(note.year),
    datePrecision: "year",
    order: 0,
    reason: { clusterId: null, caseName: "", citation: note.citation, treatment: note.kind, snippet: note.snippet },
    clause: null,
  };
}

/** Determines the class of a treatment by the power of the court that acted; no actor means that it is not known. */
function gradeTreatment(
  { kind, snippet }: CitingTreatment,
  treated: PrecedentDecision,
  actor: PrecedentDecision | null,
): { class: TreatmentClass; definitive: boolean } {
  const grade = toTreatmentClass(kind);
  if (kind === "explained" && NARROWING_WORDS.test(snippet)) return { class: "distinguishing", definitive: true };
  if (grade !== "overruling") return { class: grade, definitive: true };
  // An Act supersedes whatever the power of the court that reports it; which Act it was, only the text says.
  if (kind === "superseded" || actor === null) return { class: "overruling", definitive: false };
  switch (determineOverrulingPower(actor, treated)) {
    case "yes":
      return { class: "overruling", definitive: true };
    case "unknown":
      return { class: "overruling", definitive: false };
    case "no":
      return { class: "questioning", definitive: true };
  }
}

/** Words with which an explanation limits what a case decided. */
const NARROWING_WORDS =
  /\b(?:confin(?:ed|ing)|limit(?:ed|ing)|restrict(?:ed|ing)|narrow(?:ed|ing)) (?:it |that decision |the (?:rule|decision|case) )?to\b|\b(?:applies|apply|applied|applicable) only\b|\b(?:its|the) (?:own |peculiar |special |particular )+facts\b|\b(?:goes|went|go) no further\b|\bconfined to\b/i;

/** Compares two treatments for sorting, the newer first. */
export function compareNewestFirst(a: WeighedTreatment, b: WeighedTreatment): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return compareTreatments(a.reason.treatment, b.reason.treatment) || a.order - b.order;
}

/** Compares two treatments by severity; a change of the law follows every decision. */
function compareTreatments(a: TreatmentReason["treatment"], b: TreatmentReason["treatment"]): number {
  if (isTreatmentKind(a) && isTreatmentKind(b)) return compareSeverity(a, b);
  return Number(!isTreatmentKind(a)) - Number(!isTreatmentKind(b));
}

function isTreatmentKind(treatment: TreatmentReason["treatment"]): treatment is TreatmentKind {
  return (TREATMENT_KINDS as readonly string[]).includes(treatment);
}
