import { visitWords } from "../../text/words.ts";
import { WORDS_PER_CHECKPOINT } from "../layout/text-layout.ts";
import { gallop } from "../postings/gallop.ts";

/** Reads a part of one judgment. */
export type ReadJudgment = (start: number, end: number) => string;

/** A stretch of a judgment, by its first and last word. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** A piece of a judgment with its words. */
export interface TextExcerpt {
  readonly text: string;
  /** Offset of the piece in the judgment. */
  readonly start: number;
  /** The number of its first word. */
  readonly base: number;
  readonly words: readonly string[];
  /** Where each of them begins and ends, in the piece. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A piece that would be longer is read from where it is needed. UTF-16 units. */
const MAX_EXCERPT_CHARS = 16_384;

/** Reads the words of a span and some on either side; where too much text stands between them, from `needed` on. */
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
    // The last word of a text that was cut off may be half of one.
    if (wordEnd === MAX_EXCERPT_CHARS) return;
    words.push(word);
    starts.push(wordStart);
    ends.push(wordEnd);
  });
  return { text, start, base: first * WORDS_PER_CHECKPOINT, words, starts, ends };
}

/** How many of the judgment's words stand before an offset at which none is under way. */
export function countWordsBefore(checkpoints: Uint32Array, read: ReadJudgment, offset: number): number {
  if (offset === 0 || checkpoints.length === 0) return 0;
  const checkpoint = Math.max(0, gallop(checkpoints, offset) - 1);
  let words = checkpoint * WORDS_PER_CHECKPOINT;
  visitWords(read(checkpoints[checkpoint]!, offset), () => words++);
  return words;
}

/** Whether the piece has all the words of a span, and they are no longer than that. */
export function canFit({ base, starts, ends }: TextExcerpt, { from, to }: WordRange, maxChars: number): boolean {
  return from >= base && to < base + ends.length && ends[to - base]! - starts[from - base]! <= maxChars;
}

/** Marks at the beginning of a paragraph that belong to it; a longer line of them does not. */
const MAX_OPENING_CHARS = 12;

/** Where a sentence begins that begins with a word: opening quotes and brackets belong to it. */
export function findSentenceStart({ text, starts, ends, base, start }: TextExcerpt, word: number): number {
  const at = starts[word - base]!;
  const isFirst = word === base;
  // What stands before a piece is not known.
  if (isFirst && start > 0) return at;
  const gap = text.slice(isFirst ? 0 : ends[word - base - 1]!, at);
  const line = gap.slice(gap.lastIndexOf("\n") + 1).trimStart();
  const isOpening = (isFirst || gap.includes("\n")) && line.length <= MAX_OPENING_CHARS;
  return at - (isOpening ? line : matchOpeners(gap)).length;
}

/** Where a sentence ends that ends with a word: its marks belong to it, what opens the next one does not. */
export function findSentenceEnd({ text, starts, ends, base }: TextExcerpt, word: number): number {
  const at = ends[word - base]!;
  const [gap = ""] = text.slice(at, starts[word - base + 1] ?? text.length).split("\n\n", 1);
  const marks = gap.slice(0, gap.length - matchOpeners(gap).length);
  return at + (marks === marks.trimEnd() && marks !== "" ? gap : marks).trimEnd().length;
}

/** Quotes and brackets that open what follows; at most four, so that looking for them stays short. */
function matchOpeners(gap: string): string {
  return /["'“‘([{«—]{0,4}$/.exec(gap.slice(-4))?.[0] ?? "";
}

/** What stands before the first word belongs to it. */
function getCheckpointOffset(checkpoints: Uint32Array, checkpoint: number): number {
  return checkpoint === 0 ? 0 : checkpoints[checkpoint]!;
}
