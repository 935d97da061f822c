import { EngineError } from "../../errors.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { type Freshness, toFreshnessCode } from "../../law/treatment.ts";
import { JURISDICTIONS_BY_CODE, writeCaseColumns } from "../../store/postings/case-columns.ts";
import type { PostingWriter } from "../../store/postings/posting-tables.ts";
import { compareCodePoints, decodeUtf8, encodeUtf8 } from "../../text/code-points.ts";
import { classifyBoundary, NO_BOUNDARY, PARAGRAPH_START } from "../../text/sentence-boundary.ts";
import { stem } from "../../text/stem.ts";
import { visitWords } from "../../text/words.ts";
import { TextLayoutEncoder, WORDS_PER_CHECKPOINT } from "../layout/text-layout.ts";
import {
  type AdjacentWordClasses,
  classifyWord,
  NO_WORD_CLASS,
  packAdjacentClasses,
} from "../postings/adjacent-word-classes.ts";
import { ByteWriter } from "../postings/bytes.ts";
import { PageWriter } from "../postings/pages.ts";
import {
  type EncodedPostingList,
  MAX_POSITIONS_WITH_CLASSES,
  PostingListEncoder,
} from "../postings/posting-list-encoder.ts";
import { TermBlockWriter } from "../vocabulary/term-blocks.ts";
import { WordBlockWriter } from "../vocabulary/word-blocks.ts";
import { ByteArena, resizeUint8Array, resizeUint32Array } from "./byte-arena.ts";
import { StemCaseCounter } from "./stem-case-counter.ts";

/** A case as the index reads it. */
export interface IndexedCase {
  readonly clusterId: number;
  /** The case name. */
  readonly title: string;
  /** The judgment: all opinions and headnotes, exactly the text that a result's `content` gives. */
  readonly content: string;
  /** `YYYY-MM-DD`. */
  readonly dateFiled: string;
  readonly courtId: string;
  readonly jurisdiction: Jurisdiction;
  /** Known only after the citations are; see `writeStatusColumns`. Default 0 and `Good Law`. */
  readonly citeCount?: number;
  readonly freshness?: Freshness;
}

/** What a finished index holds. Words are counted with repetition; bytes without SQLite's own. */
export interface IndexSummary {
  readonly cases: number;
  readonly words: number;
  readonly distinctWords: number;
  readonly stems: number;
  readonly bytes: number;
}

export interface IndexBuilder {
  /** Cases come in ascending cluster id: their place in that order is the ordinal by which the index knows them. */
  add(input: IndexedCase): void;
  finish(): IndexSummary;
}

/**
 * Builds the search index of a corpus. The same cases give the same bytes.
 *
 * A case is two texts, its name and its judgment, in one numbering of words: the name from 0, then one number that no
 * word has, so that no phrase runs from the name into the judgment, then the judgment. Opinions joined into one
 * `content` are one text: a phrase may run across the blank line between them, as it does for a reader of `content`.
 *
 * Until `finish` the postings stay in memory, packed, at about 4 bytes a word of text, and 100 bytes a different word.
 */
