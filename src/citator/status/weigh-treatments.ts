import {
  compareSeverity,
  MIN_DECISIVE_CONFIDENCE,
  type TreatmentClass,
  type TreatmentKind,
  toTreatmentClass,
} from "../../law/treatment.ts";
import { determineOverrulingPower } from "./overruling-power.ts";
import type { PrecedentDecision } from "./precedent-decision.ts";

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
  readonly snippet: string;
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
  /** Whether a decision was itself wholly overruled; such a decision overrules nothing. */
  isOverruled(clusterId: number): boolean;
}

/**
 * Why a treatment does not count: who said it, when, how directly; `void` if the decision that acted was itself
 * overruled.
 */
export type Discount = "dissent" | "counsel" | "minority" | "wrong_order" | "low_confidence" | "other_country" | "void";

/** The decision that treats the case, as answers show it. */
export interface TreatmentReason {
  /** `null` for a decision that the corpus does not contain. */
  readonly clusterId: number | null;
  readonly caseName: string;
  readonly citation: string;
  readonly treatment: TreatmentKind;
  readonly snippet: string;
}

/** A later treatment, weighed by the rules of precedent. */
export interface WeighedTreatment {
  /** What it counts as: a court without the power to overrule only questions. */
  readonly class: TreatmentClass;
  /** Whether the power of the court that acted is known. */
  readonly definitive: boolean;
  readonly partial: boolean;
  /** `null` if it counts. */
  readonly discounted: Discount | null;
  /** `YYYY-MM-DD` of the decision that acted; the year alone if only a reporter's note records it. */
  readonly date: string;
  /** Cluster id of the decision that acted; 0 for a reporter's note. */
  readonly order: number;
  readonly reason: TreatmentReason;
}

/** Weighs every later treatment of a case by the rules of precedent. @returns newest first */
export function weighTreatments(input: TreatmentsInput): WeighedTreatment[] {
  return [
    ...input.citing.map((edge) => weighEdge(edge, input)),
    ...input.external.map((note) => weighNote(note, input.decision)),
  ].sort(compareNewestFirst);
}

function weighEdge(edge: CitingTreatment, { decision, isOverruled }: TreatmentsInput): WeighedTreatment {
  const actor = edge.actor ?? (edge.reported ? null : edge.citing);
  const graded = gradeTreatment(edge.kind, decision, actor);
  const named = actor ?? edge.citing;
  return {
    class: graded.class,
    definitive: graded.definitive,
    partial: edge.partial,
    discounted: findEdgeDiscount(edge, decision) ?? findActorDiscount(actor, graded.class, decision, isOverruled),
    date: named.dateFiled,
    order: named.clusterId,
    reason: {
      clusterId: named.clusterId,
      caseName: named.name,
      citation: named.citation,
      treatment: edge.kind,
      snippet: edge.snippet,
    },
  };
}

function findEdgeDiscount(edge: CitingTreatment, decision: PrecedentDecision): Discount | null {
  if (edge.dissent) return "dissent";
  if (edge.counsel) return "counsel";
  if (edge.wrongOrder) return "wrong_order";
  if (edge.confidence < MIN_DECISIVE_CONFIDENCE) return "low_confidence";
  return edge.citing.jurisdiction === decision.jurisdiction ? null : "other_country";
}

function findActorDiscount(
  actor: PrecedentDecision | null,
  grade: TreatmentClass,
  decision: PrecedentDecision,
  isOverruled: TreatmentsInput["isOverruled"],
): Discount | null {
  if (actor === null) return null;
  if (grade === "overruling" && isOverruled(actor.clusterId)) return "void";
  return actor.dateFiled.slice(0, 4) < decision.dateFiled.slice(0, 4) ? "wrong_order" : null;
}

/** Weighs a note of All India Reporter: it is about a Supreme Court decision, and does not state the size of the bench. */
function weighNote(note: ExternalTreatment, decision: PrecedentDecision): WeighedTreatment {
  const grade = toTreatmentClass(note.kind);
  return {
    class: grade,
    definitive: grade !== "overruling" || decision.level !== "supreme",
    partial: false,
    discounted: note.minority ? "minority" : null,
    date: String(note.year),
    order: 0,
    reason: { clusterId: null, caseName: "", citation: note.citation, treatment: note.kind, snippet: note.snippet },
  };
}

/** Determines the class of a treatment by the power of the court that acted; no actor means that it is not known. */
function gradeTreatment(
  kind: TreatmentKind,
  treated: PrecedentDecision,
  actor: PrecedentDecision | null,
): { class: TreatmentClass; definitive: boolean } {
  const grade = toTreatmentClass(kind);
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

function compareNewestFirst(a: WeighedTreatment, b: WeighedTreatment): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return compareSeverity(a.reason.treatment, b.reason.treatment) || a.order - b.order;
}
