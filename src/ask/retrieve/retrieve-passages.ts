import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { ProvisionData } from "../../corpus/port/legislation-reader.ts";
import type { CasePassage, PassageCandidate, PassageTerm } from "../../corpus/port/passage-search.ts";
import type { AnswerScope } from "../interpret/answer-scope.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { extractTerms, type QuestionTerm } from "../interpret/terms/question-terms.ts";
import { toSourcePassage } from "../passages/case-passages.ts";
import { type SourcePassage, toCaseKey, toSourceKey } from "../passages/passage.ts";
import { type FoundProvision, findProvisions, readProvisionPassages } from "../passages/provision-passages.ts";
import { type Attributions, findAttributedCases } from "./attributed-cases.ts";
import { readNamedCasePassages } from "./named-case-passages.ts";
import { readQuotedPassages } from "./quoted-passages.ts";
import { selectInScope } from "./select-in-scope.ts";
import {
  FULL_WINDOW_SCORE,
  LONG_QUESTION_OPTIONS,
  MIN_LONG_QUESTION_TERMS,
  SHORT_QUESTION_OPTIONS,
} from "./window-options.ts";

/** Maximum number of cases, windows and provisions that each mode reads. */
export const RETRIEVAL_DEPTHS = {
  standard: { cases: 18, windows: 12, topics: 12, provisions: 8 },
  deep: { cases: 60, windows: 48, topics: 24, provisions: 20 },
} as const;

/** Maximum number of cases, windows and provisions to read. */
export type RetrievalDepth = (typeof RETRIEVAL_DEPTHS)[keyof typeof RETRIEVAL_DEPTHS];

/** Passages of cases, with the number of cases that were searched for them. */
export interface RetrievedCasePassages {
  readonly searchedCases: number;
  readonly passages: SourcePassage[];
}

/** Returns the windows of some cases that match a question best, best first; at most `limit`. */
export function findQuestionPassages(
  { passages }: Corpus,
  terms: readonly PassageTerm[],
  cases: readonly PassageCandidate[],
  limit: number,
  signal: AbortSignal,
): Promise<CasePassage[]> {
  const isLong = isLongQuestion(terms);
  return passages.findPassages({
    terms: isLong ? weighByPlace(dropSynonymsIfLong(terms)) : terms,
    cases,
    options: isLong ? LONG_QUESTION_OPTIONS : SHORT_QUESTION_OPTIONS,
    limit,
    signal,
  });
}

/** Returns the cases that match a question best, best first. */
export function findQuestionCases(
  { passages }: Corpus,
  terms: readonly PassageTerm[],
  filter: NonNullable<AnswerScope["cases"]>,
  limit: number,
): Promise<PassageCandidate[]> {
  return passages.findCandidateCases({ terms: dropSynonymsIfLong(terms), filter, limit });
}

/** Converts passages of cases that were found by the words of the question to passages of sources. */
export function toQuestionPassages(terms: readonly PassageTerm[], found: readonly CasePassage[]): SourcePassage[] {
  return found.map((passage) => toSourcePassage(terms, passage, passage.score / FULL_WINDOW_SCORE, "words"));
}

function isLongQuestion(terms: readonly PassageTerm[]): boolean {
  return terms.length >= MIN_LONG_QUESTION_TERMS;
}

/** Removes synonyms from the terms of a passage, whose own words suffice. */
function dropSynonymsIfLong(terms: readonly PassageTerm[]): readonly PassageTerm[] {
  return isLongQuestion(terms) ? terms.map((term) => ({ ...term, synonyms: [] })) : terms;
}

/** Weighs terms by where they stand: the last word of a question counts twice as much as its first. */
function weighByPlace(terms: readonly PassageTerm[]): PassageTerm[] {
  const places = terms.map(({ positions }) => Math.max(0, ...positions));
  const end = Math.max(1, ...places);
  return terms.map((term, at) => ({ ...term, weight: term.weight * (1 + places[at]! / end) }));
}

/**
 * Returns the passages of the cases of the scope that match the question, best first, and the number of cases searched.
 */
