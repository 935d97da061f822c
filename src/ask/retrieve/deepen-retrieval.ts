import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { findOrdinal } from "../../citator/network/case-attributes.ts";
import { readFirstNeighbours } from "../../store/citations/edges.ts";
import { scorePassage } from "../compose/select-passages.ts";
import type { AskContext } from "../context.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { extractTerms, type QuestionTerm } from "../interpret/question-terms.ts";
import { type CandidateCase, readCasePassage, searchCandidateCases } from "../passages/case-passages.ts";
import type { SourcePassage } from "../passages/passage.ts";
import { findQuestionWindows, isInScope } from "./retrieve-passages.ts";

/** Authorities from which one hop is gone, neighbours of each per direction, and passages that are read of them all. */
const MAX_SEED_CASES = 5;
const MAX_NEIGHBOURS_PER_DIRECTION = 12;
const MAX_PASSAGES = 16;
/** Words that a follow-up query takes out of what was found. */
const MAX_EXPANSION_TERMS = 4;

/** What the cases around the best authorities say: those they cite and those that cite them. */
export async function followCitations(
  context: AskContext,
  question: Interpretation,
  passages: readonly SourcePassage[],
  signal: AbortSignal,
): Promise<{ readonly looked: number; readonly passages: SourcePassage[] }> {
  const { corpus, searcher } = context;
  const { clusterIds } = searcher.index.columns;
  const known = new Set(passages.flatMap(({ ref }) => (ref.kind === "case" ? [ref.clusterId] : [])));
  const around = new Map<number, CandidateCase>();
  for (const clusterId of selectSeedCases(context, passages)) {
    await yieldToEventLoop(signal);
    const seed = findOrdinal(clusterIds, clusterId);
    for (const direction of ["cited", "citing"] as const) {
      for (const ordinal of readFirstNeighbours(corpus.database, seed, direction).ordinals.subarray(
        0,
        MAX_NEIGHBOURS_PER_DIRECTION,
      )) {
        const near = clusterIds[ordinal]!;
        if (!known.has(near) && isInScope(context, question.scope, near)) around.set(ordinal, { ordinal, score: 0.4 });
      }
    }
  }
  return {
    looked: around.size,
    passages: await readBestPassages(context, question.terms, [...around.values()], signal),
  };
}

/** What is found by asking again, with words that the best passages share. */
export async function expandQuery(
  context: AskContext,
  question: Interpretation,
  passages: readonly SourcePassage[],
  signal: AbortSignal,
): Promise<{ readonly words: readonly string[]; readonly passages: SourcePassage[] }> {
  const { terms, scope } = question;
  if (scope.cases === null || terms.length === 0) return { words: [], passages: [] };
  const best = rankPassages(context, passages).slice(0, MAX_SEED_CASES);
  const shared = new Map<string, number>();
  for (const { sentences } of best) {
    const inThis = new Set(
      sentences.slice(0, 12).flatMap(({ text }) => extractTerms(text, [], context.searcher).map(({ word }) => word)),
    );
    for (const word of inThis) shared.set(word, (shared.get(word) ?? 0) + 1);
    await yieldToEventLoop(signal);
  }
  const own = new Set(terms.map(({ stem }) => stem));
  const fresh = extractTerms([...shared.keys()].join(" "), [], context.searcher)
    .filter(({ stem, cases, word }) => !own.has(stem) && cases > 1 && shared.get(word)! > 1 && word.length > 3)
    .sort((a, b) => shared.get(b.word)! * b.weight - shared.get(a.word)! * a.weight)
    .slice(0, MAX_EXPANSION_TERMS);
  if (fresh.length === 0) return { words: [], passages: [] };
  await yieldToEventLoop(signal);
  const wanted = [
    ...terms,
    ...fresh.map((term, i): QuestionTerm => ({ ...term, weight: term.weight / 2, at: [-1000 * (i + 1)] })),
  ];
  const found = searchCandidateCases(context, wanted, scope.cases, 2 * MAX_PASSAGES);
  const known = new Set(passages.map(({ ref, start }) => `${ref.kind === "case" ? ref.clusterId : ""}/${start}`));
  const fromThem = await readBestPassages(context, terms, found, signal);
  return {
    words: fresh.map(({ word }) => word),
    passages: fromThem.filter(({ ref, start }) => !known.has(`${ref.kind === "case" ? ref.clusterId : ""}/${start}`)),
  };
}

async function readBestPassages(
  context: AskContext,
  terms: readonly QuestionTerm[],
  cases: readonly CandidateCase[],
  signal: AbortSignal,
): Promise<SourcePassage[]> {
  const windows = (await findQuestionWindows(context, terms, cases, signal)).slice(0, MAX_PASSAGES);
  const found: SourcePassage[] = [];
  for (const [at, window] of windows.entries()) {
    if (at % 4 === 0) await yieldToEventLoop(signal);
    const passage = readCasePassage(context, terms, window, window.score / 1.5, "words");
    if (passage) found.push(passage);
  }
  return found;
}

function rankPassages(context: AskContext, passages: readonly SourcePassage[]): SourcePassage[] {
  return passages
    .map((passage) => ({ passage, worth: scorePassage(context, passage) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ passage }) => passage);
}

function selectSeedCases(context: AskContext, passages: readonly SourcePassage[]): number[] {
  const cases = rankPassages(context, passages).flatMap(({ ref }) => (ref.kind === "case" ? [ref.clusterId] : []));
  return [...new Set(cases)].slice(0, MAX_SEED_CASES);
}
