import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import type { Corpus } from "../../corpus/port/corpus.ts";
import type { PassageCandidate } from "../../corpus/port/passage-search.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { collectWords, type QuestionTerm, weighWords } from "../interpret/terms/question-terms.ts";
import type { SourcePassage } from "../passages/passage.ts";
import { findQuestionCases, findQuestionPassages, toQuestionPassages } from "./retrieve-passages.ts";
import { scorePassage } from "./score-passage.ts";
import { selectInScope } from "./select-in-scope.ts";

/** Maximum number of cases from which citations are followed, of neighbours of each, and of passages of all of them. */
const MAX_SEED_CASES = 5;
const MAX_NEIGHBOURS_PER_DIRECTION = 12;
const MAX_PASSAGES = 16;
/** Score of a case that was found by following a citation. */
const NEIGHBOUR_SCORE = 0.4;
/** Maximum number of words that a second search adds, and of sentences per passage that supply them. */
const MAX_EXPANSION_TERMS = 4;
const MAX_EXPANSION_SENTENCES = 12;

/** Returns the passages of the cases that the best authorities cite, or that cite them. */
export async function followCitations(
  corpus: Corpus,
  { terms, scope }: Interpretation,
  passages: readonly SourcePassage[],
  signal: AbortSignal,
): Promise<{ readonly searchedCases: number; readonly passages: SourcePassage[] }> {
  const known = new Set(listCases(passages));
  const seeds = [...new Set(listCases(rankPassages(passages)))].slice(0, MAX_SEED_CASES);
  await yieldToEventLoop(signal);
  const near = (await listNeighbours(corpus, seeds)).filter((clusterId) => !known.has(clusterId));
  const admitted = await selectInScope(corpus, scope, near);
  const cases = near
    .filter((clusterId) => admitted.has(clusterId))
    .map((clusterId): PassageCandidate => ({ clusterId, score: NEIGHBOUR_SCORE }));
  const windows = await findQuestionPassages(corpus, terms, cases, MAX_PASSAGES, signal);
  return { searchedCases: cases.length, passages: toQuestionPassages(terms, windows) };
}

/** Returns the first cases that each case cites and that cite it, each once. */
async function listNeighbours({ citations }: Corpus, clusterIds: readonly number[]): Promise<number[]> {
  const limit = MAX_NEIGHBOURS_PER_DIRECTION;
  const [cited, citing] = await Promise.all([
    citations.readEdges({ clusterIds, direction: "cited", limit }),
    citations.readEdges({ clusterIds, direction: "citing", limit }),
  ]);
  const all = clusterIds.flatMap((_, at) => [...Array.from(cited[at]!.others), ...Array.from(citing[at]!.others)]);
  return [...new Set(all)];
}

/** Searches again with words that the best passages share, and returns the passages that are new. */
export async function expandQuery(
  corpus: Corpus,
  { terms, scope }: Interpretation,
  passages: readonly SourcePassage[],
  signal: AbortSignal,
): Promise<{ readonly words: readonly string[]; readonly passages: SourcePassage[] }> {
  if (scope.cases === null || terms.length === 0) return { words: [], passages: [] };
  const fresh = await findSharedTerms(corpus, terms, passages, signal);
  if (fresh.length === 0) return { words: [], passages: [] };
  await yieldToEventLoop(signal);
  const wanted = [
    ...terms,
    // Far apart, so that none is near another or a term of the question.
    ...fresh.map((term, i): QuestionTerm => ({ ...term, weight: term.weight / 2, positions: [-1000 * (i + 1)] })),
  ];
  const cases = await findQuestionCases(corpus, wanted, scope.cases, 2 * MAX_PASSAGES);
  const windows = await findQuestionPassages(corpus, terms, cases, MAX_PASSAGES, signal);
  const known = new Set(passages.map(toPassageKey));
  return {
    words: fresh.map(({ word }) => word),
    passages: toQuestionPassages(terms, windows).filter((passage) => !known.has(toPassageKey(passage))),
  };
}

/** Returns the words that at least two of the best passages share and the question lacks, most significant first. */
async function findSharedTerms(
  corpus: Corpus,
  terms: readonly QuestionTerm[],
  passages: readonly SourcePassage[],
  signal: AbortSignal,
): Promise<QuestionTerm[]> {
  const shared = new Map<string, number>();
  for (const { sentences } of rankPassages(passages).slice(0, MAX_SEED_CASES)) {
    const ofPassage = new Set(
      sentences.slice(0, MAX_EXPANSION_SENTENCES).flatMap(({ text }) => collectWords(text).map(({ word }) => word)),
    );
    for (const word of ofPassage) shared.set(word, (shared.get(word) ?? 0) + 1);
    await yieldToEventLoop(signal);
  }
  const own = new Set(terms.map(({ stem }) => stem));
  const words = collectWords([...shared.keys()].join(" "));
  const candidates = words.filter(({ stem, word }) => !own.has(stem) && shared.get(word)! > 1 && word.length > 3);
  return (await weighWords(corpus, candidates))
    .filter(({ documentFrequency }) => documentFrequency > 1)
    .sort((a, b) => shared.get(b.word)! * b.weight - shared.get(a.word)! * a.weight)
    .slice(0, MAX_EXPANSION_TERMS);
}

function toPassageKey({ source, start }: SourcePassage): string {
  return `${source.kind === "case" ? source.clusterId : ""}/${start}`;
}

function rankPassages(passages: readonly SourcePassage[]): SourcePassage[] {
  return passages
    .map((passage) => ({ passage, worth: scorePassage(passage) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ passage }) => passage);
}

function listCases(passages: readonly SourcePassage[]): number[] {
  return passages.flatMap(({ source }) => (source.kind === "case" ? [source.clusterId] : []));
}
