import type { CitationPlan } from "../../query/plan/plan.ts";
import type { CaseLookup, CaseReference } from "../case-lookup.ts";
import { type CaseSet, countMembers, createCaseSet, intersect, isMember, mergeInto } from "../case-set.ts";
import { type Candidates, computeIdf, type Matcher } from "./matcher.ts";
import type { MatcherContext } from "./matcher-context.ts";
import { NO_SPANS } from "./spans/match-spans.ts";

/** Term frequency of a citation in the case that it names; a citing case has 1. */
export const NAMED_CASE_FREQUENCY = 16;

/** The cases that a citation within a query matches. */
export interface CitationMatches {
  readonly named: CaseSet;
  readonly citing: CaseSet;
}

/** Finds the cases that a citation names and those that cite them. */
export function findCitationMatches(caseCount: number, lookup: CaseLookup, plan: CitationPlan): CitationMatches {
  const reference: CaseReference = { caseId: null, key: plan.key, value: plan.raw };
  return {
    named: createCaseSet(caseCount, lookup.findNamedCases(reference)),
    citing: createCaseSet(caseCount, lookup.findCitingCases(reference)),
  };
}

/**
 * Opens a matcher of the case that a citation names and of the cases that cite it. A citation that no case carries or
 * cites, for instance of a section of a law, is matched as the phrase in which it is written.
 */
export function openCitationMatcher(context: MatcherContext, plan: CitationPlan): Matcher {
  const { count } = context.index.columns;
  const { named, citing } = findCitationMatches(count, context.lookup, plan);
  const all = mergeInto(named.slice(), citing);
  const size = countMembers(all);
  if (size === 0) return context.openMatcher({ kind: "phrase", words: plan.words, rarestFirst: [], field: "any" });
  const match = (candidates: Candidates | null) => (candidates ? intersect(all.slice(), candidates.set) : all.slice());
  return {
    estimate: size,
    weight: computeIdf(count, size),
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
