import { ordinalOf } from "../citator/facts.ts";
import { firstNeighboursOf } from "../store/edges.ts";
import { worthOf } from "./choose.ts";
import { type Term, termsOf } from "./interpret/terms.ts";
import type { Interpretation } from "./interpret.ts";
import type { Library } from "./library.ts";
import { pause } from "./pace.ts";
import { type Candidate, candidates, passageOf } from "./passages/case-passages.ts";
import type { Passage } from "./passages/passage.ts";
import { admits, findWindows } from "./retrieve.ts";

/** Authorities from which one hop is gone, neighbours of each per direction, and passages that are read of them all. */
const SEEDS = 5;
const NEIGHBOURS = 12;
const READ = 16;
/** Words that a follow-up query takes out of what was found. */
const FOLLOW_UP = 4;

/** What the cases around the best authorities say: those they cite and those that cite them. */
export async function oneHop(
  library: Library,
  question: Interpretation,
  passages: readonly Passage[],
  signal: AbortSignal,
): Promise<{ readonly looked: number; readonly passages: Passage[] }> {
  const { corpus, searcher } = library;
  const { clusterIds } = searcher.index.columns;
  const known = new Set(passages.flatMap(({ ref }) => (ref.kind === "case" ? [ref.clusterId] : [])));
  const around = new Map<number, Candidate>();
  for (const clusterId of bestCases(library, passages)) {
    await pause(signal);
    const seed = ordinalOf(clusterIds, clusterId);
    for (const direction of ["cited", "citing"] as const) {
      for (const ordinal of firstNeighboursOf(corpus.database, seed, direction).ordinals.subarray(0, NEIGHBOURS)) {
        const near = clusterIds[ordinal]!;
        if (!known.has(near) && admits(library, question.scope, near)) around.set(ordinal, { ordinal, score: 0.4 });
      }
    }
  }
  return { looked: around.size, passages: await read(library, question.terms, [...around.values()], signal) };
}

/** What is found by asking again, with words that the best passages share. */
export async function followUp(
  library: Library,
  question: Interpretation,
  passages: readonly Passage[],
  signal: AbortSignal,
): Promise<{ readonly words: readonly string[]; readonly passages: Passage[] }> {
  const { terms, scope } = question;
  if (scope.cases === null || terms.length === 0) return { words: [], passages: [] };
  const best = ranked(library, passages).slice(0, SEEDS);
  const shared = new Map<string, number>();
  for (const { sentences } of best) {
    const inThis = new Set(
      sentences.slice(0, 12).flatMap(({ text }) => termsOf(text, [], library.searcher).map(({ word }) => word)),
    );
    for (const word of inThis) shared.set(word, (shared.get(word) ?? 0) + 1);
    await pause(signal);
  }
  const own = new Set(terms.map(({ stem }) => stem));
  const fresh = termsOf([...shared.keys()].join(" "), [], library.searcher)
    .filter(({ stem, cases, word }) => !own.has(stem) && cases > 1 && shared.get(word)! > 1 && word.length > 3)
    .sort((a, b) => shared.get(b.word)! * b.weight - shared.get(a.word)! * a.weight)
    .slice(0, FOLLOW_UP);
  if (fresh.length === 0) return { words: [], passages: [] };
  await pause(signal);
  const wanted = [
    ...terms,
    ...fresh.map((term, i): Term => ({ ...term, weight: term.weight / 2, at: [-1000 * (i + 1)] })),
  ];
  const found = candidates(library, wanted, scope.cases, 2 * READ);
  const known = new Set(passages.map(({ ref, start }) => `${ref.kind === "case" ? ref.clusterId : ""}/${start}`));
  const fromThem = await read(library, terms, found, signal);
  return {
    words: fresh.map(({ word }) => word),
    passages: fromThem.filter(({ ref, start }) => !known.has(`${ref.kind === "case" ? ref.clusterId : ""}/${start}`)),
  };
}

async function read(
  library: Library,
  terms: readonly Term[],
  cases: readonly Candidate[],
  signal: AbortSignal,
): Promise<Passage[]> {
  const windows = (await findWindows(library, terms, cases, signal)).slice(0, READ);
  const found: Passage[] = [];
  for (const [at, window] of windows.entries()) {
    if (at % 4 === 0) await pause(signal);
    const passage = passageOf(library, terms, window, window.score / 1.5, "words");
    if (passage) found.push(passage);
  }
  return found;
}

function ranked(library: Library, passages: readonly Passage[]): Passage[] {
  return passages
    .map((passage) => ({ passage, worth: worthOf(library, passage) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ passage }) => passage);
}

function bestCases(library: Library, passages: readonly Passage[]): number[] {
  const cases = ranked(library, passages).flatMap(({ ref }) => (ref.kind === "case" ? [ref.clusterId] : []));
  return [...new Set(cases)].slice(0, SEEDS);
}
