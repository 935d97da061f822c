import type { CitationPlan } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import type { CaseFacts, CaseReference } from "../facts.ts";
import { type CaseSet, has, intersect, setOf, sizeOf, unite } from "../sets.ts";
import { type Candidates, type Matcher, weightOf } from "./matcher.ts";
import { openPhrase } from "./phrase.ts";
import { NO_PLACES } from "./places.ts";

/** The case that is named counts as if its text cited itself this often. */
const NAMED_COUNT = 16;

/** What a citation within a query leads to. */
export interface CitedCases {
  readonly named: CaseSet;
  readonly citing: CaseSet;
}

export function citedCases(index: CaseIndex, facts: CaseFacts, { key, raw }: CitationPlan): CitedCases {
  const reference: CaseReference = { caseId: null, key, value: raw };
  const { count } = index.columns;
  return { named: setOf(count, facts.casesNamed(reference)), citing: setOf(count, facts.casesCiting(reference)) };
}

/**
 * The case that a citation names, and the cases that cite it. One that no case carries or cites, a section of a law for
 * instance, is looked for as the words that it is written in.
 */
export function openCitation(index: CaseIndex, facts: CaseFacts, plan: CitationPlan): Matcher {
  const { named, citing } = citedCases(index, facts, plan);
  const all = unite(named.slice(), citing);
  const size = sizeOf(all);
  if (size === 0) return openPhrase(index, plan.words, "any");
  const match = (candidates: Candidates | null) => (candidates ? intersect(all.slice(), candidates.set) : all.slice());
  return {
    estimate: size,
    weight: weightOf(index.columns.count, size),
    match,
    mayMatch: match,
    count(cases, { inText }) {
      for (let i = 0; i < cases.length; i++) {
        if (has(named, cases[i]!)) inText[i]! += NAMED_COUNT;
        else if (has(citing, cases[i]!)) inText[i]! += 1;
      }
    },
    places: () => NO_PLACES,
  };
}