export async function retrieveCasePassages(
  corpus: Corpus,
  question: Interpretation,
  depth: RetrievalDepth,
  signal: AbortSignal,
): Promise<RetrievedCasePassages> {
  const { terms, scope, provisions } = question;
  if (scope.cases === null) return { searchedCases: 0, passages: [] };
  const ofQuoted = await readQuotedPassages(corpus, question, signal);
  const ofNamed = await readNamedCasePassages(corpus, question, signal);
  await yieldToEventLoop(signal);
  const citing = await findCitingCases(corpus, provisions);
  const admitted = await selectInScope(
    corpus,
    scope,
    citing.map(({ clusterId }) => clusterId),
  );
  const led = await findLeadCases(corpus, question);
  const searched = addAlternatives(terms);
  const found = [
    ...led,
    ...(await findLinkedCases(corpus, question)),
    ...citing.filter(({ clusterId }) => admitted.has(clusterId)),
    ...(await findQuestionCases(corpus, terms, scope.cases, depth.cases)),
    ...(searched.length === terms.length ? [] : await findQuestionCases(corpus, searched, scope.cases, depth.cases)),
    ...(await corpus.passages.findTopicCases({ terms: searched, filter: scope.cases, limit: depth.topics })),
  ];
  const wanted = [...terms, ...(await extractNumberTerms(corpus, provisions))];
  const windows = await findQuestionPassages(corpus, wanted, found, depth.windows, signal);
  const attributions = await findAttributedCases(corpus, question, wanted, windows, signal);
  const ofWords = toQuestionPassages(wanted, leaveOutReports(windows, attributions));
  const attributed = await readAttributedCases(corpus, attributions, wanted, signal);
  const passages = [...ofQuoted, ...ofNamed, ...ofWords, ...attributed];
  const read = new Set(passages.map(({ source }) => toSourceKey(source)));
  const unread = found.filter(({ clusterId }) => !read.has(toCaseKey(clusterId)));
  return { searchedCases: found.length, passages: [...passages, ...toSubjectPassages(unread)] };
}

/** Maximum number of windows of each case to which opinions attribute what is asked: its words are its own. */
const MAX_ATTRIBUTED_WINDOWS = 5;
/** Share of the score of a passage that a report of another decision made match. */
const REPORT_SCORE_SHARE = 0.5;

/** Returns passages without the sentences that say what other cases of the corpus decided. */
function leaveOutReports(passages: readonly CasePassage[], { reports }: Attributions): CasePassage[] {
  if (reports.size === 0) return [...passages];
  return passages.flatMap((passage) => {
    const sentences = passage.sentences.filter((one) => !reports.has(one));
    if (sentences.length === passage.sentences.length) return [passage];
    return sentences.length === 0 ? [] : [{ ...passage, sentences, score: REPORT_SCORE_SHARE * passage.score }];
  });
}

/** Returns the passages of the cases to which opinions attribute what is asked. */
async function readAttributedCases(
  corpus: Corpus,
  { shares }: Attributions,
  terms: readonly PassageTerm[],
  signal: AbortSignal,
): Promise<SourcePassage[]> {
  if (shares.size === 0) return [];
  const cases = Array.from(shares, ([clusterId, score]) => ({ clusterId, score }));
  const windows = await corpus.passages.findPassages({
    terms,
    cases,
    options: { ...SHORT_QUESTION_OPTIONS, maxPerCase: MAX_ATTRIBUTED_WINDOWS },
    limit: cases.length * MAX_ATTRIBUTED_WINDOWS,
    signal,
  });
  const unread = cases.filter(({ clusterId }) => windows.every((window) => window.clusterId !== clusterId));
  return [...toQuestionPassages(terms, windows), ...toSubjectPassages(unread)].map((passage) => ({
    ...passage,
    foundBy: "citation",
    attribution: passage.source.kind === "case" ? shares.get(passage.source.clusterId)! : 0,
  }));
}

/** Returns the cases of the scope to which the doctrines of the question lead. */
async function findLeadCases(corpus: Corpus, { leads, scope }: Interpretation): Promise<PassageCandidate[]> {
  const ids = leads.flatMap(({ source }) => ("clusterId" in source ? [source.clusterId] : []));
  const admitted = await selectInScope(corpus, scope, ids);
  return [...new Set(ids)].filter((id) => admitted.has(id)).map((clusterId) => ({ clusterId, score: LEAD_SCORE }));
}

/** Maximum number of cases that are linked to those of an earlier turn, and the score of each. */
const MAX_LINKED_CASES = 24;
const LINKED_SCORE = 0.3;

/** Returns the cases of the scope that are linked to the cases of an earlier turn. */
async function findLinkedCases(corpus: Corpus, { linked, scope }: Interpretation): Promise<PassageCandidate[]> {
  const admitted = await selectInScope(corpus, scope, [...linked]);
  return [...linked]
    .filter((id) => admitted.has(id))
    .slice(0, MAX_LINKED_CASES)
    .map((clusterId) => ({ clusterId, score: LINKED_SCORE }));
}

