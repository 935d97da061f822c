import type { EvidencePlan, Plan } from "../../query/plan/plan.ts";
import { type CaseSet, countMembers, createEmptySet, intersect, mergeInto } from "../case-set.ts";
import type { QueryBudget } from "../query-budget.ts";
import { createCandidates } from "./candidates.ts";
import type { MatchedCases } from "./execute-boolean.ts";
import type { Candidates, Matcher } from "./matcher.ts";
import type { MatcherContext } from "./matcher-context.ts";
import { scaleWeight } from "./scale-weight.ts";

/** Plan of a question in natural language. */
export type NaturalPlan = Extract<Plan, { kind: "natural" }>;

/** Share of the query's weight that the terms of a case must have to match. */
const MIN_WEIGHT_SHARE = 0.5;

/**
 * Executes the plan of a question in natural language: matches the cases whose terms have enough of the query's weight.
 * A term is a stem or a citation, repeated or not; a term that no case contains has no weight. Related words add to what
 * a case holds, not to what it needs. Yields after each term.
 * @param within the only cases that may match; null for all
 * @param minWeightShare 0 to 1
 * @throws EngineError `query_syntax` if the query exceeds its budget
 */
export function* executeNatural(
  context: MatcherContext,
  plan: NaturalPlan,
  within: CaseSet | null,
  minWeightShare = MIN_WEIGHT_SHARE,
): Generator<void, MatchedCases> {
  const { budget } = context;
  const own = yield* openKnownMatchers(context, [...plan.terms, ...plan.citations]);
  const related: Matcher[] = [];
  for (const { term, share } of plan.related ?? [])
    related.push(...(yield* openKnownMatchers(context, [term])).map((matcher) => scaleWeight(matcher, share)));
  const all = [...own, ...related];
  const found = { evidence: own, ...(related.length > 0 && { related }) };
  const candidates = within ? createCandidates(within) : null;
  const wanted = own.reduce((sum, { weight }) => sum + weight, 0) * minWeightShare;
  const set = createEmptySet(context.index.columns.count);
  if (all.length > MAX_ENUMERATED_TERMS || own.length === 0)
    return { set, size: yield* collectQualifying(set, all, candidates, wanted, budget), ...found };
  const matched = all.map((matcher) => matcher.match(candidates, budget));
  for (const terms of listMinimalChoices(all, wanted)) {
    const [first, ...others] = terms.map((term) => matched[term]!);
    mergeInto(set, others.reduce(intersect, first!.slice()));
  }
  return { set, size: countMembers(set), ...found };
}

function* openKnownMatchers(context: MatcherContext, parts: readonly EvidencePlan[]): Generator<void, Matcher[]> {
  const known: Matcher[] = [];
  for (const part of parts) {
    const matcher = context.openMatcher(part);
    if (matcher.estimate > 0) known.push(matcher);
    yield;
  }
  return known;
}

/** Up to this number of terms, the combinations that suffice are enumerated; of more, weights are added per case. */
const MAX_ENUMERATED_TERMS = 4;

/** Returns the sets of terms that have enough weight and would not without any one of their terms. */
function listMinimalChoices(terms: readonly Matcher[], wanted: number): number[][] {
  const sumWeights = (choice: readonly number[]) => choice.reduce((sum, term) => sum + terms[term]!.weight, 0);
  return Array.from({ length: 2 ** terms.length }, (_, bits) =>
    [...terms.keys()].filter((term) => (bits >>> term) & 1),
  ).filter((choice) => {
    const spare = sumWeights(choice) - wanted;
    return choice.length > 0 && spare >= 0 && choice.every((term) => terms[term]!.weight > spare);
  });
}

/** Adds to an empty set the cases whose terms have enough weight; returns their number. */
function* collectQualifying(
  set: CaseSet,
  evidence: readonly Matcher[],
  candidates: Candidates | null,
  wanted: number,
  budget: QueryBudget,
): Generator<void, number> {
  const held = new Float64Array(set.length * 32);
  for (const matcher of evidence) {
    const matched = matcher.match(candidates, budget);
    addWeight(held, matched, matcher.weight);
    mergeInto(set, matched);
    yield;
  }
  let size = 0;
  for (let i = 0; i < set.length; i++) {
    for (let bits = set[i]!; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      if (held[(i << 5) + 31 - Math.clz32(bit)]! >= wanted) size++;
      else set[i]! ^= bit;
    }
  }
  return size;
}

function addWeight(held: Float64Array, set: CaseSet, weight: number): void {
  for (let i = 0; i < set.length; i++) {
    for (let bits = set[i]!; bits !== 0; bits &= bits - 1) held[(i << 5) + 31 - Math.clz32(bits & -bits)]! += weight;
  }
}
