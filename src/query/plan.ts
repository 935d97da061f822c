import {
  type Freshness,
  TREATMENT_KINDS,
  type Treatment,
  type TreatmentKind,
  treatmentLabel,
} from "../law/treatment.ts";
import type {
  CitationNode,
  CitesNode,
  FilterNode,
  Nearness,
  NearOperand,
  Query,
  QueryNode,
  Span,
  TextNode,
} from "./ast.ts";
import { fold } from "./fold.ts";
import { conjunction, disjunction, evidence, finished, negation, type Planned, plannedLeaf } from "./plan-algebra.ts";
import { stem } from "./stem.ts";
import { plainWords } from "./words.ts";

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

/** As `NearNode`: `links[i]` holds between operands i and i + 1, all within one text. */
export interface NearPlan {
  readonly kind: "near";
  readonly operands: readonly NearPlace[];
  readonly links: readonly Nearness[];
  readonly field: PlanField;
}

/** One place of a proximity chain. */
export type NearPlace =
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

const spans = new WeakMap<object, Span>();

/** Where in its query a part of a plan stands; plans themselves are plain values, equal wherever they stand. */
export function spanOfPlan(part: EvidencePlan): Span | undefined {
  return spans.get(part);
}

function standing<Part extends EvidencePlan>(part: Part, { span }: { readonly span: Span }): Part {
  spans.set(part, span);
  return part;
}

/** Plans a query. Without statistics, texts keep the order in which they were written. */
export function planQuery(query: Query, statistics?: PlanStatistics): Plan {
  if (query.kind === "citation") return { kind: "citation", citation: citationPlan(query.citation) };
  if (query.kind === "natural") {
    const stems = new Set(query.words.map(stem));
    const terms = Array.from(stems, (text) => ({ kind: "term", match: "stem", text, field: "any" }) as const);
    return { kind: "natural", terms, citations: query.citations.map(citationPlan) };
  }
  const frequency = (term: TermPlan) => statistics?.documentFrequency(term) ?? 0;
  const planned = fold<Planned>(query.root, (node, operands) => {
    switch (node.kind) {
      case "and":
        return conjunction(operands);
      case "or":
        return disjunction(operands);
      case "not":
        return negation(operands[0] as Planned);
      default:
        return planLeaf(node, frequency);
    }
  });
  const root = finished(planned);
  return { kind: "boolean", root, evidence: evidence(root) };
}

/** What of a plan speaks for a case, of whichever kind the plan is. */
export function evidenceOf(plan: Plan): readonly EvidencePlan[] {
  if (plan.kind === "citation") return [plan.citation];
  return plan.kind === "natural" ? [...plan.terms, ...plan.citations] : plan.evidence;
}

type Frequency = (term: TermPlan) => number;

function planLeaf(node: Exclude<QueryNode, { kind: "and" | "or" | "not" }>, frequency: Frequency): Planned {
  switch (node.kind) {
    case "title":
      return planText(node.operand, "title", frequency);
    case "citation":
      return plannedLeaf(citationPlan(node), "citation", 0);
    case "word":
    case "prefix":
    case "phrase":
    case "near":
      return planText(node, "any", frequency);
    default:
      return plannedLeaf(filterPlan(node), node.kind === "cites" ? "citation" : "filter", 0);
  }
}

function planText(node: TextNode, field: PlanField, frequency: Frequency): Planned {
  if (node.kind !== "near") {
    const place = textPlan(node, field, frequency);
    return plannedLeaf(place, "text", casesOf(place, frequency));
  }
  const operands = node.operands.map((operand) => placePlan(operand, field, frequency));
  const cases = Math.min(...operands.map((operand) => casesOf(operand, frequency)));
  const near: NearPlan = { kind: "near", operands, links: node.links, field };
  return plannedLeaf(standing(near, node), "near", cases);
}

function placePlan(node: NearOperand, field: PlanField, frequency: Frequency): NearPlace {
  if (node.kind !== "or") return textPlan(node, field, frequency);
  return { kind: "or", operands: node.operands.map((operand) => textPlan(operand, field, frequency)) };
}

function textPlan(
  node: Exclude<TextNode, { kind: "near" }>,
  field: PlanField,
  frequency: Frequency,
): TermPlan | PhrasePlan {
  if (node.kind === "word") return standing({ kind: "term", match: "stem", text: stem(node.word), field }, node);
  if (node.kind === "prefix") return standing({ kind: "term", match: "prefix", text: node.prefix, field }, node);
  const [only] = node.words;
  if (node.words.length === 1) return standing(exactTerm(only as string, field), node);
  const frequencies = node.words.map((word) => frequency(exactTerm(word, field)));
  const rarestFirst = [...node.words.keys()].sort((a, b) => (frequencies[a] ?? 0) - (frequencies[b] ?? 0));
  return standing({ kind: "phrase", words: node.words, rarestFirst, field }, node);
}

function exactTerm(text: string, field: PlanField): TermPlan {
  return { kind: "term", match: "exact", text, field };
}

/** At most so many cases hold it. */
function casesOf(place: NearPlace, frequency: Frequency): number {
  if (place.kind === "term") return frequency(place);
  if (place.kind === "or") return place.operands.reduce((sum, operand) => sum + casesOf(operand, frequency), 0);
  return frequency(exactTerm(place.words[place.rarestFirst[0] as number] as string, place.field));
}

function citationPlan({ key, citationKind, raw }: CitationNode): CitationPlan {
  return { kind: "citation", key, citationKind, raw, words: plainWords(raw) };
}

function filterPlan(node: FilterNode): FilterPlan {
  switch (node.kind) {
    case "court":
    case "judge":
      return { kind: node.kind, value: node.value, words: plainWords(node.value) };
    case "year":
      return { kind: "year", from: node.from, to: node.to };
    case "cites": {
      const caseId = /^[1-9][0-9]{0,15}$/.test(node.value) ? node.value : null;
      return { kind: "cites", relation: node.relation, caseId, key: node.key, value: node.value };
    }
    case "treatment":
      return { kind: "treatment", kinds: kindsOf(node.value) };
    case "freshness":
      return { kind: "freshness", value: node.value };
  }
}

function kindsOf(value: TreatmentKind | Treatment): readonly TreatmentKind[] {
  return TREATMENT_KINDS.filter((kind) => kind === value || treatmentLabel(kind) === value);
}