/** Score of a case to which a doctrine leads. */
const LEAD_SCORE = 0.5;
/** Weight of a word of a phrase that stands for a word of the question, beside that word. */
const ALTERNATIVE_WEIGHT_SHARE = 0.5;

/** Returns the terms, and the words of the phrases that stand for them. */
function addAlternatives(terms: readonly QuestionTerm[]): PassageTerm[] {
  const known = new Set(terms.flatMap(({ stem, synonyms }) => [stem, ...synonyms]));
  const added: PassageTerm[] = [];
  for (const { alternatives = [], weight } of terms) {
    for (const stem of alternatives.flat()) {
      if (known.has(stem)) continue;
      known.add(stem);
      const positions = [-1000 * (added.length + 1)];
      added.push({ stem, synonyms: [], weight: ALTERNATIVE_WEIGHT_SHARE * weight, documentFrequency: 1, positions });
    }
  }
  return [...terms, ...added];
}

/** Returns cases that were found by their subject as passages without text. */
export function toSubjectPassages(cases: readonly PassageCandidate[]): SourcePassage[] {
  return [...new Map(cases.map((one) => [one.clusterId, one])).values()].map(({ clusterId, score }) => ({
    source: { kind: "case", clusterId, citeCount: 0, freshness: "Good Law" },
    start: 0,
    end: 0,
    sentences: [],
    score: 0.5 * score,
    coverage: 0,
    section: null,
    foundBy: "words",
  }));
}

/** Maximum number of cases that cite a named provision, and the score of each. */
const MAX_CITING_CASES = 12;
const CITING_CASE_SCORE = 0.5;

/** Returns the first of the provisions of each name. */
function listFirstProvisions(provisions: Interpretation["provisions"]): ProvisionData[] {
  return provisions.flatMap((named) => named.provisions.slice(0, 1));
}

/** Returns the cases that cite the provisions that the question names. */
async function findCitingCases(
  { legislation }: Corpus,
  provisions: Interpretation["provisions"],
): Promise<PassageCandidate[]> {
  const named = listFirstProvisions(provisions);
  const actIds = named.flatMap((one) => (one.kind === "section" ? [one.section.actId] : []));
  const sections = named.flatMap(({ kind, section }) =>
    kind === "act" ? [{ actId: section.act.actId, numbers: [section.number] }] : [],
  );
  const lists = [
    ...(await legislation.findSectionCiters(actIds, MAX_CITING_CASES)),
    ...(await legislation.findActSectionCiters(sections, MAX_CITING_CASES)),
  ];
  return lists.flatMap(({ citers }) => citers.map(({ clusterId }) => ({ clusterId, score: CITING_CASE_SCORE })));
}

/** Returns the numbers of named provisions as terms, which find the passages that discuss them. */
function extractNumberTerms(corpus: Corpus, provisions: Interpretation["provisions"]): Promise<QuestionTerm[]> {
  const numbers = listFirstProvisions(provisions).map(({ section }) => section.number);
  return extractTerms(corpus, numbers.join(" "));
}

/** Returns the passages of statutes and Acts that match the question, those that it names first. */
export async function retrieveProvisionPassages(
  { legislation }: Corpus,
  { terms, scope, provisions, leads }: Interpretation,
  depth: RetrievalDepth,
  signal: AbortSignal,
): Promise<SourcePassage[]> {
  const named = provisions.flatMap((one): FoundProvision[] =>
    one.provisions
      .slice(0, depth.provisions)
      .filter((provision) => isProvisionInScope(scope, provision))
      .map((provision) => ({ provision, score: 1, foundBy: "named" })),
  );
  const led = leads.flatMap(({ source }): FoundProvision[] =>
    "clusterId" in source || !isProvisionInScope(scope, source)
      ? []
      : [{ provision: source, score: LEAD_SCORE, foundBy: "words" }],
  );
  await yieldToEventLoop(signal);
  const found = await findProvisions(legislation, terms, scope, depth.provisions);
  await yieldToEventLoop(signal);
  return readProvisionPassages(legislation, terms, [...named, ...led, ...found]);
}

function isProvisionInScope({ codes, acts }: AnswerScope, provision: ProvisionData): boolean {
  if (provision.kind === "act") return acts;
  return codes !== null && (codes === undefined || codes.includes(provision.section.codeId));
}