export function createIndexBuilder(target: PostingWriter): IndexBuilder {
  const { writer, written } = countWrittenBytes(target);
  const ids = new Map<string, number>();
  const words: string[] = [];
  const arena = new ByteArena();
  let lastOrdinal = new Uint32Array(1024);
  let lastPosition = new Uint32Array(1024);
  let classes = new Uint8Array(1024);
  const layouts = new TextLayoutEncoder();
  const cases = createColumnBuilder();
  let ordinal = 0;

  /** A word and its position; its neighbours are known when the next word is. */
  function recordPosition(id: number, position: number, neighbours: AdjacentWordClasses): void {
    // Ordinals and positions are kept plus one, so that 0 is "none yet".
    const last = lastOrdinal[id]!;
    if (last !== ordinal + 1) {
      arena.appendVarint(id, 0);
      arena.appendVarint(id, ordinal + 1 - last);
      lastOrdinal[id] = ordinal + 1;
      lastPosition[id] = 0;
    }
    arena.appendVarint(id, position + 1 - lastPosition[id]!);
    arena.appendByte(id, neighbours);
    lastPosition[id] = position + 1;
  }

  /** Takes the words of a text one after another. */
  function createWordRecorder(first: number) {
    let position = first - 1;
    let id = -1;
    let before = NO_WORD_CLASS;
    const close = (behind: number) => {
      if (id < 0) return;
      recordPosition(id, position, packAdjacentClasses(before, behind));
      before = classes[id]!;
    };
    return {
      word(word: string): void {
        const next = ids.get(word) ?? addWord(word);
        close(classes[next]!);
        id = next;
        position++;
      },
      /** Gives how many words there were. */
      end(): number {
        close(NO_WORD_CLASS);
        return position + 1 - first;
      },
    };
  }

  function addWord(word: string): number {
    // A word may be a slice that would keep its whole text in memory.
    const own = word.length > 12 ? decodeUtf8(encodeUtf8(word)) : word;
    const id = arena.beginRun();
    ids.set(own, id);
    words.push(own);
    if (id === lastOrdinal.length) {
      classes = resizeUint8Array(classes, id * 2);
      lastOrdinal = resizeUint32Array(lastOrdinal, id * 2);
      lastPosition = resizeUint32Array(lastPosition, id * 2);
    }
    classes[id] = classifyWord(own);
    return id;
  }

  function addContent(content: string, first: number): number {
    const recorded = createWordRecorder(first);
    let number = 0;
    let before = "";
    let beforeEnd = 0;
    visitWords(content, (word, start, end) => {
      if (number % WORDS_PER_CHECKPOINT === 0) layouts.addCheckpoint(start);
      const boundary = number === 0 ? PARAGRAPH_START : classifyBoundary(content, before, beforeEnd, start);
      if (boundary !== NO_BOUNDARY) layouts.addBoundary(number, boundary === PARAGRAPH_START);
      recorded.word(word);
      number++;
      before = word;
      beforeEnd = end;
    });
    return recorded.end();
  }

  return {
    add(input) {
      if (input.clusterId <= cases.lastClusterId()) {
        throw new EngineError("internal", `Case ${input.clusterId} came out of order to the search index.`);
      }
      const name = createWordRecorder(0);
      visitWords(input.title, name.word);
      const nameWords = name.end();
      const textWords = addContent(input.content, nameWords + 1);
      writer.addLayout(ordinal, layouts.finish());
      cases.add(input, nameWords, textWords);
      ordinal++;
    },

    finish() {
      const pages = new PageWriter(writer);
      const terms = new TermBlockWriter(writer, pages);
      const wordList = new WordBlockWriter(writer);
      const encoder = new PostingListEncoder();
      const raw = new ByteWriter(1 << 16);
      const nameWords = cases.nameWords();
      const stemCases = new StemCaseCounter(ordinal);
      const stems = words.map(stem);
      const order = Uint32Array.from(words.keys());
      order.sort((a, b) => compareCodePoints(stems[a]!, stems[b]!) || compareCodePoints(words[a]!, words[b]!));
      let stemCount = 0;
      for (let i = 0; i < order.length; i++) {
        const id = order[i]!;
        raw.clear();
        arena.copyRun(id, raw);
        terms.addForm(stems[id]!, words[id]!, encodePostings(raw.view(), nameWords, encoder, stemCases));
        if (i + 1 < order.length && stems[order[i + 1]!] === stems[id]) continue;
        terms.endTerm(stems[id]!, stemCases.takeCount());
        stemCount++;
      }
      terms.finish();
      pages.finish();
      order.sort((a, b) => compareCodePoints(words[a]!, words[b]!));
      for (const id of order) wordList.add(words[id]!);
      wordList.finish();
      writeCaseColumns(writer, cases.columns());
      return { cases: ordinal, words: cases.words(), distinctWords: words.length, stems: stemCount, bytes: written() };
    },
  };
}

