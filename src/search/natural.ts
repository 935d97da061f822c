import { evidenceOf, type Plan } from "../query/plan.ts";
import type { CaseIndex } from "./case-index.ts";
import { type Matches, openEvidence } from "./execute.ts";
import type { CaseFacts } from "./facts.ts";
import { candidatesOf } from "./matchers/term.ts";
import { type CaseSet, emptySet, sizeOf, unite } from "./sets.ts";

export type NaturalPlan = Extract<Plan, { kind: "natural" }>;

/** The share of a question's weight that a case's terms must carry. */
const ENOUGH = 0.5;

/**
 * The cases that a question in plain words qualifies: those whose terms carry enough of the query's weight. A
 * term is a stem, or a citation; one that no case has carries none, since it tells no case from another. A
 * repeated term is one.
 */
export function executeNatural(
  index: CaseIndex,
  facts: CaseFacts,
  plan: NaturalPlan,
  within: CaseSet | null,
  enough = ENOUGH,
): Matches {
  const caseCount = index.columns.count;
  const evidence = evidenceOf(plan)
    .map((term) => openEvidence(index, facts, term))
    .filter((matcher) => matcher.estimate > 0);
  const candidates = within ? candidatesOf(within, sizeOf(within)) : null;
  const held = new Float64Array(caseCount);
  const set = emptySet(caseCount);
  let total = 0;
  for (const matcher of evidence) {
    const matched = matcher.match(candidates);
    total += matcher.weight;
    addWeight(held, matched, matcher.weight);
    unite(set, matched);
  }
  return { set, size: keepHeavy(set, held, total * enough), evidence };
}

function addWeight(held: Float64Array, set: CaseSet, weight: number): void {
  for (let i = 0; i < set.length; i++) {
    for (let bits = set[i]!; bits !== 0; bits &= bits - 1) held[(i << 5) + 31 - Math.clz32(bits & -bits)]! += weight;
  }
}

/** Leaves in a set the cases that hold enough; gives how many. */
function keepHeavy(set: CaseSet, held: Float64Array, enough: number): number {
  let size = 0;
  for (let i = 0; i < set.length; i++) {
    for (let bits = set[i]!; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      if (held[(i << 5) + 31 - Math.clz32(bit)]! >= enough) size++;
      else set[i]! ^= bit;
    }
  }
  return size;
}
