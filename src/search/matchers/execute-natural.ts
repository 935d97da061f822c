import { listPlanEvidence, type Plan } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import type { CaseLookup } from "../case-lookup.ts";
import { type CaseSet, countMembers, createEmptySet, intersect, mergeInto } from "../case-set.ts";
import { type MatchedCases, openEvidenceMatcher } from "./execute-boolean.ts";
import type { Candidates, Matcher } from "./matcher.ts";
import { createCandidates } from "./term-matcher.ts";

export type NaturalPlan = Extract<Plan, { kind: "natural" }>;

/** The share of a question's weight that a case's terms must carry. */
const MIN_WEIGHT_SHARE = 0.5;

/**
 * The cases that a question in plain words qualifies: those whose terms carry enough of the query's weight. A
 * term is a stem, or a citation; one that no case has carries none, since it tells no case from another. A
 * repeated term is one.
 */
export function executeNatural(
  index: CaseIndex,
  lookup: CaseLookup,
  plan: NaturalPlan,
  within: CaseSet | null,
  minWeightShare = MIN_WEIGHT_SHARE,
): MatchedCases {
  const caseCount = index.columns.count;
  const evidence = listPlanEvidence(plan)
    .map((term) => openEvidenceMatcher(index, lookup, term))
    .filter((matcher) => matcher.estimate > 0);
  const candidates = within ? createCandidates(within, countMembers(within)) : null;
  const wanted = evidence.reduce((sum, { weight }) => sum + weight, 0) * minWeightShare;
  const set = createEmptySet(caseCount);
  if (evidence.length > MAX_ENUMERATED_TERMS)
    return { set, size: collectQualifying(set, evidence, candidates, wanted), evidence };
  const matched = evidence.map((matcher) => matcher.match(candidates));
  for (const terms of listMinimalChoices(evidence, wanted)) {
    const [first, ...others] = terms.map((term) => matched[term]!);
    mergeInto(set, others.reduce(intersect, first!.slice()));
  }
  return { set, size: countMembers(set), evidence };
}

/** Of so few terms it is worked out which of them suffice together; of more, what those of each case carry. */
const MAX_ENUMERATED_TERMS = 4;

/** The choices of terms that carry enough, and none of which could be left out. */
function listMinimalChoices(terms: readonly Matcher[], wanted: number): number[][] {
  const carried = (choice: readonly number[]) => choice.reduce((sum, term) => sum + terms[term]!.weight, 0);
  return Array.from({ length: 2 ** terms.length }, (_, bits) =>
    [...terms.keys()].filter((term) => (bits >>> term) & 1),
  ).filter((choice) => {
    const spare = carried(choice) - wanted;
    return choice.length > 0 && spare >= 0 && choice.every((term) => terms[term]!.weight > spare);
  });
}

/** Adds to an empty set the cases whose terms carry enough; gives how many. */
function collectQualifying(
  set: CaseSet,
  evidence: readonly Matcher[],
  candidates: Candidates | null,
  wanted: number,
): number {
  const held = new Float64Array(set.length * 32);
  for (const matcher of evidence) {
    const matched = matcher.match(candidates);
    addWeight(held, matched, matcher.weight);
    mergeInto(set, matched);
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
