import { WORDS_PER_CHECKPOINT } from "../../search/layout/text-layout.ts";
import { gallop } from "../../search/postings/gallop.ts";
import { type SourceSentence, splitSourceSentences } from "../../text/sentences/source-sentences.ts";
import { visitWords } from "../../text/words.ts";
import type { FileContext } from "./file-context.ts";

/** A range of words of a case, by number; `to` is exclusive. */
export interface SentenceWordRange {
  readonly from: number;
  readonly to: number;
}

/** Returns the sentences of a case that begin with a word of the range. */
export function readCaseSentences(
  context: FileContext,
  ordinal: number,
  { from, to }: SentenceWordRange,
): SourceSentence[] {
  const { searcher, texts, toClusterId } = context;
  const { checkpoints } = searcher.index.readLayout(ordinal);
  // One checkpoint earlier, for the marks that open the first sentence: a quotation mark, a bracket.
  const first = Math.max(0, Math.floor(from / WORDS_PER_CHECKPOINT) - 1);
  const last = Math.floor(to / WORDS_PER_CHECKPOINT) + 1;
  const offset = first === 0 ? 0 : checkpoints[first]!;
  const text = texts.readSlice(toClusterId(ordinal), offset, checkpoints[last] ?? Number.MAX_SAFE_INTEGER);
  const firstWord = first * WORDS_PER_CHECKPOINT;
  return splitSourceSentences(text, { offset, fromWord: from - firstWord, toWord: to - firstWord });
}

/** Returns the words of the sentence at an offset of the text of a case, in UTF-16 code units. */
export function findSentenceWords(context: FileContext, ordinal: number, offset: number): SentenceWordRange {
  const { searcher, texts, toClusterId } = context;
  const { checkpoints, sentences } = searcher.index.readLayout(ordinal);
  const first = Math.max(0, gallop(checkpoints, offset + 1) - 1);
  const start = first === 0 ? 0 : checkpoints[first]!;
  let word = first * WORDS_PER_CHECKPOINT - 1;
  visitWords(texts.readSlice(toClusterId(ordinal), start, offset + 1), () => void word++);
  const next = gallop(sentences, Math.max(0, word) + 1);
  return {
    from: next === 0 ? 0 : sentences[next - 1]!,
    to: sentences[next] ?? searcher.index.columns.textWords[ordinal]!,
  };
}
