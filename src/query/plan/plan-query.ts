import { TREATMENT_KINDS, type Treatment, type TreatmentKind, toTreatmentLabel } from "../../law/treatment.ts";
import { stem } from "../../text/stem.ts";
import { splitWords } from "../../text/words.ts";
import type { CitationNode, FilterNode, NearOperand, Query, TextNode } from "../ast.ts";
import { foldExpression, type LeafNode } from "../fold-expression.ts";
import {
  type CitationPlan,
  type FilterPlan,
  type NearOperandPlan,
  type NearPlan,
  type PhrasePlan,
  type Plan,
  type PlanField,
  type PlanStatistics,
  recordSpan,
  type TermPlan,
} from "./plan.ts";
import {
  createPlannedLeaf,
  intersectSets,
  listEvidenceLeaves,
  type PlannedSet,
  toComplement,
  toPlanNode,
  unionSets,
} from "./plan-algebra.ts";

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
  const planned = foldExpression<PlannedSet>(query.root, {
    and: intersectSets,
    or: unionSets,
    not: toComplement,
    leaf: (node) => planLeaf(node, frequency),
  });
  const root = toPlanNode(planned);
  return { kind: "boolean", root, evidence: listEvidenceLeaves(root) };
}

type FrequencyLookup = (term: TermPlan) => number;

function planLeaf(node: LeafNode, frequency: FrequencyLookup): PlannedSet {
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
  if (node.words.length === 1) return recordSpan(createExactTerm(only!, field), node);
  const frequencies = node.words.map((word) => frequency(createExactTerm(word, field)));
  const rarestFirst = [...node.words.keys()].sort((a, b) => (frequencies[a] ?? 0) - (frequencies[b] ?? 0));
  return recordSpan({ kind: "phrase", words: node.words, rarestFirst, field }, node);
}

function createExactTerm(text: string, field: PlanField): TermPlan {
  return { kind: "term", match: "exact", text, field };
}

/** Returns an upper estimate of the number of cases that contain an operand. */
function estimateCases(place: NearOperandPlan, frequency: FrequencyLookup): number {
  if (place.kind === "term") return frequency(place);
  if (place.kind === "or") return place.operands.reduce((sum, operand) => sum + estimateCases(operand, frequency), 0);
  return frequency(createExactTerm(place.words[place.rarestFirst[0]!]!, place.field));
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
