import { WORDS_PER_CHECKPOINT } from "../../search/layout/text-layout.ts";
import { classifyBoundary } from "../../text/sentences/sentence-boundary.ts";
import { stem } from "../../text/stem.ts";
import { visitWords } from "../../text/words.ts";
import type { AskContext } from "../context.ts";
import type { SourceSentence } from "./passage.ts";

/** The sentences of a judgment that begin with one of its words from `from` to before `to`. */
export function readCaseSentences(
  { searcher, texts }: AskContext,
  ordinal: number,
  from: number,
  to: number,
): SourceSentence[] {
  const { index } = searcher;
  const { checkpoints } = index.readLayout(ordinal);
  // One checkpoint earlier, for what opens the first sentence: a quotation mark, a bracket.
  const first = Math.max(0, Math.floor(from / WORDS_PER_CHECKPOINT) - 1);
  const last = Math.floor(to / WORDS_PER_CHECKPOINT) + 1;
  const start = first === 0 ? 0 : checkpoints[first]!;
  const text = texts.readSlice(index.columns.clusterIds[ordinal]!, start, checkpoints[last] ?? Number.MAX_SAFE_INTEGER);
  return splitSentences(text, start, from - first * WORDS_PER_CHECKPOINT, to - first * WORDS_PER_CHECKPOINT);
}

/**
 * The sentences of a text that begin with one of its words from `from` to before `to`.
 * @param offset where the text stands in its source
 */
export function splitSentences(text: string, offset = 0, from = 0, to = Number.POSITIVE_INFINITY): SourceSentence[] {
  const found: SourceSentence[] = [];
  let at = -1;
  let before = "";
  let beforeEnd = 0;
  let start = -1;
  let count = 0;
  let stems = new Set<string>();

  function close(end: number): void {
    if (start < 0) return;
    const sentence = text.slice(start, end).trimEnd();
    found.push({
      start: offset + start,
      end: offset + start + sentence.length,
      text: sentence,
      stems,
      wordCount: count,
    });
    start = -1;
    stems = new Set();
    count = 0;
  }

  visitWords(text, (word, wordStart, wordEnd) => {
    at++;
    if (at <= to && (at === from || (at > from && classifyBoundary(text, before, beforeEnd, wordStart) > 0))) {
      const opening = findOpening(text, wordStart, beforeEnd);
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
function findOpening(text: string, start: number, from: number): number {
  let at = start;
  while (at > from && OPENING_CHARACTERS.has(text[at - 1]!)) at--;
  return at;
}

const OPENING_CHARACTERS: ReadonlySet<string> = new Set(["“", "‘", '"', "'", "(", "[", "$", "§", "₹", "*"]);
