import type { NearOperandPlan, NearPlan, PhrasePlan, TermPlan } from "../../query/plan/plan.ts";
import type { Vocabulary } from "../../search/vocabulary/vocabulary.ts";
import { toToken } from "../words/word-tokens.ts";
import { listForms } from "./near-query.ts";
import { type ClusterQuery, listFields, type TextField } from "./text-query.ts";

/** Words that one operand may have: they are looked for position by position. */
const MAX_COUNTED_FORMS = 60;

/**
 * Builds the queries that count the places of a proximity of two operands, one per field: the places of its right operand
 * that have one of the left near them. Intervals cannot count them, because they skip a second place beside the same word.
 * Returns `null` for a chain, for a sentence or paragraph, and for operands whose places can overlap.
 * @param toBoost number that a place in a field counts
 */
export function buildNearCounts(
  vocabulary: Vocabulary,
  plan: NearPlan,
  toBoost: (field: TextField) => number,
): ClusterQuery[] | null {
  const [left, right] = plan.operands;
  const [link] = plan.links;
  if (plan.links.length !== 1 || typeof link!.within !== "number" || !hasDistinctPlaces(right!)) return null;
  const reach = { pre: link!.within, post: link!.ordered ? 0 : link!.within };
  const queries = listFields(plan).map((field): ClusterQuery | null => {
    const near = buildSpans(vocabulary, left!, field);
    const counted = buildSpans(vocabulary, right!, field);
    if (near === null || counted === null) return null;
    // The places that are not without the other operand near them.
    const apart = { span_not: { include: counted, exclude: near, ...reach } };
    return { span_not: { include: counted, exclude: apart, boost: toBoost(field) } };
  });
  return queries.some((query) => query === null) ? null : (queries as ClusterQuery[]);
}

function listAlternatives(operand: NearOperandPlan): readonly (TermPlan | PhrasePlan)[] {
  return operand.kind === "or" ? operand.operands : [operand];
}

/** Returns whether no two places of an operand overlap: words never do, a phrase only if it repeats a word. */
function hasDistinctPlaces(operand: NearOperandPlan): boolean {
  const alternatives = listAlternatives(operand);
  if (alternatives.every(({ kind }) => kind === "term")) return true;
  const [only] = alternatives;
  return alternatives.length === 1 && only!.kind === "phrase" && new Set(only!.words).size === only!.words.length;
}

/** Returns the places of an operand, all as if they were in the field of stems; `null` if it has too many words. */
function buildSpans(vocabulary: Vocabulary, operand: NearOperandPlan, field: TextField): ClusterQuery | null {
  const stems = `${field}_stems`;
  const toSpan = (name: string, token: string): ClusterQuery => ({ span_term: { [name]: { value: token } } });
  const inStems = (query: ClusterQuery): ClusterQuery => ({ field_masking_span: { query, field: stems } });
  const spans = listAlternatives(operand).flatMap((one): ClusterQuery[] => {
    if (one.kind === "phrase") {
      const clauses = one.words.map((word) => toSpan(field, toToken(word)));
      return [inStems(clauses.length === 1 ? clauses[0]! : { span_near: { clauses, slop: 0, in_order: true } })];
    }
    if (one.match === "stem") return [toSpan(stems, toToken(one.text))];
    return listForms(vocabulary, one).map((word) => inStems(toSpan(field, toToken(word))));
  });
  if (spans.length === 0 || spans.length > MAX_COUNTED_FORMS) return null;
  return spans.length === 1 ? spans[0]! : { span_or: { clauses: spans } };
}
