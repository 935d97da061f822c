import type { TermPlan } from "../../query/plan.ts";
import type { CaseIndex } from "../case-index.ts";
import { PostingList } from "../postings/list.ts";
import type { WordForm } from "../postings/terms.ts";
import { type CaseSet, emptySet, intersect, membersOf } from "../sets.ts";
import { type Candidates, type Counts, type Matcher, weightOf } from "./matcher.ts";
import { type Places, PlacesBuilder, startsInNames } from "./places.ts";

/** Candidates that are so many times fewer than a list's cases are worth looking up one by one. */
const FEW = 8;

/**
 * Words of one stem, one word exactly, or all words that begin so; of several such terms, which have one field, any.
 */
export function openTerms(index: CaseIndex, terms: readonly TermPlan[]): Matcher {
  const caseCount = index.columns.count;
  const field = terms[0]!.field;
  const found = terms.map((term) => formsOf(index, term));
  const cases = found.map((forms, i) => casesOf(index, terms[i]!, forms));
  const forms = new Map(found.flat().map((form) => [form.id, form]));
  const lists = Array.from(forms.values(), (form) => new PostingList(form, index.pages));
  const estimate = Math.min(
    caseCount,
    cases.reduce((sum, count) => sum + count, 0),
  );

  function match(candidates: Candidates | null): CaseSet {
    const set = emptySet(caseCount);
    if (candidates?.members && field === "any" && candidates.size * FEW < estimate) {
      for (const list of lists) list.markAmong(candidates.members, set);
      return set;
    }
    for (const list of lists) {
      if (field === "any") list.mark(set);
      else list.markNamed(set);
    }
    return candidates ? intersect(set, candidates.set) : set;
  }

  return {
    estimate,
    weight: Math.min(...cases.map((count) => weightOf(caseCount, count))),
    match,
    mayMatch: match,

    count(counted: Uint32Array, { inText, inName }: Counts): void {
      for (const list of lists) list.addCounts(counted, inText, inName);
      if (field === "title") inText.fill(0, 0, counted.length);
    },

    places(among: Uint32Array): Places {
      const places = lists.length === 1 ? placesOfOne(lists[0]!, among) : placesOfAny(index, lists, among);
      return field === "any" ? places : { ...startsInNames(index, places), ends: places.ends };
    },
  };
}

/** Cases that hold the term; for a prefix, at most so many. */
export function casesOfTerm(index: CaseIndex, term: TermPlan): number {
  return casesOf(index, term, formsOf(index, term));
}

function formsOf({ vocabulary }: CaseIndex, { match, text }: TermPlan): readonly WordForm[] {
  if (match === "stem") return vocabulary.ofStem(text);
  return match === "exact" ? vocabulary.exactly(text) : vocabulary.beginningWith(text);
}

function casesOf(index: CaseIndex, { match }: TermPlan, forms: readonly WordForm[]): number {
  if (match === "stem") return forms[0]?.stemCases ?? 0;
  return Math.min(
    index.columns.count,
    forms.reduce((sum, form) => sum + form.cases, 0),
  );
}

function placesOfOne(list: PostingList, cases: Uint32Array): Places {
  const places = new PlacesBuilder(cases.length, true);
  list.eachOf(cases, (i) => {
    const { count } = list;
    places.room(count);
    list.readPositions(places.starts, places.size);
    places.close(cases[i]!, places.size + count);
  });
  return places.places();
}

/** One bit for each word of each case: many lists are merged by setting bits. */
function placesOfAny(
  { columns: { nameWords, textWords } }: CaseIndex,
  lists: readonly PostingList[],
  cases: Uint32Array,
): Places {
  const bitsAt = new Uint32Array(cases.length + 1);
  cases.forEach((ordinal, i) => {
    bitsAt[i + 1] = bitsAt[i]! + ((nameWords[ordinal]! + 1 + textWords[ordinal]! + 31) >>> 5);
  });
  const bits = new Uint32Array(bitsAt[cases.length]!);
  const isHeld = new Uint8Array(cases.length);
  for (const list of lists) {
    list.eachOf(cases, (i) => {
      list.markPositions(bits, bitsAt[i]! * 32);
      isHeld[i] = 1;
    });
  }
  const places = new PlacesBuilder(cases.length, true);
  for (let i = 0; i < cases.length; i++) {
    if (isHeld[i] === 0) continue;
    const first = bitsAt[i]!;
    const end = bitsAt[i + 1]!;
    let size = places.size;
    places.room((end - first) * 32);
    const { starts } = places;
    for (let at = first; at < end; at++) {
      for (let left = bits[at]!; left !== 0; left &= left - 1) {
        starts[size++] = ((at - first) << 5) + 31 - Math.clz32(left & -left);
      }
    }
    places.close(cases[i]!, size);
  }
  return places.places();
}

/** More candidates are not listed one by one. */
const LISTED = 8192;

export function candidatesOf(set: CaseSet, size: number): Candidates {
  return { set, size, members: size <= LISTED ? membersOf(set, size) : null };
}
