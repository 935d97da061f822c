import { mapInSlices, runInSlices } from "../../async/run-in-slices.ts";
import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import type { SectionKind } from "../../law/case.ts";
import { decodeFreshness } from "../../law/treatment.ts";
import { createStemPlan, type Plan } from "../../query/plan/plan.ts";
import { isPartOfCaseText, OPINION_SEPARATOR } from "../../store/cases/opinions.ts";
import { readEdgeNotes, readNeighbours } from "../../store/citations/edges.ts";
import type {
  CandidateCaseQuery,
  CasePassage,
  CasePassageQuery,
  CitingPair,
  PassageCandidate,
  PassageSearch,
  PassageTerm,
} from "../port/passage-search.ts";
import { findTopicCases, readCaseBrief } from "./case-brief.ts";
import { toCaseFilters } from "./case-filter.ts";
import { findSentenceWords, readCaseSentences } from "./case-sentences.ts";
import type { FileContext } from "./file-context.ts";
import { findPassageWindows, type PassageWindow } from "./passage-windows.ts";

/** Finds passages in the cases of a corpus file. */
export function createPassageSearch(context: FileContext): PassageSearch {
  return {
    findCandidateCases: (query) => findCandidateCases(context, query),
    findPassages: (query) => findPassages(context, query),
    findTopicCases: async (query) => findTopicCases(context, query),
    readBriefs: (clusterIds) => mapInSlices(clusterIds, (clusterId) => readCaseBrief(context, clusterId)),
    readMentions: (pairs) => mapInSlices(pairs, (pair) => readMentions(context, pair)),
  };
}

/** Maximum number of terms that select cases. */
const MAX_CASE_TERMS = 16;

/** Returns the terms of greatest weight that any case contains, in the order of the question. */
function selectTerms(terms: readonly PassageTerm[], limit: number): PassageTerm[] {
  const known = terms.filter(({ documentFrequency }) => documentFrequency > 0);
  const kept = new Set([...known].sort((a, b) => b.weight - a.weight).slice(0, limit));
  return known.filter((term) => kept.has(term));
}

async function findCandidateCases(
  context: FileContext,
  { terms, filter, limit }: CandidateCaseQuery,
): Promise<PassageCandidate[]> {
  const { searcher } = context;
  const filters = toCaseFilters(context, filter);
  const selected = selectTerms(terms, MAX_CASE_TERMS);
  const plans = selected.map(({ stem }) => createStemPlan(stem));
  if (plans.length === 0) return [];
  const natural: Plan = { kind: "natural", terms: plans, citations: [] };
  const { hits } = await runInSlices(searcher.searchInSlices({ plan: natural, filters, pageSize: limit }));
  const found: PassageCandidate[] = [...hits];
  const synonyms = selected.flatMap((term) => term.synonyms.map((stem) => createStemPlan(stem)));
  if ((found.length < limit && plans.length > 1) || synonyms.length > 0) {
    const either = [...plans, ...synonyms];
    const any: Plan = { kind: "boolean", root: { kind: "or", operands: either }, evidence: either };
    const seen = new Set(found.map(({ clusterId }) => clusterId));
    const { hits } = await runInSlices(searcher.searchInSlices({ plan: any, filters, pageSize: limit }));
    for (const hit of hits) {
      if (found.length < 2 * limit && !seen.has(hit.clusterId)) found.push(hit);
    }
  }
  return found.map(({ clusterId, score }) => ({ clusterId, score }));
}

/** Number of cases whose windows are ranked, and of passages that are read, before other tasks run. */
const CASES_PER_SLICE = 4;
const PASSAGES_PER_SLICE = 8;

async function findPassages(context: FileContext, query: CasePassageQuery): Promise<CasePassage[]> {
  const windows = (await rankWindows(context, query)).slice(0, query.limit);
  const found: CasePassage[] = [];
  for (const [at, window] of windows.entries()) {
    if (at % PASSAGES_PER_SLICE === 0) await yieldToEventLoop(query.signal);
    const passage = readPassage(context, window);
    if (passage) found.push(passage);
  }
  return found;
}

