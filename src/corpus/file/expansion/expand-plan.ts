import { parseCitation } from "../../../citation/parse/parse-citation.ts";
import type { Jurisdiction } from "../../../law/jurisdiction.ts";
import { createStemPlan, type LeadCase, type Plan, type RelatedTerm } from "../../../query/plan/plan.ts";
import { findNearestWord } from "../../../search/vocabulary/nearest-word.ts";
import { readCaseTitle } from "../../../store/cases/cases.ts";
import { findCasesByKey } from "../../../store/citations/case-citations.ts";
import { FUNCTION_WORDS } from "../../../text/function-words.ts";
import { stem } from "../../../text/stem.ts";
import { findWords, splitWords } from "../../../text/words.ts";
import type { CaseFilter } from "../../port/case-search.ts";
import type { FoundDoctrine } from "../../port/corpus.ts";
import type { FileContext } from "../file-context.ts";
import { findCasesByName } from "../named-cases.ts";
import { findNamedDoctrines } from "./named-doctrines.ts";

type NaturalPlan = Extract<Plan, { kind: "natural" }>;

const JURISDICTIONS: readonly Jurisdiction[] = ["US", "IN"];
/** Maximum number of words of a query that are expanded; a longer query is a quotation. */
const MAX_EXPANDED_WORDS = 40;
/** Maximum number of related words: a sentence may have several everyday words, and each stands for several others. */
const MAX_RELATED_TERMS = 14;
/** Weight of a word of a doctrine. */
const DOCTRINE_SHARE = 0.25;
/** Weight of a word for one that no case contains: its right spelling, or a legal word for it. */
const REPLACEMENT_SHARE = 0.8;
/** A name less certain than this may be an everyday word. */
const MIN_NAME_CONFIDENCE = 0.65;
/** Weight of the first authority of a doctrine that is the whole query, and the factor per further place. */
const AUTHORITY_WEIGHT = 0.92;
const PLACE_FACTOR = 0.7;

/**
 * Adds to the plan of a query in plain words the cases that it names, the words and authorities of its doctrines, and the
 * right spelling of words that no case contains.
 */
export function expandPlan(context: FileContext, plan: NaturalPlan, text: string, filter: CaseFilter): NaturalPlan {
  const words = findWords(text);
  if (words.length > MAX_EXPANDED_WORDS) return plan;
  const { jurisdiction } = filter;
  const doctrines = findNamedDoctrines(context.file.database, text, jurisdiction ? [jurisdiction] : JURISDICTIONS);
  const own = new Set(plan.terms.map((term) => term.text));
  const related = new Map<string, RelatedTerm>();
  for (const one of [
    ...correctWords(
      context,
      words.map(({ word }) => word),
    ),
    ...relateWords(context, text, doctrines),
  ]) {
    const { term } = one;
    if (!own.has(term.text) && !related.has(term.text) && countCases(context, term.text) > 0)
      related.set(term.text, one);
  }
  const leads = [...listNamedCases(context, text, filter), ...listAuthorities(context, plan, text, doctrines)];
  return {
    ...plan,
    ranksTopics: true,
    ...(related.size > 0 && { related: selectRarest(context, [...related.values()]) }),
    ...(leads.length > 0 && { leads }),
  };
}

function countCases({ searcher }: FileContext, stemmed: string): number {
  return searcher.statistics.documentFrequency(createStemPlan(stemmed));
}

/** Returns other spellings of words that no case contains, and of neighbouring words that are also one word. */
function correctWords(context: FileContext, words: readonly string[]): RelatedTerm[] {
  const isKnown = (word: string) => countCases(context, stem(word)) > 0;
  const relate = (word: string, from: string): RelatedTerm => ({
    term: createStemPlan(stem(word)),
    share: REPLACEMENT_SHARE,
    reason: "spelling",
    from,
  });
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const isCompound = before !== undefined && isCompoundPart(before) && isCompoundPart(word) && isKnown(before + word);
    const joined = isCompound ? [relate(before + word, `${before} ${word}`)] : [];
    if (isKnown(word) || FUNCTION_WORDS.has(word)) return joined;
    const parts = splitCompound(word, isKnown);
    const nearest = parts.length > 0 ? null : findNearestWord(context.searcher.index, word);
    return [...joined, ...parts, ...(nearest === null ? [] : [nearest])].map((one) =>
      typeof one === "string" ? relate(one, word) : one,
    );
  });
}

