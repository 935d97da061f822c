import type { TermPlan } from "../../query/plan.ts";
import { buildLeafKey } from "../../query/plan-algebra.ts";
import type { CaseIndex } from "../case-index.ts";
import { type CaseSet, createEmptySet, intersect, listMembers } from "../case-set.ts";
import { gallop } from "../postings/gallop.ts";
import { PostingList } from "../postings/posting-list.ts";
import { SKIP_COST } from "../query-budget.ts";
import type { WordForm } from "../vocabulary/term-blocks.ts";
import { type MatchSpans, mergeSpans, NO_SPANS, restrictToNames, SpanBuilder } from "./match-spans.ts";
import { type Candidates, computeIdf, type MatchCounts, type Matcher, type ProximityWindow } from "./matcher.ts";
import type { CachedTerm } from "./term-cache.ts";
import {
  copyFrequencies,
  decodeFrequencies,
  markMembers,
  measureFrequencies,
  type TermFrequencies,
  toCaseSet,
} from "./term-frequencies.ts";

/** Candidates that are so many times fewer than a list's cases are worth looking up one by one. */
const SPARSE_LOOKUP_RATIO = 8;
/** A term that is asked for so often is decoded whole even where few of its cases are wanted. */
const MAX_SPARSE_LOOKUPS = 4;

/**
 * Words of one stem, one word exactly, or all words that begin so; of several such terms, which have one field, any.
 */
export function openTermMatcher(index: CaseIndex, terms: readonly TermPlan[]): Matcher {
  const key = terms.length === 1 ? buildLeafKey(terms[0]!) : terms.map(buildLeafKey).join(" ");
  const term = index.termCache.get(key, () => createTermMatcher(index, terms));
  index.budget.charge(term.listCount * LIST_OPEN_COST);
  return term;
}

/** How many places could be looked at while a word is found in the vocabulary, and while its postings are opened. */
const FORM_LOOKUP_COST = 160;
const LIST_OPEN_COST = 16;
/** The same for merging the places of one more word. */
const LIST_MERGE_COST = 64;

function createTermMatcher(index: CaseIndex, terms: readonly TermPlan[]): CachedTerm {
  const caseCount = index.columns.count;
  const isNamed = terms[0]!.field === "title";
  const found = terms.map((term) => findForms(index, term));
  const cases = found.map((forms, i) => countCases(index, terms[i]!, forms));
  const forms = new Map(found.flat().map((form) => [form.id, form]));
  const lists = Array.from(forms.values(), (form) => new PostingList(form, index.pages));
  const estimate = Math.min(
    caseCount,
    cases.reduce((sum, count) => sum + count, 0),
  );
  let decoded: TermFrequencies | null = null;
  let asked = 0;

  function decode(): TermFrequencies {
    if (decoded) return decoded;
    decoded = decodeFrequencies(lists, caseCount);
    index.termCache.trim(caseCount);
    return decoded;
  }

  function match(candidates: Candidates | null): CaseSet {
    if (candidates?.members && !isNamed && candidates.size * SPARSE_LOOKUP_RATIO < estimate) {
      const set = createEmptySet(caseCount);
      if (!decoded && ++asked < MAX_SPARSE_LOOKUPS) for (const list of lists) list.markAmong(candidates.members, set);
      else markMembers(decode(), candidates.members, set);
      return set;
    }
    const set = toCaseSet(decode(), isNamed, caseCount);
    return candidates ? intersect(set, candidates.set) : set;
  }

  return {
    listCount: lists.length,
    estimate,
    weight: Math.min(...cases.map((count) => computeIdf(caseCount, count))),
    get decodedBytes() {
      return decoded ? measureFrequencies(decoded) : 0;
    },
    match,
    findCandidates: match,
    loadFrequencies: (wanted) => (isNamed || (!decoded && wanted * SPARSE_LOOKUP_RATIO < estimate) ? null : decode()),

    addCounts(counted: Uint32Array, counts: MatchCounts): void {
      if (!decoded && counted.length * SPARSE_LOOKUP_RATIO < estimate) {
        for (const list of lists) list.addCounts(counted, counts.inText, counts.inName);
      } else copyFrequencies(decode(), counted, counts);
      if (isNamed) counts.inText.fill(0, 0, counted.length);
    },

    findSpans(among: Uint32Array, near?: ProximityWindow): MatchSpans {
      if (lists.length > 1) index.budget.charge(lists.length * LIST_MERGE_COST);
      if (lists.length <= MAX_LISTS_TO_MERGE) {
        const ofOne = (list: PostingList) =>
          near && !isNamed ? readSpansNear(index, list, among, near) : readSpans(list, among, isNamed);
        return lists.map(ofOne).reduce(mergeSpans, NO_SPANS);
      }
      const places = readSpansOfAny(index, lists, among);
      return isNamed ? { ...restrictToNames(index, places), ends: places.ends } : places;
    },
  };
}

