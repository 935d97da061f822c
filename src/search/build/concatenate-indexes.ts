import {
  type CaseColumns,
  openCaseColumns,
  type StoredCaseColumns,
  writeCaseColumns,
} from "../../store/postings/case-columns.ts";
import type { PostingReader, PostingWriter } from "../../store/postings/posting-tables.ts";
import { compareCodePoints } from "../../text/code-points.ts";
import { PageReader, PageWriter } from "../postings/pages.ts";
import { PostingList } from "../postings/posting-list.ts";
import { MAX_BLOCK_CASES, PostingListEncoder } from "../postings/posting-list-encoder.ts";
import { visitPackedBlocks } from "../postings/visit-packed-postings.ts";
import { iterateTerms, TermBlockWriter, type WordForm } from "../vocabulary/term-blocks.ts";
import { iterateWords, WordBlockWriter } from "../vocabulary/word-blocks.ts";
import { StemCaseCounter } from "./stem-case-counter.ts";

/**
 * Concatenates indexes into the index that would be built from all their cases, byte for byte. The cases of each come
 * before those of the next. Memory: the longest posting list, and 17 bytes per case. Yields between slices of the work.
 */
export function* concatenateIndexes(parts: readonly PostingReader[], target: PostingWriter): Generator<void> {
  const counts = parts.map((part) => openCaseColumns(part).count);
  const offsets: number[] = [];
  let count = 0;
  for (const ofPart of counts) {
    offsets.push(count);
    count += ofPart;
  }
  for (const [at, part] of parts.entries()) {
    for (let ordinal = 0; ordinal < counts[at]!; ordinal++) {
      target.addLayout(offsets[at]! + ordinal, part.readLayout(ordinal)!);
      if (ordinal % ITEMS_PER_SLICE === 0) yield;
    }
  }
  yield* concatenateTerms(parts, offsets, count, target);
  const words = new WordBlockWriter(target);
  let written = 0;
  for (const { key } of mergeSorted(
    parts.map((part) => iterateWords(part)),
    (word) => word,
  )) {
    words.add(key);
    if (++written % ITEMS_PER_SLICE === 0) yield;
  }
  words.finish();
  writeCaseColumns(target, concatenateColumns(parts, count));
}

/** Layouts, stems or words between two yields. */
const ITEMS_PER_SLICE = 1024;

function* concatenateTerms(
  parts: readonly PostingReader[],
  offsets: readonly number[],
  count: number,
  target: PostingWriter,
): Generator<void> {
  const pages = new PageWriter(target);
  const terms = new TermBlockWriter(target, pages);
  const encoder = new PostingListEncoder();
  const stemCases = new StemCaseCounter(count);
  const readers = parts.map((part) => new PageReader(part));
  const ordinals = new Uint32Array(MAX_BLOCK_CASES);
  let stems = 0;
  for (const { key: stem, items } of mergeSorted(
    parts.map((part) => iterateTerms(part)),
    (entry) => entry.stem,
  )) {
    const forms = items.map(({ part, item }) => ({ part, forms: item.forms }));
    for (const { key: word, items: found } of mergeSorted(
      forms.map(({ forms }) => forms),
      (form) => form.word,
    )) {
      encoder.start();
      for (const { part: at, item } of found) addForm(forms[at]!.part, item);
      terms.addForm(stem, word, encoder.finish());
    }
    terms.endTerm(stem, stemCases.takeCount());
    if (++stems % ITEMS_PER_SLICE === 0) yield;
  }
  terms.finish();
  pages.finish();

  function addForm(part: number, form: WordForm): void {
    const offset = offsets[part]!;
    visitPackedBlocks(new PostingList(form, readers[part]!), (block) => {
      for (let at = 0; at < block.size; at++) {
        ordinals[at] = offset + block.ordinals[at]!;
        stemCases.add(ordinals[at]!);
      }
      encoder.addRun(block, ordinals, 0, block.size);
    });
  }
}

/** One key of several sorted sequences, and the items that have it with the number of their sequence. */
interface MergedItems<Item> {
  readonly key: string;
  readonly items: readonly { readonly part: number; readonly item: Item }[];
}

/** Merges sequences that ascend by key, compared by code point. */
function* mergeSorted<Item>(
  sequences: readonly Iterable<Item>[],
  toKey: (item: Item) => string,
): Generator<MergedItems<Item>> {
  const heads = sequences.map((sequence) => {
    const iterator = sequence[Symbol.iterator]();
    return { iterator, next: iterator.next() };
  });
  for (;;) {
    let key: string | null = null;
    for (const { next } of heads) {
      if (next.done) continue;
      const candidate = toKey(next.value);
      if (key === null || compareCodePoints(candidate, key) < 0) key = candidate;
    }
    if (key === null) return;
    const items: { part: number; item: Item }[] = [];
    for (const [part, head] of heads.entries()) {
      if (head.next.done || toKey(head.next.value) !== key) continue;
      items.push({ part, item: head.next.value });
      head.next = head.iterator.next();
    }
    yield { key, items };
  }
}

/** Concatenates the columns, each when it is read: all together may take more memory than the postings. */
function concatenateColumns(parts: readonly PostingReader[], count: number): StoredCaseColumns {
  function join<Column extends Float64Array | Uint32Array | Uint16Array | Uint8Array>(
    into: Column,
    read: (part: CaseColumns) => Column,
  ): Column {
    let at = 0;
    for (const part of parts) {
      const column = read(openCaseColumns(part));
      into.set(column, at);
      at += column.length;
    }
    return into;
  }
  // Courts are numbered as they first appear.
  const numbers = new Map<string, number>();
  for (const part of parts)
    for (const id of openCaseColumns(part).courtIds) if (!numbers.has(id)) numbers.set(id, numbers.size);
  return {
    get clusterIds() {
      return join(new Float64Array(count), (part) => part.clusterIds);
    },
    get nameWords() {
      return join(new Uint32Array(count), (part) => part.nameWords);
    },
    get textWords() {
      return join(new Uint32Array(count), (part) => part.textWords);
    },
    get dates() {
      return join(new Uint32Array(count), (part) => part.dates);
    },
    get courts() {
      return join(new Uint16Array(count), ({ courts, courtIds }) =>
        courts.map((court) => numbers.get(courtIds[court]!)!),
      );
    },
    courtIds: [...numbers.keys()],
    get jurisdictions() {
      return join(new Uint8Array(count), (part) => part.jurisdictions);
    },
    get citeCounts() {
      return join(new Uint32Array(count), (part) => part.citeCounts);
    },
    get freshness() {
      return join(new Uint8Array(count), (part) => part.freshness);
    },
  };
}
