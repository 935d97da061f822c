import {
  type Freshness,
  TREATMENT_KINDS,
  type Treatment,
  type TreatmentKind,
  toTreatmentLabel,
} from "../law/treatment.ts";
import { stem } from "../text/stem.ts";
import { splitWords } from "../text/words.ts";
import type {
  CitationNode,
  CitesNode,
  FilterNode,
  NearOperand,
  ProximityConstraint,
  Query,
  QueryNode,
  QuerySpan,
  TextNode,
} from "./ast.ts";
import { foldExpression } from "./fold-expression.ts";
import {
  createPlannedLeaf,
  intersectSets,
  listEvidenceLeaves,
  type PlannedSet,
  toComplement,
  toPlanNode,
  unionSets,
} from "./plan-algebra.ts";

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

const planSpans = new WeakMap<object, QuerySpan>();

/** Where in its query a part of a plan stands; plans themselves are plain values, equal wherever they stand. */
export function findPlanSpan(part: EvidencePlan): QuerySpan | undefined {
  return planSpans.get(part);
}

function recordSpan<Part extends EvidencePlan>(part: Part, { span }: { readonly span: QuerySpan }): Part {
  planSpans.set(part, span);
  return part;
}

/**
 * Plans a query. Without statistics, texts keep the order in which they were written.
 *
 * @example
 * ```ts
 * import { parseQuery, planQuery } from "headnote";
 *
 * console.log(planQuery(parseQuery("ferry AND toll")).kind); // boolean
 * ```
 */
export function planQuery(query: Query, statistics?: PlanStatistics): Plan {
  if (query.kind === "citation") return { kind: "citation", citation: planCitation(query.citation) };
  if (query.kind === "natural") {
    const stems = new Set(query.words.map(stem));
    const terms = Array.from(stems, (text) => ({ kind: "term", match: "stem", text, field: "any" }) as const);
    return { kind: "natural", terms, citations: query.citations.map(planCitation) };
  }
  const frequency = (term: TermPlan) => statistics?.documentFrequency(term) ?? 0;
  const planned = foldExpression<PlannedSet>(query.root, (node, operands) => {
    switch (node.kind) {
      case "and":
        return intersectSets(operands);
      case "or":
        return unionSets(operands);
      case "not":
        return toComplement(operands[0] as PlannedSet);
      default:
        return planLeaf(node, frequency);
    }
  });
  const root = toPlanNode(planned);
  return { kind: "boolean", root, evidence: listEvidenceLeaves(root) };
}

/** What of a plan speaks for a case, of whichever kind the plan is. */
export function listPlanEvidence(plan: Plan): readonly EvidencePlan[] {
  if (plan.kind === "citation") return [plan.citation];
  return plan.kind === "natural" ? [...plan.terms, ...plan.citations] : plan.evidence;
}

type FrequencyLookup = (term: TermPlan) => number;

function planLeaf(node: Exclude<QueryNode, { kind: "and" | "or" | "not" }>, frequency: FrequencyLookup): PlannedSet {
  switch (node.kind) {
    case "title":
      return planText(node.operand, "title", frequency);
    case "citation":
      return createPlannedLeaf(planCitation(node), "citation", 0);
    case "word":
    case "prefix":
    case "phrase":
    case "near":
      return planText(node, "any", frequency);
    default:
      return createPlannedLeaf(planFilter(node), node.kind === "cites" ? "citation" : "filter", 0);
  }
}

function planText(node: TextNode, field: PlanField, frequency: FrequencyLookup): PlannedSet {
  if (node.kind !== "near") {
    const place = planTextOperand(node, field, frequency);
    return createPlannedLeaf(place, "text", estimateCases(place, frequency));
  }
  const operands = node.operands.map((operand) => planNearOperand(operand, field, frequency));
  const cases = Math.min(...operands.map((operand) => estimateCases(operand, frequency)));
  const near: NearPlan = { kind: "near", operands, links: node.links, field };
  return createPlannedLeaf(recordSpan(near, node), "near", cases);
}

function planNearOperand(node: NearOperand, field: PlanField, frequency: FrequencyLookup): NearOperandPlan {
  if (node.kind !== "or") return planTextOperand(node, field, frequency);
  return { kind: "or", operands: node.operands.map((operand) => planTextOperand(operand, field, frequency)) };
}

function planTextOperand(
  node: Exclude<TextNode, { kind: "near" }>,
  field: PlanField,
  frequency: FrequencyLookup,
): TermPlan | PhrasePlan {
  if (node.kind === "word") return recordSpan({ kind: "term", match: "stem", text: stem(node.word), field }, node);
  if (node.kind === "prefix") return recordSpan({ kind: "term", match: "prefix", text: node.prefix, field }, node);
  const [only] = node.words;
  if (node.words.length === 1) return recordSpan(createExactTerm(only as string, field), node);
  const frequencies = node.words.map((word) => frequency(createExactTerm(word, field)));
  const rarestFirst = [...node.words.keys()].sort((a, b) => (frequencies[a] ?? 0) - (frequencies[b] ?? 0));
  return recordSpan({ kind: "phrase", words: node.words, rarestFirst, field }, node);
}

function createExactTerm(text: string, field: PlanField): TermPlan {
  return { kind: "term", match: "exact", text, field };
}

/** At most so many cases hold it. */
function estimateCases(place: NearOperandPlan, frequency: FrequencyLookup): number {
  if (place.kind === "term") return frequency(place);
  if (place.kind === "or") return place.operands.reduce((sum, operand) => sum + estimateCases(operand, frequency), 0);
  return frequency(createExactTerm(place.words[place.rarestFirst[0] as number] as string, place.field));
}

function planCitation({ key, citationKind, raw }: CitationNode): CitationPlan {
  return { kind: "citation", key, citationKind, raw, words: splitWords(raw) };
}

function planFilter(node: FilterNode): FilterPlan {
  switch (node.kind) {
    case "court":
    case "judge":
      return { kind: node.kind, value: node.value, words: splitWords(node.value) };
    case "year":
      return { kind: "year", from: node.from, to: node.to };
    case "cites": {
      const caseId = /^[1-9][0-9]{0,15}$/.test(node.value) ? node.value : null;
      return { kind: "cites", relation: node.relation, caseId, key: node.key, value: node.value };
    }
    case "treatment":
      return { kind: "treatment", kinds: listTreatmentKinds(node.value) };
    case "freshness":
      return { kind: "freshness", value: node.value };
  }
}

function listTreatmentKinds(value: TreatmentKind | Treatment): readonly TreatmentKind[] {
  return TREATMENT_KINDS.filter((kind) => kind === value || toTreatmentLabel(kind) === value);
}
