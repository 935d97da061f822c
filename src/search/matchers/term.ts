import type { PlanField, TermPlan } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import { PostingList } from "../postings/list.ts";
import type { WordForm } from "../postings/terms.ts";
import { type CaseSet, emptySet, intersect, membersOf } from "../sets.ts";
import { type Candidates, type Counts, type Matcher, weightOf } from "./matcher.ts";
import { concatenated, firstNotBelow, type Places } from "./places.ts";

/** Words of one stem, one word exactly, or all words that begin so. */
export function openTerm(index: CaseIndex, { match, text, field }: TermPlan): Matcher {
  const forms = formsOf(index, match, text);
  return openForms(index, forms, casesOf(index, match, forms), field);
}

/** Cases that hold the term; for a prefix, at most so many. */
export function casesOfTerm(index: CaseIndex, { match, text }: TermPlan): number {
  return casesOf(index, match, formsOf(index, match, text));
}

function formsOf({ vocabulary }: CaseIndex, match: TermPlan["match"], text: string): readonly WordForm[] {
  if (match === "stem") return vocabulary.ofStem(text);
  return match === "exact" ? vocabulary.exactly(text) : vocabulary.beginningWith(text);
}

function casesOf(index: CaseIndex, match: TermPlan["match"], forms: readonly WordForm[]): number {
  if (match === "stem") return forms[0]?.stemCases ?? 0;
  return Math.min(
    index.columns.count,
    forms.reduce((sum, form) => sum + form.cases, 0),
  );
}

/** Candidates that are so many times fewer than a list's cases are worth looking up one by one. */
const FEW = 8;

function openForms(index: CaseIndex, forms: readonly WordForm[], cases: number, field: PlanField): Matcher {
  const lists = forms.map((form) => new PostingList(form, index.pages));
  const caseCount = index.columns.count;

  function rewind(): void {
    for (const list of lists) list.rewind();
  }

  return {
    estimate: cases,
    weight: weightOf(caseCount, cases),

    match(candidates: Candidates | null): CaseSet {
      const set = emptySet(caseCount);
      if (candidates?.members && field === "any" && candidates.size * FEW < cases) {
        for (const list of lists) list.markAmong(candidates.members, set);
        return set;
      }
      for (const list of lists) {
        if (field === "any") list.mark(set);
        else list.markNamed(set);
      }
      return candidates ? intersect(set, candidates.set) : set;
    },

    count(counted: Uint32Array, { inText, inName }: Counts): void {
      for (const list of lists) list.addCounts(counted, inText, inName);
      if (field === "title") inText.fill(0, 0, counted.length);
    },

    places(ordinal: number): Places {
      const found: Uint32Array[] = [];
      for (const list of lists) if (list.seek(ordinal)) found.push(list.positions());
      // Different words never stand at the same position.
      const positions = found.length === 1 ? found[0]! : concatenated(found).sort();
      const starts =
        field === "any"
          ? positions
          : positions.subarray(0, firstNotBelow(positions, index.columns.nameWords[ordinal]!));
      return { starts, ends: starts };
    },

    rewind,
  };
}

/** More candidates are not listed one by one. */
const LISTED = 8192;

export function candidatesOf(set: CaseSet, size: number): Candidates {
  return { set, size, members: size <= LISTED ? membersOf(set, size) : null };
}