/** Minimum number of letters of a part of a compound. */
const MIN_PART_LETTERS = 3;
const MIN_COMPOUND_LETTERS = 8;
const MAX_COMPOUND_LETTERS = 30;

function isCompoundPart(word: string): boolean {
  return word.length >= MIN_PART_LETTERS && !FUNCTION_WORDS.has(word);
}

/** Returns the two known words of which an unknown word consists, the longest first part first; empty if it does not. */
function splitCompound(word: string, isKnown: (word: string) => boolean): string[] {
  if (word.length < MIN_COMPOUND_LETTERS || word.length > MAX_COMPOUND_LETTERS) return [];
  for (let at = word.length - MIN_PART_LETTERS; at >= MIN_PART_LETTERS; at--) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => isCompoundPart(part) && isKnown(part))) return parts;
  }
  return [];
}

/**
 * Returns the words of doctrines. Those that one expression leads to weigh together at most as much as the expression, so
 * that a doctrine of many words does not outweigh the rest of the query.
 */
function relateWords(context: FileContext, text: string, doctrines: readonly FoundDoctrine[]): RelatedTerm[] {
  const related = new Map<string, Set<string>>();
  for (const { terms, start, end } of doctrines) {
    const from = text.slice(start, end);
    const stems = related.get(from) ?? new Set();
    related.set(from, stems);
    for (const word of terms.flatMap(splitWords)) if (!FUNCTION_WORDS.has(word)) stems.add(stem(word));
  }
  return [...related].flatMap(([from, stems]) => {
    const own = splitWords(from).map(stem);
    const known = [...stems].filter((one) => countCases(context, one) > 0);
    const isReplaced = own.every((one) => FUNCTION_WORDS.has(one) || countCases(context, one) === 0);
    const most = sumWeights(context, own) / Math.max(1, sumWeights(context, known));
    const share = Math.min(isReplaced ? REPLACEMENT_SHARE : DOCTRINE_SHARE, most);
    return known.map((one): RelatedTerm => ({ term: createStemPlan(one), share, reason: "doctrine", from }));
  });
}

/** Returns the rarest of the terms, in their order. */
function selectRarest(context: FileContext, related: readonly RelatedTerm[]): readonly RelatedTerm[] {
  if (related.length <= MAX_RELATED_TERMS) return related;
  const counted = related.map((one) => ({ one, cases: countCases(context, one.term.text) }));
  const rarest = counted.sort((a, b) => a.cases - b.cases).slice(0, MAX_RELATED_TERMS);
  return related.filter((one) => rarest.some((kept) => kept.one === one));
}

function listNamedCases(context: FileContext, text: string, filter: CaseFilter): LeadCase[] {
  return findCasesByName(context, text, filter)
    .filter(({ confidence }) => confidence >= MIN_NAME_CONFIDENCE)
    .map(({ clusterId, name, confidence, namedBy, isExact, start, end }) => ({
      clusterId,
      name,
      weight: confidence,
      reason: isExact || namedBy === "party" ? "name" : "spelling",
      from: text.slice(start, end),
    }));
}

/** Returns the authorities of doctrines that the corpus contains; their weight grows with their share in the query. */
function listAuthorities(
  context: FileContext,
  plan: NaturalPlan,
  text: string,
  doctrines: readonly FoundDoctrine[],
): LeadCase[] {
  const { database } = context.file;
  const total = sumWeights(
    context,
    plan.terms.map((term) => term.text),
  );
  const found = new Map<number, LeadCase>();
  for (const { authorities, start, end } of doctrines) {
    const from = text.slice(start, end);
    const share = total === 0 ? 1 : sumWeights(context, splitWords(from).map(stem)) / total;
    for (const [place, { citation }] of authorities.entries()) {
      const key = parseCitation(citation)?.key;
      if (!key) continue;
      const weight = AUTHORITY_WEIGHT * Math.min(1, share) * PLACE_FACTOR ** place;
      for (const clusterId of findCasesByKey(database, key)) {
        const name = readCaseTitle(database, clusterId)?.name ?? "";
        if ((found.get(clusterId)?.weight ?? 0) < weight) {
          found.set(clusterId, { clusterId, name, weight, reason: "doctrine", from });
        }
      }
    }
  }
  return [...found.values()];
}

function sumWeights(context: FileContext, stems: readonly string[]): number {
  const { count } = context.searcher.index.columns;
  return [...new Set(stems)]
    .filter((one) => !FUNCTION_WORDS.has(one))
    .reduce((sum, one) => sum + Math.log1p(count / (1 + countCases(context, one))), 0);
}
