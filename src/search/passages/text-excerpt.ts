import { visitWords } from "../../text/words.ts";
import { WORDS_PER_CHECKPOINT } from "../layout/text-layout.ts";
import { gallop } from "../postings/gallop.ts";

/** Reads `[start, end)` of one judgment, in UTF-16 code units. */
export type ReadJudgment = (start: number, end: number) => string;

/** A range of words of a judgment, by the numbers of its first and last word. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** A part of a judgment, split into words. */
export interface TextExcerpt {
  readonly text: string;
  /** Offset of the text in the judgment. */
  readonly start: number;
  /** The number of its first word. */
  readonly base: number;
  readonly words: readonly string[];
  /** Offsets of each of them in the text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Maximum length of an excerpt, in UTF-16 code units. */
const MAX_EXCERPT_CHARS = 16_384;

/** Reads the words of a range and some on either side; if that is too much text, from the word `needed` on. */
export function readTextExcerpt(
  checkpoints: Uint32Array,
  read: ReadJudgment,
  { from, to }: WordRange,
  needed: number,
): TextExcerpt {
  const behind = Math.floor(to / WORDS_PER_CHECKPOINT) + 1;
  const end = checkpoints[behind] ?? Number.MAX_SAFE_INTEGER;
  let first = Math.max(0, Math.floor((from - 1) / WORDS_PER_CHECKPOINT));
  const known = Math.min(end, checkpoints[checkpoints.length - 1]!);
  if (known - getCheckpointOffset(checkpoints, first) > MAX_EXCERPT_CHARS)
    first = Math.floor(needed / WORDS_PER_CHECKPOINT);
  const start = getCheckpointOffset(checkpoints, first);
  const text = read(start, Math.min(end, start + MAX_EXCERPT_CHARS));
  const words: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  visitWords(text, (word, wordStart, wordEnd) => {
    // The last word of a text that was cut off may be incomplete.
    if (wordEnd === MAX_EXCERPT_CHARS) return;
    words.push(word);
    starts.push(wordStart);
    ends.push(wordEnd);
  });
  return { text, start, base: first * WORDS_PER_CHECKPOINT, words, starts, ends };
}

/** Counts the words of a judgment before an offset that is not within a word. */
export function countWordsBefore(checkpoints: Uint32Array, read: ReadJudgment, offset: number): number {
  if (offset === 0 || checkpoints.length === 0) return 0;
  const checkpoint = Math.max(0, gallop(checkpoints, offset) - 1);
  let words = checkpoint * WORDS_PER_CHECKPOINT;
  visitWords(read(checkpoints[checkpoint]!, offset), () => words++);
  return words;
}

/** Returns whether an excerpt contains all words of a range, and their text is at most `maxChars` long. */
export function canFit({ base, starts, ends }: TextExcerpt, { from, to }: WordRange, maxChars: number): boolean {
  return from >= base && to < base + ends.length && ends[to - base]! - starts[from - base]! <= maxChars;
}

/** Maximum length of the marks at the beginning of a paragraph that belong to its first sentence. */
const MAX_OPENING_CHARS = 12;

/** Returns the offset in an excerpt of the sentence that begins with a word, including opening quotes and brackets. */
export function findSentenceStart({ text, starts, ends, base, start }: TextExcerpt, word: number): number {
  const at = starts[word - base]!;
  const isFirst = word === base;
  // The text before an excerpt is not known.
  if (isFirst && start > 0) return at;
  const gap = text.slice(isFirst ? 0 : ends[word - base - 1]!, at);
  const line = gap.slice(gap.lastIndexOf("\n") + 1).trimStart();
  const isOpening = (isFirst || gap.includes("\n")) && line.length <= MAX_OPENING_CHARS;
  return at - (isOpening ? line : matchOpeners(gap)).length;
}

/** Returns the end offset of the sentence that ends with a word, including closing marks but not the opening ones after. */
export function findSentenceEnd({ text, starts, ends, base }: TextExcerpt, word: number): number {
  const at = ends[word - base]!;
  const [gap = ""] = text.slice(at, starts[word - base + 1] ?? text.length).split("\n\n", 1);
  const marks = gap.slice(0, gap.length - matchOpeners(gap).length);
  return at + (marks === marks.trimEnd() && marks !== "" ? gap : marks).trimEnd().length;
}

/** Returns the quotes and brackets at the end of a gap that open the next sentence; at most four, to bound the search. */
function matchOpeners(gap: string): string {
  return /["'“‘([{«—]{0,4}$/.exec(gap.slice(-4))?.[0] ?? "";
}

/** Returns the offset of a checkpoint; the first one is the beginning of the text. */
function getCheckpointOffset(checkpoints: Uint32Array, checkpoint: number): number {
  return checkpoint === 0 ? 0 : checkpoints[checkpoint]!;
}
