import type { CitationPlan } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import type { CaseLookup, CaseReference } from "../case-lookup.ts";
import { type CaseSet, countMembers, createCaseSet, intersect, isMember, mergeInto } from "../case-set.ts";
import { NO_SPANS } from "./match-spans.ts";
import { type Candidates, computeIdf, type Matcher } from "./matcher.ts";
import { openPhraseMatcher } from "./phrase-matcher.ts";

/** The case that is named counts as if its text cited itself this often. */
const NAMED_CASE_FREQUENCY = 16;

/** What a citation within a query leads to. */
export interface CitationMatches {
  readonly named: CaseSet;
  readonly citing: CaseSet;
}

export function findCitationMatches(index: CaseIndex, lookup: CaseLookup, { key, raw }: CitationPlan): CitationMatches {
  const reference: CaseReference = { caseId: null, key, value: raw };
  const { count } = index.columns;
  return {
    named: createCaseSet(count, lookup.findNamedCases(reference)),
    citing: createCaseSet(count, lookup.findCitingCases(reference)),
  };
}

/**
 * The case that a citation names, and the cases that cite it. One that no case carries or cites, a section of a law for
 * instance, is looked for as the words that it is written in.
 */
export function openCitationMatcher(index: CaseIndex, lookup: CaseLookup, plan: CitationPlan): Matcher {
  const { named, citing } = findCitationMatches(index, lookup, plan);
  const all = mergeInto(named.slice(), citing);
  const size = countMembers(all);
  if (size === 0) return openPhraseMatcher(index, plan.words, "any");
  const match = (candidates: Candidates | null) => (candidates ? intersect(all.slice(), candidates.set) : all.slice());
  return {
    estimate: size,
    weight: computeIdf(index.columns.count, size),
    match,
    findCandidates: match,
    addCounts(cases, { inText }) {
      for (let i = 0; i < cases.length; i++) {
        if (isMember(named, cases[i]!)) inText[i]! += NAMED_CASE_FREQUENCY;
        else if (isMember(citing, cases[i]!)) inText[i]! += 1;
      }
    },
    findSpans: () => NO_SPANS,
  };
}
