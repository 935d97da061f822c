import { EngineError } from "../../errors.ts";
import { writeCaseColumns } from "../../store/postings/case-columns.ts";
import type { PostingWriter } from "../../store/postings/posting-tables.ts";
import { compareCodePoints } from "../../text/code-points.ts";
import { classifyBoundary, NO_BOUNDARY, PARAGRAPH_START } from "../../text/sentences/sentence-boundary.ts";
import { stem } from "../../text/stem.ts";
import { visitWords } from "../../text/words.ts";
import { TextLayoutEncoder, WORDS_PER_CHECKPOINT } from "../layout/text-layout.ts";
import { ByteWriter } from "../postings/bytes.ts";
import { PageWriter } from "../postings/pages.ts";
import { PostingListEncoder } from "../postings/posting-list-encoder.ts";
import { TermBlockWriter } from "../vocabulary/term-blocks.ts";
import { WordBlockWriter } from "../vocabulary/word-blocks.ts";
import type { BlockPool } from "./byte-arena.ts";
import { ColumnBuilder } from "./column-builder.ts";
import { CountingWriter } from "./counting-writer.ts";
import { encodeRecordedPostings } from "./encode-recorded-postings.ts";
import type { IndexedCase } from "./indexed-case.ts";
import { StemCaseCounter } from "./stem-case-counter.ts";
import { WordRecorder } from "./word-recorder.ts";

/** What a finished index contains. Words are counted with repetition; bytes exclude SQLite's own. */
export interface IndexSummary {
  readonly cases: number;
  readonly words: number;
  readonly distinctWords: number;
  readonly stems: number;
  readonly bytes: number;
}

/** Builds an index, case by case. */
export interface IndexBuilder {
  /** Bytes of memory that the postings take, about. */
  readonly memoryBytes: number;
  /**
   * Adds a case, in ascending order of cluster id. Its place in this order is its ordinal in the index.
   * @throws EngineError `internal` if the case is out of order
   */
  add(input: IndexedCase): void;
  /** Writes the index; call once, after the last case. */
  finish(): IndexSummary;
}

/**
 * Creates a builder of the search index of a corpus. The same cases produce the same bytes.
 *
 * A case is two texts, its name and its judgment, in one numbering of words: the name from 0, then one number that no
 * word has, so that no phrase runs from the name into the judgment, then the judgment. Opinions joined into one
 * `content` are one text: a phrase may run across the blank line between them, as it does for a reader of `content`.
 *
 * Until `finish` the postings stay in memory, packed: about 4 bytes per word of text, and 100 bytes per distinct word.
 * @param pool where their memory comes from, and goes at the end; default: the system
 */
export function createIndexBuilder(target: PostingWriter, pool?: BlockPool): IndexBuilder {
  const writer = new CountingWriter(target);
  const recorder = new WordRecorder(pool);
  const layouts = new TextLayoutEncoder();
  const columns = new ColumnBuilder();

  return {
    get memoryBytes() {
      return recorder.memoryBytes + columns.count * COLUMN_BYTES_PER_CASE;
    },

    add(input) {
      if (input.clusterId <= columns.lastClusterId) {
        throw new EngineError("internal", `Case ${input.clusterId} came out of order to the search index.`);
      }
      const ordinal = columns.count;
      recorder.beginText(ordinal, 0);
      visitWords(input.title, (word) => recorder.record(word));
      const nameWords = recorder.endText();
      recorder.beginText(ordinal, nameWords + 1);
      recordContent(input.content, recorder, layouts);
      const textWords = recorder.endText();
      writer.addLayout(ordinal, layouts.finish());
      columns.add(input, nameWords, textWords);
    },

    finish() {
      const built = columns.build();
      const stems = writeTerms(writer, recorder, built.nameWords);
      writeWords(writer, recorder.words);
      writeCaseColumns(writer, built);
      recorder.release();
      return {
        cases: columns.count,
        words: columns.words,
        distinctWords: recorder.words.length,
        stems,
        bytes: writer.bytes,
      };
    },
  };
}

/** Bytes of memory that the columns take per case until they are packed. */
const COLUMN_BYTES_PER_CASE = 100;

/** Records the words of a judgment, and where its checkpoints, sentences and paragraphs begin. */
function recordContent(content: string, recorder: WordRecorder, layouts: TextLayoutEncoder): void {
  let number = 0;
  let before = "";
  let beforeEnd = 0;
  visitWords(content, (word, start, end) => {
    if (number % WORDS_PER_CHECKPOINT === 0) layouts.addCheckpoint(start);
    const boundary = number === 0 ? PARAGRAPH_START : classifyBoundary(content, before, beforeEnd, start);
    if (boundary !== NO_BOUNDARY) layouts.addBoundary(number, boundary === PARAGRAPH_START);
    recorder.record(word);
    number++;
    before = word;
    beforeEnd = end;
  });
}

/** Writes the vocabulary by stem, with all posting lists; returns the number of stems. */
function writeTerms(writer: PostingWriter, recorder: WordRecorder, nameWords: Uint32Array): number {
  const { words } = recorder;
  const pages = new PageWriter(writer);
  const terms = new TermBlockWriter(writer, pages);
  const encoder = new PostingListEncoder();
  const raw = new ByteWriter(1 << 16);
  const stemCases = new StemCaseCounter(nameWords.length);
  const stems = words.map(stem);
  const order = Uint32Array.from(words.keys());
  order.sort((a, b) => compareCodePoints(stems[a]!, stems[b]!) || compareCodePoints(words[a]!, words[b]!));
  let stemCount = 0;
  for (let i = 0; i < order.length; i++) {
    const id = order[i]!;
    raw.clear();
    recorder.copyRun(id, raw);
    terms.addForm(stems[id]!, words[id]!, encodeRecordedPostings(raw.view(), nameWords, encoder, stemCases));
    if (i + 1 < order.length && stems[order[i + 1]!] === stems[id]) continue;
    terms.endTerm(stems[id]!, stemCases.takeCount());
    stemCount++;
  }
  terms.finish();
  pages.finish();
  return stemCount;
}

/** Writes the vocabulary by word, for prefixes. */
function writeWords(writer: PostingWriter, words: readonly string[]): void {
  const blocks = new WordBlockWriter(writer);
  const order = Uint32Array.from(words.keys());
  order.sort((a, b) => compareCodePoints(words[a]!, words[b]!));
  for (const id of order) blocks.add(words[id]!);
  blocks.finish();
}
