import type { TermPlan } from "../../query/plan.ts";
import { leafKey } from "../../query/plan-algebra.ts";
import type { CaseIndex } from "../case-index.ts";
import { PASSING } from "../effort.ts";
import { gallop } from "../postings/gallop.ts";
import { PostingList } from "../postings/list.ts";
import type { WordForm } from "../postings/terms.ts";
import { type CaseSet, emptySet, intersect, membersOf } from "../sets.ts";
import { type Candidates, type Counts, type Matcher, type Surroundings, weightOf } from "./matcher.ts";
import type { OpenTerm } from "./opened.ts";
import { mergePlaces, NO_PLACES, type Places, PlacesBuilder, startsInNames } from "./places.ts";
import { bytesOfTally, countTallied, markTallied, setOfTally, type Tally, tallyOf } from "./tally.ts";

/** Candidates that are so many times fewer than a list's cases are worth looking up one by one. */
const FEW = 8;
/** A term that is asked for so often is decoded whole even where few of its cases are wanted. */
const OFTEN = 4;

/**
 * Words of one stem, one word exactly, or all words that begin so; of several such terms, which have one field, any.
 */
export function openTerms(index: CaseIndex, terms: readonly TermPlan[]): Matcher {
  const key = terms.length === 1 ? leafKey(terms[0]!) : terms.map(leafKey).join(" ");
  const term = index.opened.get(key, () => open(index, terms));
  index.effort.spend(term.lists * PLACES_TO_OPEN);
  return term;
}

/** How many places could be looked at while a word is found in the vocabulary, and while its postings are opened. */
const PLACES_TO_FIND = 160;
const PLACES_TO_OPEN = 16;
/** The same for merging the places of one more word. */
const PLACES_TO_MERGE = 64;

function open(index: CaseIndex, terms: readonly TermPlan[]): OpenTerm {
  const caseCount = index.columns.count;
  const isNamed = terms[0]!.field === "title";
  const found = terms.map((term) => formsOf(index, term));
  const cases = found.map((forms, i) => casesOf(index, terms[i]!, forms));
  const forms = new Map(found.flat().map((form) => [form.id, form]));
  const lists = Array.from(forms.values(), (form) => new PostingList(form, index.pages));
  const estimate = Math.min(
    caseCount,
    cases.reduce((sum, count) => sum + count, 0),
  );
  let decoded: Tally | null = null;
  let asked = 0;

  function decode(): Tally {
    if (decoded) return decoded;
    decoded = tallyOf(lists, caseCount);
    index.opened.trim(caseCount);
    return decoded;
  }

  function match(candidates: Candidates | null): CaseSet {
    if (candidates?.members && !isNamed && candidates.size * FEW < estimate) {
      const set = emptySet(caseCount);
      if (!decoded && ++asked < OFTEN) for (const list of lists) list.markAmong(candidates.members, set);
      else markTallied(decode(), candidates.members, set);
      return set;
    }
    const set = setOfTally(decode(), isNamed, caseCount);
    return candidates ? intersect(set, candidates.set) : set;
  }

  return {
    lists: lists.length,
    estimate,
    weight: Math.min(...cases.map((count) => weightOf(caseCount, count))),
    get held() {
      return decoded ? bytesOfTally(decoded) : 0;
    },
    match,
    mayMatch: match,
    tally: (wanted) => (isNamed || (!decoded && wanted * FEW < estimate) ? null : decode()),

    count(counted: Uint32Array, counts: Counts): void {
      if (!decoded && counted.length * FEW < estimate) {
        for (const list of lists) list.addCounts(counted, counts.inText, counts.inName);
      } else countTallied(decode(), counted, counts);
      if (isNamed) counts.inText.fill(0, 0, counted.length);
    },

    places(among: Uint32Array, near?: Surroundings): Places {
      if (lists.length > 1) index.effort.spend(lists.length * PLACES_TO_MERGE);
      if (lists.length <= ONE_BY_ONE) {
        const ofOne = (list: PostingList) =>
          near && !isNamed ? placesNearby(index, list, among, near) : placesOfOne(list, among, isNamed);
        return lists.map(ofOne).reduce(mergePlaces, NO_PLACES);
      }
      const places = placesOfAny(index, lists, among);
      return isNamed ? { ...startsInNames(index, places), ends: places.ends } : places;
    },
  };
}

/** Cases that hold the term; for a prefix, at most so many. */
export function casesOfTerm(index: CaseIndex, term: TermPlan): number {
  const forms = formsOf(index, term);
  index.effort.spend(forms.length * PLACES_TO_FIND);
  return casesOf(index, term, forms);
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

/** Those in a case's name stand before all others. */
function placesOfOne(list: PostingList, cases: Uint32Array, isNamed: boolean): Places {
  const places = new PlacesBuilder(cases.length, true);
  if (!isNamed) places.room(Math.ceil((cases.length * list.occurrences) / list.cases));
  list.eachOf(cases, (i) => {
    const count = isNamed ? list.nameCount : list.count;
    if (count === 0) return;
    places.room(count);
    list.readPositions(places.starts, places.size, count);
    places.close(cases[i]!, places.size + count);
  });
  return places.places();
}

/** Of a word's places those that are near others. */
function placesNearby(
  { effort }: CaseIndex,
  list: PostingList,
  cases: Uint32Array,
  { of, reach }: Surroundings,
): Places {
  const places = new PlacesBuilder(cases.length, true);
  let passed = 0;
  let at = 0;
  list.eachOf(cases, (i) => {
    const ordinal = cases[i]!;
    at = gallop(of.cases, ordinal, at);
    if (of.cases[at] !== ordinal) return;
    const { count } = list;
    const [from, to] = [of.from[at]!, of.to[at]!];
    passed += count;
    places.room(count);
    const { starts, size } = places;
    // Where they are dense, all are read sooner than those between them are passed over.
    const isDense = (to - from) * DENSE > count;
    if (isDense) list.readPositions(starts, size, count);
    places.close(ordinal, size + (isDense ? count : list.readPositionsNear(starts, size, of.starts, from, to, reach)));
  });
  effort.spend(passed * PASSING);
  return places.places();
}

/** Where fewer of a word's places than this come on each of those that they are to be near, all of them are read. */
const DENSE = 2;

/** So many lists are read and merged one by one. */
const ONE_BY_ONE = 4;

/** One bit for each word of each case: many lists are merged by setting bits. */
function placesOfAny(
  { columns: { count, nameWords, textWords } }: CaseIndex,
  lists: readonly PostingList[],
  cases: Uint32Array,
): Places {
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
    if (list.cases < FEW * cases.length) list.markPlaces(marked);
    else list.markPlacesAmong(cases, marked);
  }
  const places = new PlacesBuilder(cases.length, true);
  places.room(held.reduce((sum, many) => sum + many, 0));
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
    places.close(cases[i]!, size);
  }
  return places.places();
}

/** More candidates are not listed one by one. */
const LISTED = 8192;

export function candidatesOf(set: CaseSet, size: number): Candidates {
  return { set, size, members: size <= LISTED ? membersOf(set, size) : null };
}
