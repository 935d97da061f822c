import type { OpinionSpan } from "../../../law/case.ts";
import { splitSentences } from "../../../text/sentences/sentences.ts";
import type { ShingleIndex } from "./shingle-index.ts";

/** What a text contains that no other text does. */
export interface OwnPassages {
  /** Whole sentences, in order. Neighbours are one passage. */
  readonly passages: readonly OpinionSpan[];
  /** Number of words of the text. */
  readonly words: number;
  /** Number of those that no other text contains, in a passage or not. */
  readonly ownWords: number;
}

/** Words by which a passage has more of its own than of other texts. Two scans of one page differ by fewer. */
const MIN_OWN_WORDS = 5;
/** Words of letters in a sentence that is a passage by itself; what a scanner reads in a smear has fewer. */
const MIN_SENTENCE_WORDS = 3;

/**
 * Finds the passages of a text that the texts of an index do not contain: the sentences of every run in which at least
 * 5 more words are missing than are found, and sentences of which no word is found. A single word that differs, a page
 * number or a footnote mark is no passage. Linear in the text.
 */
export function findOwnPassages(text: string, index: ShingleIndex): OwnPassages {
  const sentences = splitSentences(text);
  const isOwn = new Uint8Array(sentences.length);
  const runs = createMaximalRuns();
  let words = 0;
  let ownWords = 0;
  let at = 0;
  let found = 0;
  let plain = 0;
  const endSentence = () => {
    if (found === 0 && plain >= MIN_SENTENCE_WORDS) isOwn[at] = 1;
    found = 0;
    plain = 0;
  };
  index.compareWords(text, (start, end, isContained) => {
    while (at + 1 < sentences.length && start >= (sentences[at]?.end ?? 0)) {
      endSentence();
      at++;
    }
    words++;
    ownWords += Number(!isContained);
    found += Number(isContained);
    plain += Number(PLAIN_WORD.test(text.slice(start, Math.min(end, start + MAX_TESTED_CHARS))));
    runs.add(start, end, isContained ? -1 : 1);
  });
  endSentence();

  let next = 0;
  for (const run of runs.list()) {
    if (run.score < MIN_OWN_WORDS) continue;
    while ((sentences[next]?.end ?? Infinity) <= run.start) next++;
    while ((sentences[next]?.start ?? Infinity) < run.end) isOwn[next++] = 1;
  }
  return { passages: joinSentences(text, sentences, isOwn), words, ownWords };
}

const PLAIN_WORD = /^[\p{L}\p{M}]{2}/u;
const MAX_TESTED_CHARS = 4;

/** Joins the sentences of each passage, without white space at its ends. */
function joinSentences(text: string, sentences: readonly OpinionSpan[], isOwn: Uint8Array): OpinionSpan[] {
  const passages: OpinionSpan[] = [];
  for (let at = 0; at < sentences.length; at++) {
    if (isOwn[at] === 0) continue;
    const first = sentences[at] as OpinionSpan;
    while (isOwn[at + 1] === 1) at++;
    const { end } = sentences[at] as OpinionSpan;
    const passage = text.slice(first.start, end);
    const start = first.start + passage.length - passage.trimStart().length;
    passages.push({ start, end: start + passage.trim().length });
  }
  return passages;
}

/** Consecutive words with the sum of their scores. */
interface Run extends OpinionSpan {
  readonly score: number;
}

interface Segment {
  readonly start: number;
  readonly end: number;
  /** Sums of all scores before its first and up to its last word. */
  readonly before: number;
  readonly after: number;
  /** Index of the nearest earlier segment with a smaller sum before it; -1 if there is none. */
  readonly lower: number;
}

/**
 * Finds all maximal scoring subsequences of words in linear time (Ruzzo and Tompa 1999): runs that neither gain by more
 * words nor contain a part that lowers them. So a quotation of another text divides a long passage only if the words on
 * one of its sides are fewer than its own.
 */
function createMaximalRuns() {
  const segments: Segment[] = [];
  let sum = 0;
  return {
    add(start: number, end: number, score: number): void {
      sum += score;
      if (score <= 0) return;
      let segment: Segment = { start, end, before: sum - score, after: sum, lower: -1 };
      for (;;) {
        let lower = segments.length - 1;
        while (lower >= 0 && (segments[lower] as Segment).before >= segment.before)
          lower = (segments[lower] as Segment).lower;
        const known = segments[lower];
        segment = { ...segment, lower };
        if (known === undefined || known.after >= segment.after) break;
        segments.length = lower;
        segment = { ...segment, start: known.start, before: known.before };
      }
      segments.push(segment);
    },
    list: (): readonly Run[] =>
      segments.map(({ start, end, before, after }) => ({ start, end, score: after - before })),
  };
}
