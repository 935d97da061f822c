import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { isMember } from "../../search/case-set.ts";
import type { CaseFilters } from "../../search/filter-cases.ts";
import { filterCases } from "../../search/filter-cases.ts";
import { readStoredActSection } from "../../store/legislation/acts.ts";
import { findActSectionCiters, findSectionCiters } from "../../store/legislation/provision-citers.ts";
import { readStoredSection } from "../../store/legislation/sections.ts";
import type { AskContext } from "../context.ts";
import type { AnswerScope } from "../interpret/answer-scope.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { extractTerms, type QuestionTerm } from "../interpret/question-terms.ts";
import {
  type CandidateCase,
  rankPassageWindows,
  readCasePassage,
  searchCandidateCases,
} from "../passages/case-passages.ts";
import type { SourcePassage } from "../passages/passage.ts";
import type { PassageWindow } from "../passages/passage-windows.ts";
import { findProvisionPassages, readActSectionPassage, readSectionPassage } from "../passages/provision-passages.ts";

/** How far a question is looked into. */
export const RETRIEVAL_DEPTHS = {
  standard: { cases: 24, windows: 16, provisions: 6 },
  deep: { cases: 60, windows: 40, provisions: 14 },
} as const;

export type RetrievalDepth = (typeof RETRIEVAL_DEPTHS)[keyof typeof RETRIEVAL_DEPTHS];

const SHORT_QUESTION_OPTIONS = {
  terms: 16,
  words: 120,
  maxPerCase: 2,
  k1: 1.2,
  b: 0.75,
  proximityWeight: 0.3,
  leadWords: 0,
  leadWeight: 0,
  caseShare: 0.5,
};
/** For a passage as a question. What answers it stands behind what it repeats: measured on quotations in judgments. */
const LONG_QUESTION_OPTIONS = {
  terms: 30,
  words: 200,
  maxPerCase: 8,
  k1: 1.2,
  b: 0.2,
  proximityWeight: 0.3,
  leadWords: 150,
  leadWeight: 1,
  caseShare: 0.5,
};
/** From so many terms on a question is a passage. */
const MIN_LONG_QUESTION_TERMS = 12;

/** The windows of judgments that speak to a question, best first, out of the cases that speak of it most. */
export async function findQuestionWindows(
  context: AskContext,
  terms: readonly QuestionTerm[],
  cases: readonly CandidateCase[],
  signal: AbortSignal,
): Promise<PassageWindow[]> {
  return rankPassageWindows(
    context,
    dropSynonymsIfLong(terms),
    cases,
    isLongQuestion(terms) ? LONG_QUESTION_OPTIONS : SHORT_QUESTION_OPTIONS,
    signal,
  );
}

/** The cases that speak of a question most. */
export function findCandidateCases(
  context: AskContext,
  terms: readonly QuestionTerm[],
  filters: CaseFilters,
  limit: number,
): CandidateCase[] {
  return searchCandidateCases(context, dropSynonymsIfLong(terms), filters, limit);
}

function isLongQuestion(terms: readonly QuestionTerm[]): boolean {
  return terms.length >= MIN_LONG_QUESTION_TERMS;
}

/** A passage has its own words for everything. */
function dropSynonymsIfLong(terms: readonly QuestionTerm[]): readonly QuestionTerm[] {
  return isLongQuestion(terms) ? terms.map((term) => ({ ...term, synonyms: [] })) : terms;
}

/** Whether a case lies within the scope. */
export function isInScope({ searcher: { index } }: AskContext, { cases }: AnswerScope, clusterId: number): boolean {
  if (cases === null) return false;
  const set = filterCases(index.columns, cases);
  const ordinal = findOrdinal(index.columns.clusterIds, clusterId);
  return ordinal >= 0 && (set === null || isMember(set, ordinal));
}

/** What the cases that may be looked at say of the question, best first. */
export async function retrieveCasePassages(
  context: AskContext,
  { terms, scope, cases: named, provisions, kind }: Interpretation,
  depth: RetrievalDepth,
  signal: AbortSignal,
): Promise<{ readonly looked: number; readonly passages: SourcePassage[] }> {
  if (scope.cases === null) return { looked: 0, passages: [] };
  const passages: SourcePassage[] = [];
  for (const { clusterId } of named) {
    await yieldToEventLoop(signal);
    if (isInScope(context, scope, clusterId))
      passages.push(...(await readNamedCasePassages(context, terms, clusterId, kind.id, signal)));
  }
  await yieldToEventLoop(signal);
  const found = [
    ...findCitingCases(context, provisions).filter(({ clusterId }) => isInScope(context, scope, clusterId)),
    ...findCandidateCases(context, terms, scope.cases, depth.cases),
  ];
  const wanted = [...terms, ...listNumberTerms(context, provisions)];
  const windows = (await findQuestionWindows(context, wanted, found, signal)).slice(0, depth.windows);
  for (const [at, window] of windows.entries()) {
    if (at % 8 === 0) await yieldToEventLoop(signal);
    const passage = readCasePassage(context, wanted, window, window.score / 1.5, "words");
    if (passage) passages.push(passage);
  }
  return { looked: found.length, passages };
}

