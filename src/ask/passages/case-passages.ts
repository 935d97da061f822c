import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import type { SectionKind } from "../../law/case.ts";
import type { Plan } from "../../query/plan/plan.ts";
import type { CaseFilters } from "../../search/filter-cases.ts";
import { isPartOfCaseText, OPINION_SEPARATOR } from "../../store/cases/opinions.ts";
import type { AskContext } from "../context.ts";
import { computeCoverage, type QuestionTerm, toStemPlan } from "../interpret/question-terms.ts";
import type { SourcePassage } from "./passage.ts";
import { findPassageWindows, type PassageWindow, type PassageWindowOptions } from "./passage-windows.ts";
import { readCaseSentences } from "./split-sentences.ts";

/** A case that may speak to the question. */
export interface CandidateCase {
  readonly ordinal: number;
  /** 0 to 1. */
  readonly score: number;
}

/** Terms beyond these tell no more. */
const MAX_SIGNIFICANT_TERMS = 16;

/** The most telling terms that any case holds, in the order of the question. */
export function selectSignificantTerms(terms: readonly QuestionTerm[], most = MAX_SIGNIFICANT_TERMS): QuestionTerm[] {
  const held = terms.filter(({ cases }) => cases > 0);
  const kept = new Set([...held].sort((a, b) => b.weight - a.weight).slice(0, most));
  return held.filter((term) => kept.has(term));
}

/** The cases that speak of the terms, best first: those with most of their weight, then those with any. */
export function searchCandidateCases(
  { searcher }: AskContext,
  terms: readonly QuestionTerm[],
  filters: CaseFilters,
  limit: number,
): CandidateCase[] {
  const plans = selectSignificantTerms(terms).map(({ stem }) => toStemPlan(stem));
  if (plans.length === 0) return [];
  const natural: Plan = { kind: "natural", terms: plans, citations: [] };
  const found: CandidateCase[] = [...searcher.search({ plan: natural, filters, pageSize: limit }).hits];
  const others = selectSignificantTerms(terms).flatMap((term) => term.synonyms.map(toStemPlan));
  if ((found.length < limit && plans.length > 1) || others.length > 0) {
    const either = [...plans, ...others];
    const any: Plan = { kind: "boolean", root: { kind: "or", operands: either }, evidence: either };
    const seen = new Set(found.map(({ ordinal }) => ordinal));
    for (const hit of searcher.search({ plan: any, filters, pageSize: limit }).hits) {
      if (found.length < 2 * limit && !seen.has(hit.ordinal)) found.push(hit);
    }
  }
  return found.map(({ ordinal, score }) => ({ ordinal, score }));
}

/** How many cases are looked into in one slice of work. */
const CASES_PER_SLICE = 4;

/** The windows of the candidates, best first, by their own words and a little by their case's. */
export async function rankPassageWindows(
  { searcher: { index } }: AskContext,
  terms: readonly QuestionTerm[],
  cases: readonly CandidateCase[],
  options: PassageWindowOptions & { readonly caseShare: number; readonly terms: number },
  signal: AbortSignal,
): Promise<PassageWindow[]> {
  const telling = selectSignificantTerms(terms, options.terms);
  const total = telling.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const scores = new Map(cases.map(({ ordinal, score }) => [ordinal, score]));
  const ordinals = Uint32Array.from(scores.keys()).sort();
  const windows: PassageWindow[] = [];
  for (let at = 0; at < ordinals.length; at += CASES_PER_SLICE) {
    await yieldToEventLoop(signal);
    windows.push(...findPassageWindows(index, telling, ordinals.subarray(at, at + CASES_PER_SLICE), options));
  }
  return windows
    .map((window) => ({ ...window, score: window.score / total + options.caseShare * scores.get(window.ordinal)! }))
    .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal || a.from - b.from);
}

/** The text of a window, sentence by sentence, and how much of the question's weight it holds. */
export function readCasePassage(
  context: AskContext,
  terms: readonly QuestionTerm[],
  { ordinal, from, to, around }: Pick<PassageWindow, "ordinal" | "from" | "to" | "around">,
  score: number,
  found: SourcePassage["foundBy"],
): SourcePassage | null {
  const clusterId = context.searcher.index.columns.clusterIds[ordinal]!;
  const sentences = readCaseSentences(context, ordinal, from, to);
  if (sentences.length === 0) return null;
  const { start } = sentences[0]!;
  const inside = (stem: string) => sentences.some(({ stems }) => stems.has(stem));
  const own = computeCoverage(terms, inside);
  const near = computeCoverage(terms, (stem) => inside(stem) || around.has(stem));
  return {
    ref: { kind: "case", clusterId },
    start,
    end: sentences.at(-1)!.end,
    sentences,
    score,
    coverage: own + NEARBY_COVERAGE_SHARE * (near - own),
    section: findSectionKindAt(context, clusterId, start),
    foundBy: found,
  };
}

/** What words around a passage count, of what they would in it. */
const NEARBY_COVERAGE_SHARE = 0.8;

/** What part of a decision stands at an offset of its text. */
export function findSectionKindAt({ corpus }: AskContext, clusterId: number, offset: number): SectionKind | null {
  let end = 0;
  for (const { kind, length } of corpus.opinions.listByCase(clusterId).filter(isPartOfCaseText)) {
    end += length;
    if (offset < end) return kind;
    end += OPINION_SEPARATOR.length;
  }
  return null;
}
