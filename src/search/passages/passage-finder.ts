import type { CaseIndex } from "../case-index.ts";
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
  readTextExcerpt,
  type TextExcerpt,
  type WordRange,
} from "./text-excerpt.ts";

/** A passage of a judgment that has what is looked for. Offsets are UTF-16 units of the judgment's `content`. */
export interface JudgmentPassage {
  /** As a snippet, but whole sentences; an ellipsis where one is cut that is too long. */
  readonly html: string;
  readonly start: number;
  readonly end: number;
  /** Which of the case's opinions it stands in, from 0, and in which of that opinion's paragraphs, from 1. */
  readonly opinion: number;
  readonly paragraph: number;
  /** Where that paragraph begins. */
  readonly paragraphStart: number;
}

export interface PassagesRequest {
  /** Passages of a case at most. */
  readonly count: number;
  /** Where a case's opinions begin in its `content`, ascending. */
  readonly opinionStarts: (clusterId: number) => readonly number[];
}

/** Words on either side of what was found that a passage can hold. */
const PASSAGE_CONTEXT_WORDS = 100;
/** A passage is shown if it is worth this share of the best one: not for "court" where "estoppel" was looked for too. */
const MIN_RELATIVE_WORTH = 1 / 8;
/** Looks for passages, for each that is asked for: some say the same again. */
const MAX_TRIES_PER_PASSAGE = 3;

/**
 * The best passages of a case, best first: the windows that are worth most, as for a snippet, each within a paragraph
 * and widened to whole sentences. None overlaps another, and none says what another says. Reads the text around each
 * window, never the whole judgment.
 */
export function createPassageFinder(
  index: CaseIndex,
  hitsOf: HitFinder,
  readText: ReadText,
  { count, opinionStarts }: PassagesRequest,
): (ordinal: number) => JudgmentPassage[] {
  return (ordinal) => {
    const clusterId = index.columns.clusterIds[ordinal]!;
    const { checkpoints, sentences, paragraphs } = index.readLayout(ordinal);
    const read = (start: number, end: number) => readText(clusterId, start, end);
    const hits = hitsOf(ordinal);
    if (hits.length === 0) return [];
    const opinions = opinionStarts(clusterId).map((offset) => countWordsBefore(checkpoints, read, offset));

    /** Null where another that is shown already says the same. */
    function toShownPassage(piece: TextExcerpt, span: PassageRange): ShownPassage | null {
      const words = new Set(piece.words.slice(span.from - piece.base, span.to + 1 - piece.base));
      if (shown.some((other) => isDuplicate(other.words, words))) return null;
      const paragraph = gallop(paragraphs, span.from + 1);
      const opinion = opinions.findLastIndex((first) => first <= span.from);
      const first = paragraphs[paragraph - 1]!;
      const around =
        first > piece.base || piece.start === 0
          ? piece
          : readTextExcerpt(checkpoints, read, { from: first, to: first }, first);
      return {
        words,
        passage: {
          ...formatExcerpt(piece, span, hits),
          opinion,
          paragraph: paragraph - gallop(paragraphs, opinions[opinion]!),
          paragraphStart: around.start + findSentenceStart(around, first),
        },
      };
    }

    const shown: ShownPassage[] = [];
    let left: readonly Hit[] = hits;
    let least = 0;
    /** The first words of stretches that no passage runs out of. */
    let cuts: readonly number[] = [...paragraphs, index.columns.textWords[ordinal]!];
    for (let tries = 0; shown.length < count && left.length > 0 && tries < count * MAX_TRIES_PER_PASSAGE; tries++) {
      const { first: from, last: to, worth } = findBestWindow(left, cuts);
      if (worth < least) break;
      least ||= worth * MIN_RELATIVE_WORTH;
      const within = { from: cuts.findLast((cut) => cut <= from)!, to: cuts.find((cut) => cut > to)! - 1 };
      const around = {
        from: Math.max(within.from, from - PASSAGE_CONTEXT_WORDS),
        to: Math.min(within.to, to + PASSAGE_CONTEXT_WORDS),
      };
      const piece = readTextExcerpt(checkpoints, read, around, from);
      let span: WordRange = { from, to };
      if (canFit(piece, { from, to: from }, Number.POSITIVE_INFINITY)) {
        const cut = selectPassageRange(piece, sentences, { from, to }, within);
        const found = toShownPassage(piece, cut);
        if (found) shown.push(found);
        span = cut;
      }
      left = left.filter(({ start, end }) => end < span.from || start > span.to);
      cuts = [...cuts, span.from, span.to + 1].sort((a, b) => a - b);
    }
    return shown.map(({ passage }) => passage);
  };
}

interface ShownPassage {
  readonly passage: JudgmentPassage;
  readonly words: ReadonlySet<string>;
}

/** Passages that share so much of the words that they have between them are one: a headnote repeats the judgment. */
const MIN_DUPLICATE_OVERLAP = 0.7;

function isDuplicate(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  return shared >= MIN_DUPLICATE_OVERLAP * (one.size + other.size - shared);
}

function formatExcerpt(
  piece: TextExcerpt,
  span: PassageRange,
  hits: readonly Hit[],
): Pick<JudgmentPassage, "html" | "start" | "end"> {
  const { base, starts, ends, text } = piece;
  const first = starts[span.from - base]!;
  const start = span.cutBefore ? first : findSentenceStart(piece, span.from);
  // A single word may be longer than a passage.
  const end = span.cutAfter
    ? Math.min(ends[span.to - base]!, first + MAX_PASSAGE_CHARS)
    : findSentenceEnd(piece, span.to);
  const marked = listHitWords(hits, span.from, span.to + 1).map((word) => ({
    start: starts[word + span.from - base]!,
    end: Math.min(end, ends[word + span.from - base]!),
  }));
  const html = markWords(text, start, end, marked);
  return {
    html: `${span.cutBefore ? "…" : ""}${html}${span.cutAfter ? "…" : ""}`,
    start: piece.start + start,
    end: piece.start + end,
  };
}
