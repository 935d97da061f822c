import type { CaseIndex } from "../case-index.ts";
import type { TextLayout } from "../layout/text-layout.ts";
import { gallop } from "../postings/gallop.ts";
import { findBestWindow, type Hit, type HitFinder, listHitWords } from "./hits.ts";
import { MAX_PASSAGE_CHARS, type PassageRange, selectPassageRange } from "./passage-range.ts";
import { markWords } from "./snippet.ts";
import type { ReadText } from "./snippet-source.ts";
import {
  canFit,
  countWordsBefore,
  findSentenceEnd,
  findSentenceStart,
  type ReadJudgment,
  readTextExcerpt,
  type TextExcerpt,
  type WordRange,
} from "./text-excerpt.ts";

/** A passage of a judgment with matches. Offsets are UTF-16 code units of the judgment's `content`. */
export interface JudgmentPassage {
  /** As a snippet, but whole sentences; an ellipsis if a sentence is too long and cut. */
  readonly html: string;
  readonly start: number;
  readonly end: number;
  /** Index of the opinion within the case, from 0, and of the paragraph within the opinion, from 1. */
  readonly opinion: number;
  readonly paragraph: number;
  /** Where that paragraph begins. */
  readonly paragraphStart: number;
}

/** Which passages of a case to find. */
export interface PassagesRequest {
  /** Maximum number of passages per case. */
  readonly count: number;
  /** Returns where a case's opinions begin in its `content`, ascending. */
  readonly opinionStarts: (clusterId: number) => readonly number[];
}

/** Words on either side of the matches that a passage can contain. */
const PASSAGE_CONTEXT_WORDS = 100;
/** Minimum weight of a passage, as a share of the best one's: not "court" alone for a query of "court" and "estoppel". */
const MIN_RELATIVE_WORTH = 1 / 8;
/** Windows tried per requested passage, because some repeat another. */
const MAX_TRIES_PER_PASSAGE = 3;
/** Overlap of the words of two passages, as a share of their union, from which they are duplicates, as in headnotes. */
const MIN_DUPLICATE_OVERLAP = 0.7;

/**
 * Creates a finder of the best passages of a case, best first: the windows with the highest weight, as for a snippet,
 * each within a paragraph and widened to whole sentences. No passage overlaps or repeats another. Reads only the text
 * around each window.
 */
export function createPassageFinder(
  index: CaseIndex,
  findHits: HitFinder,
  readText: ReadText,
  { count, opinionStarts }: PassagesRequest,
): (ordinal: number) => JudgmentPassage[] {
  return (ordinal) => {
    const hits = findHits(ordinal);
    if (hits.length === 0) return [];
    const clusterId = index.columns.clusterIds[ordinal]!;
    const judgment = openJudgment(index, ordinal, opinionStarts(clusterId), (start, end) =>
      readText(clusterId, start, end),
    );
    return new PassageSelection(judgment, hits).select(count);
  };
}

/** A judgment whose passages are selected. */
interface Judgment {
  readonly layout: TextLayout;
  readonly read: ReadJudgment;
  /** The number of its words. */
  readonly words: number;
  /** The number of the first word of each opinion. */
  readonly opinions: readonly number[];
}

function openJudgment(
  index: CaseIndex,
  ordinal: number,
  opinionStarts: readonly number[],
  read: ReadJudgment,
): Judgment {
  const layout = index.readLayout(ordinal);
  const opinions = opinionStarts.map((offset) => countWordsBefore(layout.checkpoints, read, offset));
  return { layout, read, words: index.columns.textWords[ordinal]!, opinions };
}

/** Selects passages of one judgment, one window after another. */
class PassageSelection {
  readonly #judgment: Judgment;
  readonly #hits: readonly Hit[];
  readonly #passages: JudgmentPassage[] = [];
  /** The distinct words of each passage. */
  readonly #vocabularies: ReadonlySet<string>[] = [];
  /** The hits outside of the windows tried so far. */
  #remaining: readonly Hit[];
  /** Words that no passage may run across, ascending: beginnings of paragraphs, and both ends of tried windows. */
  #cuts: readonly number[];
  #minWorth = 0;

