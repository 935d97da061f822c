import type { CandidateCaseQuery, PassageCandidate, PassageTerm } from "../../corpus/port/passage-search.ts";
import { createStemPlan, type Plan } from "../../query/plan/plan.ts";
import { findCasesByTopic } from "../../store/cases/topics.ts";
import type { ClusterContext } from "../cluster-context.ts";
import { selectAdmitted } from "./named-cases.ts";
import { rankPlan } from "./rank-page.ts";

/** Maximum number of terms that select cases. */
const MAX_CASE_TERMS = 16;

/** Returns the cases that contain most of the terms, best first; see `src/corpus/file/passage-search.ts`. */
export async function findCandidateCases(
  context: ClusterContext,
  { terms, filter, limit }: CandidateCaseQuery,
): Promise<PassageCandidate[]> {
  const selected = selectTerms(terms);
  const plans = selected.map(({ stem }) => createStemPlan(stem));
  if (plans.length === 0) return [];
  const natural: Plan = { kind: "natural", terms: plans, citations: [] };
  const found: PassageCandidate[] = [...(await rankPlan(context, natural, { filter, pageSize: limit })).hits];
  const synonyms = selected.flatMap((term) => term.synonyms.map((stem) => createStemPlan(stem)));
  if ((found.length < limit && plans.length > 1) || synonyms.length > 0) {
    const either = [...plans, ...synonyms];
    const any: Plan = { kind: "boolean", root: { kind: "or", operands: either }, evidence: either };
    const seen = new Set(found.map(({ clusterId }) => clusterId));
    for (const hit of (await rankPlan(context, any, { filter, pageSize: limit })).hits) {
      if (found.length < 2 * limit && !seen.has(hit.clusterId)) found.push(hit);
    }
  }
  return found.map(({ clusterId, score }) => ({ clusterId, score }));
}

/** Returns the terms of greatest weight that any case contains, in the order of the question. */
function selectTerms(terms: readonly PassageTerm[]): PassageTerm[] {
  const known = terms.filter(({ documentFrequency }) => documentFrequency > 0);
  const kept = new Set([...known].sort((a, b) => b.weight - a.weight).slice(0, MAX_CASE_TERMS));
  return known.filter((term) => kept.has(term));
}

/** Returns the cases whose topics match most of the weight of the terms; see `src/corpus/file/case-brief.ts`. */
export async function findTopicCases(
  context: ClusterContext,
  { terms, filter, limit }: CandidateCaseQuery,
): Promise<PassageCandidate[]> {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const scores = new Map<number, number>();
  for (const { stem, synonyms, weight } of terms) {
    const found = await context.run(() => findCasesByTopic(context.database, [stem, ...synonyms]));
    for (const clusterId of new Set([...found.values()].flat()))
      scores.set(clusterId, (scores.get(clusterId) ?? 0) + weight / total);
  }
  const admitted = await selectAdmitted(context, filter, [...scores.keys()]);
  return [...scores]
    .filter(([clusterId]) => admitted.has(clusterId))
    .map(([clusterId, score]) => ({ clusterId, score }))
    .sort((a, b) => b.score - a.score || a.clusterId - b.clusterId)
    .slice(0, limit);
}
