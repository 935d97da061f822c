import { stem } from "../../query/stem.ts";
import { forEachWord } from "../../query/words.ts";
import { CHECKPOINT_WORDS } from "../../search/layout.ts";
import { boundaryBetween } from "../../search/sentences.ts";
import type { Library } from "../library.ts";
import type { Sentence } from "./passage.ts";

/** The sentences of a judgment that begin with one of its words from `from` to before `to`. */
export function sentencesOfCase({ searcher, texts }: Library, ordinal: number, from: number, to: number): Sentence[] {
  const { index } = searcher;
  const { checkpoints } = index.layout(ordinal);
  // One checkpoint earlier, for what opens the first sentence: a quotation mark, a bracket.
  const first = Math.max(0, Math.floor(from / CHECKPOINT_WORDS) - 1);
  const last = Math.floor(to / CHECKPOINT_WORDS) + 1;
  const start = first === 0 ? 0 : checkpoints[first]!;
  const text = texts.slice(index.columns.clusterIds[ordinal]!, start, checkpoints[last] ?? Number.MAX_SAFE_INTEGER);
  return sentencesOf(text, start, from - first * CHECKPOINT_WORDS, to - first * CHECKPOINT_WORDS);
}

/**
 * The sentences of a text that begin with one of its words from `from` to before `to`.
 * @param offset where the text stands in its source
 */
export function sentencesOf(text: string, offset = 0, from = 0, to = Number.POSITIVE_INFINITY): Sentence[] {
  const found: Sentence[] = [];
  let at = -1;
  let before = "";
  let beforeEnd = 0;
  let start = -1;
  let count = 0;
  let stems = new Set<string>();

  function close(end: number): void {
    if (start < 0) return;
    const sentence = text.slice(start, end).trimEnd();
    found.push({ start: offset + start, end: offset + start + sentence.length, text: sentence, stems, words: count });
    start = -1;
    stems = new Set();
    count = 0;
  }

  forEachWord(text, (word, wordStart, wordEnd) => {
    at++;
    if (at <= to && (at === from || (at > from && boundaryBetween(text, before, beforeEnd, wordStart) > 0))) {
      const opening = openedAt(text, wordStart, beforeEnd);
      close(opening);
      if (at < to) start = opening;
    }
    if (start >= 0) {
      stems.add(stem(word));
      count++;
    }
    before = word;
    beforeEnd = wordEnd;
  });
  close(text.length);
  return found;
}

/** Where a sentence begins whose first word is at `start`: with what opens it. */
function openedAt(text: string, start: number, from: number): number {
  let at = start;
  while (at > from && OPENING.has(text[at - 1]!)) at--;
  return at;
}

const OPENING: ReadonlySet<string> = new Set(["“", "‘", '"', "'", "(", "[", "$", "§", "₹", "*"]);