  constructor(judgment: Judgment, hits: readonly Hit[]) {
    this.#judgment = judgment;
    this.#hits = hits;
    this.#remaining = hits;
    this.#cuts = [...judgment.layout.paragraphs, judgment.words];
  }

  select(count: number): JudgmentPassage[] {
    const maxTries = count * MAX_TRIES_PER_PASSAGE;
    for (let tries = 0; this.#passages.length < count && tries < maxTries; tries++) if (!this.#tryBestWindow()) break;
    return this.#passages;
  }

  /** Tries the best remaining window; returns whether there was one of sufficient weight. */
  #tryBestWindow(): boolean {
    if (this.#remaining.length === 0) return false;
    const { from, to, worth } = findBestWindow(this.#remaining, this.#cuts);
    if (worth < this.#minWorth) return false;
    this.#minWorth ||= worth * MIN_RELATIVE_WORTH;
    const { layout, read } = this.#judgment;
    const within = {
      from: this.#cuts.findLast((cut) => cut <= from)!,
      to: this.#cuts.find((cut) => cut > to)! - 1,
    };
    const around = {
      from: Math.max(within.from, from - PASSAGE_CONTEXT_WORDS),
      to: Math.min(within.to, to + PASSAGE_CONTEXT_WORDS),
    };
    const excerpt = readTextExcerpt(layout.checkpoints, read, around, from);
    let tried: WordRange = { from, to };
    if (canFit(excerpt, { from, to: from }, Number.POSITIVE_INFINITY)) {
      const range = selectPassageRange(excerpt, layout.sentences, { from, to }, within);
      this.#addUnlessDuplicate(excerpt, range);
      tried = range;
    }
    this.#remaining = this.#remaining.filter(({ start, end }) => end < tried.from || start > tried.to);
    this.#cuts = [...this.#cuts, tried.from, tried.to + 1].sort((a, b) => a - b);
    return true;
  }

  #addUnlessDuplicate(excerpt: TextExcerpt, range: PassageRange): void {
    const words = new Set(excerpt.words.slice(range.from - excerpt.base, range.to + 1 - excerpt.base));
    if (this.#vocabularies.some((other) => isDuplicate(other, words))) return;
    this.#vocabularies.push(words);
    this.#passages.push({ ...formatExcerpt(excerpt, range, this.#hits), ...this.#locate(excerpt, range) });
  }

  #locate(
    excerpt: TextExcerpt,
    range: PassageRange,
  ): Pick<JudgmentPassage, "opinion" | "paragraph" | "paragraphStart"> {
    const { layout, read, opinions } = this.#judgment;
    const { checkpoints, paragraphs } = layout;
    const paragraph = gallop(paragraphs, range.from + 1);
    const opinion = opinions.findLastIndex((first) => first <= range.from);
    const first = paragraphs[paragraph - 1]!;
    const around =
      first > excerpt.base || excerpt.start === 0
        ? excerpt
        : readTextExcerpt(checkpoints, read, { from: first, to: first }, first);
    return {
      opinion,
      paragraph: paragraph - gallop(paragraphs, opinions[opinion]!),
      paragraphStart: around.start + findSentenceStart(around, first),
    };
  }
}

function isDuplicate(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return shared >= MIN_DUPLICATE_OVERLAP * (one.size + other.size - shared);
}

function formatExcerpt(
  excerpt: TextExcerpt,
  range: PassageRange,
  hits: readonly Hit[],
): Pick<JudgmentPassage, "html" | "start" | "end"> {
  const { base, starts, ends, text } = excerpt;
  const first = starts[range.from - base]!;
  const start = range.cutBefore ? first : findSentenceStart(excerpt, range.from);
  // A single word may be longer than a passage.
  const end = range.cutAfter
    ? Math.min(ends[range.to - base]!, first + MAX_PASSAGE_CHARS)
    : findSentenceEnd(excerpt, range.to);
  const marked = listHitWords(hits, range.from, range.to + 1).map((word) => ({
    start: starts[word + range.from - base]!,
    end: Math.min(end, ends[word + range.from - base]!),
  }));
  const html = markWords(text, start, end, marked);
  return {
    html: `${range.cutBefore ? "…" : ""}${html}${range.cutAfter ? "…" : ""}`,
    start: excerpt.start + start,
    end: excerpt.start + end,
  };
}
