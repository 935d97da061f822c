import { createStemPlan } from "../../query/plan/plan.ts";
import type { CaseIndex } from "../../search/case-index.ts";
import { gallop } from "../../search/postings/gallop.ts";
import { QuerySession } from "../../search/query-session.ts";
import type { PassageTerm, PassageWindowOptions } from "../port/passage-search.ts";

/** A run of whole sentences of a case, by the numbers of its words, counted from the first word of the text. */
export interface PassageWindow {
  readonly ordinal: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly score: number;
  /** Stems of the terms in the window or up to 100 words before or after it. */
  readonly nearbyStems: ReadonlySet<string>;
}

/**
 * Returns the windows of some cases with most of the weight of the terms, best first within each case. Reads the index
 * only, no text.
 * @param ordinals ascending
 */
export function findPassageWindows(
  index: CaseIndex,
  terms: readonly PassageTerm[],
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

function openTermMatcher(session: QuerySession, { stem, synonyms }: PassageTerm) {
  const [own, ...rest] = [stem, ...synonyms].map((one) => createStemPlan(one));
  return session.openMatcher(rest.length === 0 ? own! : { kind: "or", operands: [own!, ...rest] });
}

type ScoredWindow = Omit<PassageWindow, "nearbyStems">;

interface TermHit {
  readonly word: number;
  readonly term: number;
}

function findWindowsOfCase(
  index: CaseIndex,
  terms: readonly PassageTerm[],
  ordinal: number,
  hits: readonly TermHit[],
  options: PassageWindowOptions,
): PassageWindow[] {
  const starts = listSentenceStarts(index, ordinal, options.maxWords);
  const found: ScoredWindow[] = [];
  let first = 0;
  let before = 0;
  for (let s = 0; s + 1 < starts.length; s++) {
    const from = starts[s]!;
    while (first < hits.length && hits[first]!.word < from) first++;
    while (before < first && hits[before]!.word < from - options.leadWords) before++;
    const hasOwn = first < hits.length && hits[first]!.word < starts[s + 1]!;
    // A window begins with a sentence that contains a term, or shortly after one.
    if (!hasOwn && (options.leadWeight === 0 || before === first)) continue;
    let last = s + 1;
    while (last + 1 < starts.length && starts[last + 1]! - from <= options.maxWords) last++;
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
  return kept.map((window) => ({ ...window, nearbyStems: collectNearbyStems(terms, hits, window) }));
}

/** Returns the BM25 score, and the boost for proximity, of the words from `from` to `to`, exclusive; `first` is their first hit. */
function scoreWindow(
  terms: readonly PassageTerm[],
  hits: readonly TermHit[],
  first: number,
  from: number,
  to: number,
  { maxWords, k1, b, proximityWeight }: PassageWindowOptions,
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
  const norm = k1 * (1 - b + (b * (to - from)) / maxWords);
  let score = proximityWeight * near;
  for (const [term, count] of counts) score += (terms[term]!.weight * count * (k1 + 1)) / (count + norm);
  return score;
}

/** Number of words on either side of a window that belong to its context. */
const SURROUNDING_WORDS = 100;

function collectNearbyStems(
  terms: readonly PassageTerm[],
  hits: readonly TermHit[],
  { from, to }: ScoredWindow,
): Set<string> {
  const near = new Set<string>();
  for (const { word, term } of hits) {
    if (word >= from - SURROUNDING_WORDS && word < to + SURROUNDING_WORDS) near.add(terms[term]!.stem);
  }
  return near;
}

/** Maximum distance of two terms that are near each other. */
const MAX_TERM_DISTANCE_WORDS = 4;

/** Returns whether the question contains both terms at this distance, in this order. */
function hasQuestionDistance(a: PassageTerm, b: PassageTerm, distance: number): boolean {
  return a.positions.some((x) => b.positions.some((y) => y - x === distance));
}

/** Returns the numbers of the first words of the sentences of a case, then its length; cuts a sentence longer than a window. */
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