/**
 * From a run as it was recorded: for each case 0, the step to its ordinal, then per position the step to it and its
 * neighbours. Of these, what is behind the first {@link MAX_POSITIONS_WITH_CLASSES} of a case falls off the end.
 */
function encodePostings(
  raw: Uint8Array,
  nameWords: Uint32Array,
  encoder: PostingListEncoder,
  stemCases: StemCaseCounter,
): EncodedPostingList {
  encoder.start();
  const neighbours = new Uint8Array(MAX_POSITIONS_WITH_CLASSES);
  let ordinal = -1;
  let at = 0;
  while (at < raw.length) {
    at++;
    let step = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = raw[at++]!;
      step |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    ordinal += step;
    stemCases.add(ordinal);
    const start = at;
    const named = nameWords[ordinal]!;
    let inName = 0;
    let inText = 0;
    let position = -1;
    // The positions move together, over their neighbours.
    let end = start;
    while (at < raw.length && raw[at] !== 0) {
      step = shift = 0;
      do {
        raw[end++] = byte = raw[at++]!;
        step |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
      neighbours[inName + inText] = raw[at++]!;
      position += step;
      if (position < named) inName++;
      else inText++;
    }
    encoder.add(ordinal, inName, inText, raw.subarray(start, end), neighbours.subarray(0, inName + inText));
  }
  return encoder.finish();
}

/** Collects what becomes the columns. */
function createColumnBuilder() {
  const clusterIds: number[] = [];
  const nameWords: number[] = [];
  const textWords: number[] = [];
  const dates: number[] = [];
  const courts: number[] = [];
  const courtNumbers = new Map<string, number>();
  const jurisdictions: number[] = [];
  const citeCounts: number[] = [];
  const freshness: number[] = [];
  let words = 0;

  return {
    lastClusterId: () => clusterIds[clusterIds.length - 1] ?? -1,
    words: () => words,
    nameWords: () => Uint32Array.from(nameWords),
    add(input: IndexedCase, inName: number, inText: number) {
      clusterIds.push(input.clusterId);
      nameWords.push(inName);
      textWords.push(inText);
      dates.push(Number(input.dateFiled.replaceAll("-", "")) || 0);
      const court = courtNumbers.get(input.courtId) ?? courtNumbers.size;
      courtNumbers.set(input.courtId, court);
      courts.push(court);
      jurisdictions.push(JURISDICTIONS_BY_CODE.indexOf(input.jurisdiction));
      citeCounts.push(input.citeCount ?? 0);
      freshness.push(toFreshnessCode(input.freshness ?? "Good Law"));
      words += inName + inText;
    },
    columns: () => ({
      clusterIds: Float64Array.from(clusterIds),
      nameWords: Uint32Array.from(nameWords),
      textWords: Uint32Array.from(textWords),
      dates: Uint32Array.from(dates),
      courts: Uint16Array.from(courts),
      courtIds: [...courtNumbers.keys()],
      jurisdictions: Uint8Array.from(jurisdictions),
      citeCounts: Uint32Array.from(citeCounts),
      freshness: Uint8Array.from(freshness),
    }),
  };
}

/** Passes everything on and adds up the bytes. */
function countWrittenBytes(target: PostingWriter): { writer: PostingWriter; written: () => number } {
  let bytes = 0;
  const count = <A extends unknown[]>(write: (...args: A) => void) => {
    return (...args: A) => {
      for (const arg of args) if (arg instanceof Uint8Array) bytes += arg.length;
      write(...args);
    };
  };
  return {
    writer: {
      addTermBlock: count(target.addTermBlock),
      addWordBlock: count(target.addWordBlock),
      addPage: count(target.addPage),
      addLayout: count(target.addLayout),
      putColumn: count(target.putColumn),
    },
    written: () => bytes,
  };
}