/** Cases that hold the term; for a prefix, at most so many. */
export function countCasesOfTerm(index: CaseIndex, term: TermPlan): number {
  const forms = findForms(index, term);
  index.budget.charge(forms.length * FORM_LOOKUP_COST);
  return countCases(index, term, forms);
}

function findForms({ vocabulary }: CaseIndex, { match, text }: TermPlan): readonly WordForm[] {
  if (match === "stem") return vocabulary.findByStem(text);
  return match === "exact" ? vocabulary.findExact(text) : vocabulary.findByPrefix(text);
}

function countCases(index: CaseIndex, { match }: TermPlan, forms: readonly WordForm[]): number {
  if (match === "stem") return forms[0]?.stemCases ?? 0;
  return Math.min(
    index.columns.count,
    forms.reduce((sum, form) => sum + form.cases, 0),
  );
}

/** Those in a case's name stand before all others. */
function readSpans(list: PostingList, cases: Uint32Array, isNamed: boolean): MatchSpans {
  const places = new SpanBuilder(cases.length, true);
  if (!isNamed) places.reserve(Math.ceil((cases.length * list.occurrences) / list.cases));
  list.visitAmong(cases, (i) => {
    const count = isNamed ? list.nameCount : list.count;
    if (count === 0) return;
    places.reserve(count);
    list.readPositions(places.starts, places.size, count);
    places.closeCase(cases[i]!, places.size + count);
  });
  return places.build();
}

/** Of a word's places those that are near others. */
function readSpansNear(
  { budget: effort }: CaseIndex,
  list: PostingList,
  cases: Uint32Array,
  { anchors: of, reach }: ProximityWindow,
): MatchSpans {
  const places = new SpanBuilder(cases.length, true);
  let passed = 0;
  let at = 0;
  list.visitAmong(cases, (i) => {
    const ordinal = cases[i]!;
    at = gallop(of.cases, ordinal, at);
    if (of.cases[at] !== ordinal) return;
    const { count } = list;
    const [from, to] = [of.from[at]!, of.to[at]!];
    passed += count;
    places.reserve(count);
    const { starts, size } = places;
    // Where they are dense, all are read sooner than those between them are passed over.
    const isDense = (to - from) * DENSE_READ_RATIO > count;
    if (isDense) list.readPositions(starts, size, count);
    places.closeCase(
      ordinal,
      size + (isDense ? count : list.readPositionsNear(starts, size, of.starts, from, to, reach)),
    );
  });
  effort.charge(passed * SKIP_COST);
  return places.build();
}

/** Where fewer of a word's places than this come on each of those that they are to be near, all of them are read. */
const DENSE_READ_RATIO = 2;

/** So many lists are read and merged one by one. */
const MAX_LISTS_TO_MERGE = 4;

/** One bit for each word of each case: many lists are merged by setting bits. */
function readSpansOfAny(
  { columns: { count, nameWords, textWords } }: CaseIndex,
  lists: readonly PostingList[],
  cases: Uint32Array,
): MatchSpans {
  const indexOf = new Int32Array(count).fill(-1);
  const bitsAt = new Uint32Array(cases.length + 1);
  for (let i = 0; i < cases.length; i++) {
    const ordinal = cases[i]!;
    indexOf[ordinal] = i;
    bitsAt[i + 1] = bitsAt[i]! + ((nameWords[ordinal]! + 1 + textWords[ordinal]! + 31) >>> 5);
  }
  const bits = new Uint32Array(bitsAt[cases.length]!);
  const held = new Uint32Array(cases.length);
  const marked = { indexOf, bitsAt, bits, held };
  for (const list of lists) {
    // Of a long list only the blocks are read that may hold one of a few cases.
    if (list.cases < SPARSE_LOOKUP_RATIO * cases.length) list.markPositions(marked);
    else list.markPositionsAmong(cases, marked);
  }
  const places = new SpanBuilder(cases.length, true);
  places.reserve(held.reduce((sum, many) => sum + many, 0));
  const { starts } = places;
  for (let i = 0; i < cases.length; i++) {
    if (held[i] === 0) continue;
    const first = bitsAt[i]!;
    const end = bitsAt[i + 1]!;
    let size = places.size;
    for (let at = first; at < end; at++) {
      for (let left = bits[at]!; left !== 0; left &= left - 1) {
        starts[size++] = ((at - first) << 5) + 31 - Math.clz32(left & -left);
      }
    }
    places.closeCase(cases[i]!, size);
  }
  return places.build();
}

/** More candidates are not listed one by one. */
const MAX_LISTED_CANDIDATES = 8192;

export function createCandidates(set: CaseSet, size: number): Candidates {
  return { set, size, members: size <= MAX_LISTED_CANDIDATES ? listMembers(set, size) : null };
}
