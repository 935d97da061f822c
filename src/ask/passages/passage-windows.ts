import type { CaseIndex } from "../../search/case-index.ts";
import { gallop } from "../../search/postings/gallop.ts";
import { QuerySession } from "../../search/query-session.ts";
import { type QuestionTerm, toStemPlan } from "../interpret/question-terms.ts";

/** A run of whole sentences of a judgment, by its words, counted from the judgment's first. */
export interface PassageWindow {
  readonly ordinal: number;
  readonly from: number;
  /** Behind its last word. */
  readonly to: number;
  readonly score: number;
  /** Stems of the terms that stand in it, or shortly before or behind it. */
  readonly around: ReadonlySet<string>;
}

/** How windows are cut and ranked. */
export interface PassageWindowOptions {
  /** Words of a window at most. */
  readonly words: number;
  /** Windows of one case at most. */
  readonly maxPerCase: number;
  /** BM25's k1 and b, over windows. */
  readonly k1: number;
  readonly b: number;
  /** What two terms count more that stand as near each other as in the question. */
  readonly proximityWeight: number;
  /** Words before a window that lead up to it, and what they count with it, beside what it counts by itself. */
  readonly leadWords: number;
  readonly leadWeight: number;
}

/**
 * The windows of some cases that speak most of the terms, best first within each case; read out of the index alone: no
 * text is touched.
 * @param ordinals ascending
 */
export function findPassageWindows(
  index: CaseIndex,
  terms: readonly QuestionTerm[],
  ordinals: Uint32Array,
  options: PassageWindowOptions,
): PassageWindow[] {
  const session = new QuerySession(index);
  const places = terms.map((term) => openTermMatcher(session, term).findSpans(ordinals, session.budget));
  const windows: PassageWindow[] = [];
  for (const ordinal of ordinals) {
    const textStart = index.columns.nameWords[ordinal]! + 1;
    const hits: TermHit[] = [];
    places.forEach(({ cases, from, to, starts }, term) => {
      const at = gallop(cases, ordinal);
      if (cases[at] !== ordinal) return;
      for (let i = from[at]!; i < to[at]!; i++) {
        if (starts[i]! >= textStart) hits.push({ word: starts[i]! - textStart, term });
      }
    });
    hits.sort((a, b) => a.word - b.word || a.term - b.term);
    windows.push(...findWindowsOfCase(index, terms, ordinal, hits, options));
  }
  return windows;
}

function openTermMatcher(session: QuerySession, { stem, synonyms: others }: QuestionTerm) {
  const [own, ...rest] = [stem, ...others].map(toStemPlan);
  return session.openMatcher(rest.length === 0 ? own! : { kind: "or", operands: [own!, ...rest] });
}

type ScoredWindow = Omit<PassageWindow, "around">;

interface TermHit {
  readonly word: number;
  readonly term: number;
}

function findWindowsOfCase(
  index: CaseIndex,
  terms: readonly QuestionTerm[],
  ordinal: number,
  hits: readonly TermHit[],
  options: PassageWindowOptions,
): PassageWindow[] {
  const starts = listSentenceStarts(index, ordinal, options.words);
  const found: ScoredWindow[] = [];
  let first = 0;
  let before = 0;
  for (let s = 0; s + 1 < starts.length; s++) {
    const from = starts[s]!;
    while (first < hits.length && hits[first]!.word < from) first++;
    while (before < first && hits[before]!.word < from - options.leadWords) before++;
    const hasOwn = first < hits.length && hits[first]!.word < starts[s + 1]!;
    // A window begins with a sentence that has a term, or shortly behind one.
    if (!hasOwn && (options.leadWeight === 0 || before === first)) continue;
    let last = s + 1;
    while (last + 1 < starts.length && starts[last + 1]! - from <= options.words) last++;
    const to = starts[last]!;
    const own = scoreWindow(terms, hits, first, from, to, options);
    const led =
      options.leadWeight === 0
        ? 0
        : options.leadWeight * scoreWindow(terms, hits, before, from - options.leadWords, to, options);
    found.push({ ordinal, from, to, score: own + led });
  }
  found.sort((a, b) => b.score - a.score || a.from - b.from);
  const kept: ScoredWindow[] = [];
  for (const window of found) {
    if (kept.length === options.maxPerCase) break;
    if (kept.every((other) => window.to <= other.from || window.from >= other.to)) kept.push(window);
  }
  return kept.map((window) => ({ ...window, around: collectNearbyStems(terms, hits, window) }));
}

/** How much of the terms the words from `from` to before `to` speak, from the hit at `first` on: BM25, and nearness. */
function scoreWindow(
  terms: readonly QuestionTerm[],
  hits: readonly TermHit[],
  first: number,
  from: number,
  to: number,
  { words, k1, b, proximityWeight: nearness }: PassageWindowOptions,
): number {
  const counts = new Map<number, number>();
  let near = 0;
  for (let i = first; i < hits.length && hits[i]!.word < to; i++) {
    const { term, word } = hits[i]!;
    counts.set(term, (counts.get(term) ?? 0) + 1);
    for (let j = i + 1; j < hits.length && hits[j]!.word <= word + MAX_TERM_DISTANCE_WORDS && hits[j]!.word < to; j++) {
      const [one, other] = [terms[term]!, terms[hits[j]!.term]!];
      if (hasQuestionDistance(one, other, hits[j]!.word - word)) near += Math.min(one.weight, other.weight);
    }
  }
  const norm = k1 * (1 - b + (b * (to - from)) / words);
  let score = nearness * near;
  for (const [term, count] of counts) score += (terms[term]!.weight * count * (k1 + 1)) / (count + norm);
  return score;
}

/** Words on either side of a window that still belong to what it says. */
const SURROUNDING_WORDS = 100;

function collectNearbyStems(
  terms: readonly QuestionTerm[],
  hits: readonly TermHit[],
  { from, to }: ScoredWindow,
): Set<string> {
  const near = new Set<string>();
  for (const { word, term } of hits) {
    if (word >= from - SURROUNDING_WORDS && word < to + SURROUNDING_WORDS) near.add(terms[term]!.stem);
  }
  return near;
}

/** Words between two terms at most that are held to stand near each other. */
const MAX_TERM_DISTANCE_WORDS = 4;

/** Whether the question has both terms as far apart, in that order. */
function hasQuestionDistance(a: QuestionTerm, b: QuestionTerm, distance: number): boolean {
  return a.at.some((x) => b.at.some((y) => y - x === distance));
}

/** The first words of a judgment's sentences, then its length; a sentence longer than a window is cut. */
function listSentenceStarts(index: CaseIndex, ordinal: number, longest: number): number[] {
  const length = index.columns.textWords[ordinal]!;
  const starts: number[] = [];
  let before = 0;
  const upTo = (end: number) => {
    for (; before < end; before += longest) {
      starts.push(before);
      if (end - before <= longest) break;
    }
    before = end;
  };
  for (const start of index.readLayout(ordinal).sentences) if (start > 0) upTo(start);
  upTo(length);
  return [...starts, length];
}
