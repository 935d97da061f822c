import type { Freshness, TreatmentKind } from "../../law/treatment.ts";
import type { Span } from "../../text/span.ts";
import type { CitesNode, ProximityConstraint } from "../ast.ts";

/** The plan of a query: plain values that can be printed and compared. */
export type Plan =
  | { readonly kind: "citation"; readonly citation: CitationPlan }
  | {
      readonly kind: "natural";
      readonly terms: readonly TermPlan[];
      readonly citations: readonly CitationPlan[];
      /** For a sentence or a text to compare with: pairs of words that follow each other in it. */
      readonly pairs?: readonly WordPair[];
      /** Words that the query does not contain, but judgments on its subject do. */
      readonly related?: readonly RelatedTerm[];
      /** Cases that the query means without their words: by a misspelt name, or as authorities of a doctrine. */
      readonly leads?: readonly LeadCase[];
      /** Whether cases rank by the topics that their sources name, too. Default false. */
      readonly ranksTopics?: boolean;
    }
  | {
      readonly kind: "boolean";
      /** The set of cases that satisfy the query. */
      readonly root: PlanNode;
      /** Evidence to rank and highlight by: the leaves that the query asks for, without those that it excludes. */
      readonly evidence: readonly EvidencePlan[];
    };

/**
 * A set of cases. `not` is the complement; it is the root, or follows at least one other operand of an `and`, where it
 * is a difference. Operands of `and` are in the order in which to intersect them: citations first, then texts, the
 * rarest first if frequencies are known, then filters, then proximity, then complements.
 */
export type PlanNode =
  | { readonly kind: "all" | "none" }
  | { readonly kind: "and" | "or"; readonly operands: readonly PlanNode[] }
  | { readonly kind: "not"; readonly operand: PlanNode }
  | EvidencePlan
  | FilterPlan;

/** A leaf of a plan that a text satisfies, or a citation. */
export type EvidencePlan = TermPlan | PhrasePlan | NearPlan | CitationPlan;

/** Part of a case to search: the case name and the judgment, each separately, or the case name only. */
export type PlanField = "any" | "title";

/** `stem`: every word with this stem; `exact`: this word; `prefix`: every word that begins so. */
export interface TermPlan {
  readonly kind: "term";
  readonly match: "stem" | "exact" | "prefix";
  readonly text: string;
  readonly field: PlanField;
}

/** A word for one in the query: of its doctrine, its legal word for an everyday one, or its spelling. */
export interface RelatedTerm {
  readonly term: TermPlan;
  /** Weight as a share of that of the term in a query: 0 to 1. */
  readonly share: number;
  readonly reason: "doctrine" | "spelling";
  /** The words of the query that lead to it. */
  readonly from: string;
}

/** A case that a query means. */
export interface LeadCase {
  readonly clusterId: number;
  readonly name: string;
  /** Relevance that it has at least: 0 to 1. */
  readonly weight: number;
  /** `spelling`: by both parties in another spelling. */
  readonly reason: "doctrine" | "name" | "spelling";
  /** The words of the query that lead to it. */
  readonly from: string;
}

/** Two words, by their stems, and the weight of the second following the first at a distance. */
export interface WordPair {
  readonly first: string;
  readonly second: string;
  /** Distance in words, 1 if adjacent. `research.explain` returns it under this name. */
  readonly apart: number;
  readonly weight: number;
}

/** At least two exact words, adjacent and in order within one text. */
export interface PhrasePlan {
  readonly kind: "phrase";
  readonly words: readonly string[];
  /** Indexes into `words`, the rarest word first where frequencies are known: the order in which to intersect. */
  readonly rarestFirst: readonly number[];
  readonly field: PlanField;
}

/** A proximity chain: `links[i]` holds between operands i and i + 1, all within one text. */
export interface NearPlan {
  readonly kind: "near";
  readonly operands: readonly NearOperandPlan[];
  readonly links: readonly ProximityConstraint[];
  readonly field: PlanField;
}

/** One operand of a proximity chain. */
export type NearOperandPlan =
  | TermPlan
  | PhrasePlan
  | { readonly kind: "or"; readonly operands: readonly (TermPlan | PhrasePlan)[] };

/** A citation of the query: the case that it names, and the cases that cite it. */
export interface CitationPlan {
  readonly kind: "citation";
  readonly key: string;
  readonly citationKind: string;
  readonly raw: string;
  /** Its words, for a text search. */
  readonly words: readonly string[];
}

/** A set of cases by what is known of them besides their text. */
export type FilterPlan =
  | {
      readonly kind: "court" | "judge";
      /** As written: a court may be meant by its id. */
      readonly value: string;
      /** All of them are in the name. */
      readonly words: readonly string[];
    }
  | { readonly kind: "year"; readonly from: number | null; readonly to: number | null }
  | {
      readonly kind: "cites";
      readonly relation: CitesNode["relation"];
      /** The case: by its id, by the key of its citation, or only as written. */
      readonly caseId: string | null;
      readonly key: string | null;
      readonly value: string;
    }
  | { readonly kind: "treatment"; readonly kinds: readonly TreatmentKind[] }
  | { readonly kind: "freshness"; readonly value: Freshness };

/** Facts of the corpus that a planner uses. */
export interface PlanStatistics {
  /** Returns the number of cases that contain the term; an estimate is sufficient. */
  documentFrequency(term: TermPlan): number;
}

const planSpans = new WeakMap<object, Span>();

/**
 * Returns the span in the query from which a part of a plan comes. Kept apart from plans, which are equal wherever they
 * come from.
 */
export function findPlanSpan(part: EvidencePlan): Span | undefined {
  return planSpans.get(part);
}

/** Records where in its query a part of a plan comes from; returns the same part. */
export function recordSpan<Part extends EvidencePlan>(part: Part, { span }: { readonly span: Span }): Part {
  planSpans.set(part, span);
  return part;
}

/** Creates the plan of a term by its stem. */
export function createStemPlan(stem: string, field: PlanField = "any"): TermPlan {
  return { kind: "term", match: "stem", text: stem, field };
}

/** Returns the evidence of a plan of any kind: words of the query, then words that it was expanded by. */
export function listPlanEvidence(plan: Plan): readonly EvidencePlan[] {
  if (plan.kind === "citation") return [plan.citation];
  if (plan.kind === "boolean") return plan.evidence;
  return [...plan.terms, ...plan.citations, ...(plan.related ?? []).map(({ term }) => term)];
}