/** Cases that cite a named provision, at most so many. */
const MAX_CITING_CASES = 12;

/** The cases that cite the provisions that the question names, as if half of its words spoke for them. */
function findCitingCases({ corpus: { database }, searcher }: AskContext, provisions: Interpretation["provisions"]) {
  const citers = provisions.flatMap(({ kind, ordinals }) =>
    ordinals.slice(0, 1).flatMap((ordinal) => {
      if (kind === "section") return findSectionCiters(database, ordinal, MAX_CITING_CASES).citers;
      const { act, number } = readStoredActSection(database, ordinal);
      return findActSectionCiters(database, act, [number], MAX_CITING_CASES).citers;
    }),
  );
  const { clusterIds } = searcher.index.columns;
  return citers.map(({ clusterId }) => ({ clusterId, ordinal: findOrdinal(clusterIds, clusterId), score: 0.5 }));
}

/** The numbers of named provisions, as words to look for where cases speak of them. */
function listNumberTerms(
  { corpus: { database }, searcher }: AskContext,
  provisions: Interpretation["provisions"],
): QuestionTerm[] {
  const numbers = provisions.flatMap(({ kind, ordinals }) =>
    ordinals
      .slice(0, 1)
      .map(
        (ordinal) =>
          (kind === "section" ? readStoredSection(database, ordinal) : readStoredActSection(database, ordinal)).number,
      ),
  );
  return extractTerms(numbers.join(" "), [], searcher);
}

/** Words that tell where a judgment says what it decides. */
const DISPOSITION_STEMS = ["held", "hold", "affirm", "revers", "overrul", "conclud", "uphold", "declar"];

/** The passages of a named case: those that speak of the terms, or else those that decide. */
async function readNamedCasePassages(
  context: AskContext,
  terms: readonly QuestionTerm[],
  clusterId: number,
  kind: Interpretation["kind"]["id"],
  signal: AbortSignal,
): Promise<SourcePassage[]> {
  const ordinal = findOrdinal(context.searcher.index.columns.clusterIds, clusterId);
  const deciding = DISPOSITION_STEMS.map((stem, i) => ({
    word: stem,
    stem,
    synonyms: [],
    weight: 0.7,
    cases: 1,
    at: [-100 * (i + 1)],
  }));
  const wanted = kind === "holding" || kind === "standing" || terms.length === 0 ? [...terms, ...deciding] : [...terms];
  const windows = await rankPassageWindows(
    context,
    wanted,
    [{ ordinal, score: 1 }],
    { ...SHORT_QUESTION_OPTIONS, maxPerCase: 3 },
    signal,
  );
  return windows.flatMap((window) => readCasePassage(context, terms, window, window.score / 1.5, "named") ?? []);
}

/** What statutes and Acts say of the question; what it names first. */
export async function retrieveProvisionPassages(
  context: AskContext,
  { terms, scope, provisions: named }: Interpretation,
  depth: RetrievalDepth,
  signal: AbortSignal,
): Promise<SourcePassage[]> {
  const passages: SourcePassage[] = [];
  for (const { kind, ordinals } of named) {
    for (const ordinal of ordinals.slice(0, depth.provisions)) {
      await yieldToEventLoop(signal);
      if (kind === "section" && isSectionInScope(context, scope, ordinal))
        passages.push(readSectionPassage(context, terms, ordinal, 1, "named"));
      if (kind === "act" && scope.acts) passages.push(readActSectionPassage(context, terms, ordinal, 1, "named"));
    }
  }
  await yieldToEventLoop(signal);
  return [...passages, ...findProvisionPassages(context, terms, scope, depth.provisions)];
}

function isSectionInScope({ corpus }: AskContext, { codes }: AnswerScope, ordinal: number): boolean {
  if (codes === null) return false;
  return codes === undefined || codes.includes(readStoredSection(corpus.database, ordinal).codeId);
}