/** Returns the windows of all cases, best first, by their own terms and the score of their case. */
async function rankWindows(
  { searcher: { index }, toOrdinal }: FileContext,
  { terms, cases, options, signal }: CasePassageQuery,
): Promise<PassageWindow[]> {
  const selected = selectTerms(terms, options.maxTerms);
  const total = selected.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const scores = new Map(cases.map(({ clusterId, score }) => [toOrdinal(clusterId), score]));
  scores.delete(-1);
  const ordinals = Uint32Array.from(scores.keys()).sort();
  const windows: PassageWindow[] = [];
  for (let at = 0; at < ordinals.length; at += CASES_PER_SLICE) {
    await yieldToEventLoop(signal);
    windows.push(...findPassageWindows(index, selected, ordinals.subarray(at, at + CASES_PER_SLICE), options));
  }
  return windows
    .map((window) => ({ ...window, score: window.score / total + options.caseShare * scores.get(window.ordinal)! }))
    .sort((a, b) => b.score - a.score || a.ordinal - b.ordinal || a.from - b.from);
}

/** Reads the text of a window; returns `null` if no sentence begins in it. */
function readPassage(context: FileContext, window: PassageWindow): CasePassage | null {
  const { ordinal, score, nearbyStems } = window;
  const sentences = readCaseSentences(context, ordinal, window);
  const [first] = sentences;
  if (first === undefined) return null;
  const { columns } = context.searcher.index;
  const clusterId = columns.clusterIds[ordinal]!;
  return {
    clusterId,
    citeCount: columns.citeCounts[ordinal]!,
    freshness: decodeFreshness(columns.freshness[ordinal]!),
    start: first.start,
    end: sentences.at(-1)!.end,
    sentences,
    score,
    nearbyStems,
    section: findSectionKind(context, clusterId, first.start),
  };
}

/** Returns the part of a decision at an offset of its text. */
function findSectionKind({ texts }: FileContext, clusterId: number, offset: number): SectionKind | null {
  const part = texts.listParts(clusterId).find(({ start, opinion }) => offset < start + opinion.length);
  return part?.opinion.kind ?? null;
}

/** Maximum number of mentions of one case in another that are read. */
const MAX_MENTIONS = 12;
const NO_STEMS: ReadonlySet<string> = new Set();

function readMentions(context: FileContext, { citing, cited }: CitingPair): CasePassage[] {
  const { file, toOrdinal } = context;
  const ordinal = toOrdinal(citing);
  const target = toOrdinal(cited);
  if (ordinal < 0 || target < 0) return [];
  const edges = readNeighbours(file.database, ordinal, "cited");
  const at = edges.ordinals.indexOf(target);
  if (at < 0) return [];
  const mentions = readEdgeNotes(file.database, ordinal).mentions[edges.positions[at]!] ?? [];
  const found: CasePassage[] = [];
  for (const [opinion, start] of mentions.slice(0, MAX_MENTIONS)) {
    const offset = toCaseOffset(context, citing, opinion, start);
    if (offset === null || found.some((one) => offset >= one.start && offset < one.end)) continue;
    const words = findSentenceWords(context, ordinal, offset);
    const passage = readPassage(context, { ordinal, ...words, score: 0, nearbyStems: NO_STEMS });
    if (passage) found.push(passage);
  }
  return found;
}

/** Converts an offset in one opinion to one in the text of its case; `null` if the opinion is not part of that text. */
function toCaseOffset({ file }: FileContext, clusterId: number, opinion: number, start: number): number | null {
  const opinions = file.opinions.listByCase(clusterId);
  const own = opinions[opinion];
  if (own === undefined || !isPartOfCaseText(own)) return null;
  return opinions
    .slice(0, opinion)
    .filter(isPartOfCaseText)
    .reduce((sum, { length }) => sum + length + OPINION_SEPARATOR.length, start);
}
