import type { Freshness, TreatmentKind } from "../law/treatment.ts";
import type { Span } from "../text/span.ts";
import type { CitesNode, ProximityConstraint } from "./ast.ts";

/** What is to be done for a query: plain values that can be printed and compared. Runs nothing. */
export type Plan =
  | { readonly kind: "citation"; readonly citation: CitationPlan }
  | {
      readonly kind: "natural";
      readonly terms: readonly TermPlan[];
      readonly citations: readonly CitationPlan[];
      /** Of a sentence, or a text that cases are to be like: which words follow each other in it. */
      readonly pairs?: readonly WordPair[];
    }
  | {
      readonly kind: "boolean";
      /** The set of cases that satisfy the query. */
      readonly root: PlanNode;
      /** What speaks for a case, to rank by and to mark: the leaves that are asked for, not those that are excluded. */
      readonly evidence: readonly EvidencePlan[];
    };

/**
 * A set of cases. `not` is the complement; it stands only as the root, or behind at least one other operand of an
 * `and`, where it is a difference. Operands of `and` stand in the order in which to intersect them: citations first,
 * then texts, the rarest first where frequencies are known, then filters, then proximity, then what is excluded.
 */
export type PlanNode =
  | { readonly kind: "all" | "none" }
  | { readonly kind: "and" | "or"; readonly operands: readonly PlanNode[] }
  | { readonly kind: "not"; readonly operand: PlanNode }
  | EvidencePlan
  | FilterPlan;

/** A leaf of a plan that a text satisfies, or a citation. */
export type EvidencePlan = TermPlan | PhrasePlan | NearPlan | CitationPlan;

/** Where a text is looked for: in the case name or the judgment (each by itself), or in the case name only. */
export type PlanField = "any" | "title";

/** `stem`: every word with this stem; `exact`: this word; `prefix`: every word that begins so. */
export interface TermPlan {
  readonly kind: "term";
  readonly match: "stem" | "exact" | "prefix";
  readonly text: string;
  readonly field: PlanField;
}

/** Two words, by their stems, and how much they say where one stands so many words behind the other. */
export interface WordPair {
  readonly first: string;
  readonly second: string;
  /** 1 is side by side. */
  readonly distance: number;
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

/** As `NearNode`: `links[i]` holds between operands i and i + 1, all within one text. */
export interface NearPlan {
  readonly kind: "near";
  readonly operands: readonly NearOperandPlan[];
  readonly links: readonly ProximityConstraint[];
  readonly field: PlanField;
}

/** One place of a proximity chain. */
export type NearOperandPlan =
  | TermPlan
  | PhrasePlan
  | { readonly kind: "or"; readonly operands: readonly (TermPlan | PhrasePlan)[] };

/** A citation of the query: what it names, and what cites that. */
export interface CitationPlan {
  readonly kind: "citation";
  readonly key: string;
  readonly citationKind: string;
  readonly raw: string;
  /** Its words, for what only a text search can find. */
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
      /** Which case: by its id, by its citation's key, or else only as written. */
      readonly caseId: string | null;
      readonly key: string | null;
      readonly value: string;
    }
  | { readonly kind: "treatment"; readonly kinds: readonly TreatmentKind[] }
  | { readonly kind: "freshness"; readonly value: Freshness };

/** What a planner may know of the corpus. */
export interface PlanStatistics {
  /** Cases that hold the term; an estimate will do. */
  documentFrequency(term: TermPlan): number;
}

const planSpans = new WeakMap<object, Span>();

/** Where in its query a part of a plan stands; plans themselves are plain values, equal wherever they stand. */
export function findPlanSpan(part: EvidencePlan): Span | undefined {
  return planSpans.get(part);
}

/** Records where in its query a part of a plan comes from; returns the same part. */
export function recordSpan<Part extends EvidencePlan>(part: Part, { span }: { readonly span: Span }): Part {
  planSpans.set(part, span);
  return part;
}

/** What of a plan speaks for a case, of whichever kind the plan is. */
export function listPlanEvidence(plan: Plan): readonly EvidencePlan[] {
  if (plan.kind === "citation") return [plan.citation];
  return plan.kind === "natural" ? [...plan.terms, ...plan.citations] : plan.evidence;
}
