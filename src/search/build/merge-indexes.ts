import {
  type CaseColumns,
  openCaseColumns,
  type StoredCaseColumns,
  writeCaseColumns,
} from "../../store/postings/case-columns.ts";
import type { PostingReader, PostingWriter } from "../../store/postings/posting-tables.ts";
import { compareCodePoints } from "../../text/code-points.ts";
import type { ByteRange } from "../postings/bytes.ts";
import { PageReader, PageWriter } from "../postings/pages.ts";
import { PostingList } from "../postings/posting-list.ts";
import {
  type EncodedPostingList,
  MAX_BLOCK_CASES,
  type PackedBlock,
  type PackedPosting,
  PostingListEncoder,
} from "../postings/posting-list-encoder.ts";
import { visitPackedBlocks, visitPackedPostings } from "../postings/visit-packed-postings.ts";
import { iterateTerms, type StemEntry, TermBlockWriter, type WordForm } from "../vocabulary/term-blocks.ts";
import { iterateWords, WordBlockWriter } from "../vocabulary/word-blocks.ts";
import { StemCaseCounter } from "./stem-case-counter.ts";

/** The indexes that are merged. */
export interface MergeInput {
  readonly base: PostingReader;
  /** An index of new cases; a case in it replaces the base's case of the same cluster id. */
  readonly segment: PostingReader;
  /** Cluster ids of cases of the base that are omitted. */
  readonly without: ReadonlySet<number>;
}

/**
 * Merges two indexes into the index that would be built from the texts of their cases, byte for byte, without reading
 * these. Takes time linear in the size of both, a small part of the time of a build, and little memory. Yields between
 * slices of the work.
 */
export function* mergeIndexes({ base, segment, without }: MergeInput, target: PostingWriter): Generator<void> {
  const columns = [openCaseColumns(base), openCaseColumns(segment)] as const;
  const ordinals = mapOrdinals(columns[0].clusterIds, columns[1].clusterIds, without);
  yield* mergeLayouts(base, segment, ordinals, target);
  const removedWords = yield* mergeTerms(base, segment, ordinals, target);
  yield* mergeWords(base, segment, removedWords, target);
  writeCaseColumns(target, mergeColumns(columns, ordinals));
}

/** By ordinal in each index: the case's ordinal in the merged index, or {@link REMOVED}. */
interface OrdinalMap {
  readonly base: Int32Array;
  readonly segment: Int32Array;
  readonly count: number;
}

const REMOVED = -1;

function mapOrdinals(base: Float64Array, segment: Float64Array, without: ReadonlySet<number>): OrdinalMap {
  const ordinals = { base: new Int32Array(base.length), segment: new Int32Array(segment.length) };
  let count = 0;
  let at = 0;
  for (const [ordinal, clusterId] of base.entries()) {
    while (at < segment.length && segment[at]! < clusterId) ordinals.segment[at++] = count++;
    ordinals.base[ordinal] = without.has(clusterId) || segment[at] === clusterId ? REMOVED : count++;
  }
  while (at < segment.length) ordinals.segment[at++] = count++;
  return { ...ordinals, count };
}

/** Iterates over two ascending sequences in one order; equal items form a pair. */
function* zipSorted<T>(
  base: Iterable<T>,
  segment: Iterable<T>,
  compare: (a: T, b: T) => number,
): Generator<readonly [T | null, T | null]> {
  const added = segment[Symbol.iterator]();
  let next = added.next();
  for (const item of base) {
    for (; !next.done && compare(next.value, item) < 0; next = added.next()) yield [null, next.value];
    if (next.done || compare(next.value, item) > 0) yield [item, null];
    else {
      yield [item, next.value];
      next = added.next();
    }
  }
  for (; !next.done; next = added.next()) yield [null, next.value];
}

interface RemappedLayout {
  readonly ordinal: number;
  readonly layout: Uint8Array;
}

function* mergeLayouts(
  base: PostingReader,
  segment: PostingReader,
  ordinals: OrdinalMap,
  target: PostingWriter,
): Generator<void> {
  const pairs = zipSorted(
    remapLayouts(base, ordinals.base),
    remapLayouts(segment, ordinals.segment),
    (a, b) => a.ordinal - b.ordinal,
  );
  for (const [fromBase, fromSegment] of pairs) {
    const { ordinal, layout } = (fromBase ?? fromSegment)!;
    target.addLayout(ordinal, layout);
    if (ordinal % ITEMS_PER_SLICE === 0) yield;
  }
}

/** Layouts, stems or words between two yields. */
const ITEMS_PER_SLICE = 4096;
function* remapLayouts(postings: PostingReader, ordinals: Int32Array): Generator<RemappedLayout> {
  for (const [at, ordinal] of ordinals.entries()) {
    const layout = ordinal === REMOVED ? undefined : postings.readLayout(at);
    if (layout) yield { ordinal, layout };
  }
}

/** Merges the vocabularies and posting lists; returns the words of the base that no case contains any more. */
function* mergeTerms(
  base: PostingReader,
  segment: PostingReader,
  ordinals: OrdinalMap,
  target: PostingWriter,
): Generator<void, ReadonlySet<string>> {
  const pages = new PageWriter(target);
  const terms = new TermBlockWriter(target, pages);
  const lists = createListMerger(base, segment, ordinals);
  const removedWords = new Set<string>();
  let stems = 0;
  const pairs = zipSorted(iterateTerms(base), iterateTerms(segment), (a, b) => compareCodePoints(a.stem, b.stem));
  for (const [old, more] of pairs) {
    const { stem } = (old ?? more)!;
    let forms = 0;
    for (const [a, b] of pairForms(old, more)) {
      const { word } = (a ?? b)!;
      const list = lists.merge(a, b);
      if (list.cases === 0) removedWords.add(word);
      else {
        terms.addForm(stem, word, list);
        forms++;
      }
    }
    const cases = lists.casesOfStem();
    if (forms > 0) terms.endTerm(stem, cases);
    if (++stems % ITEMS_PER_SLICE === 0) yield;
  }
  terms.finish();
  pages.finish();
  return removedWords;
}

function pairForms(
  old: StemEntry | null,
  more: StemEntry | null,
): Iterable<readonly [WordForm | null, WordForm | null]> {
  // As for most stems.
  if (old !== null && more === null) return old.forms.map((form) => [form, null] as const);
  return zipSorted(old?.forms ?? [], more?.forms ?? [], (a, b) => compareCodePoints(a.word, b.word));
}

function createListMerger(base: PostingReader, segment: PostingReader, ordinals: OrdinalMap) {
  const encoder = new PostingListEncoder();
  const stemCases = new StemCaseCounter(ordinals.count);
  const basePages = new PageReader(base);
  const segmentPages = new PageReader(segment);
  const merged = new Uint32Array(MAX_BLOCK_CASES);
  let added: readonly PackedPosting[] = [];
  let next = 0;

  function readSegmentPostings(form: WordForm): PackedPosting[] {
    const found: PackedPosting[] = [];
    visitPackedPostings(new PostingList(form, segmentPages), (posting) => {
      const { ordinal, positions, adjacentClasses: neighbours } = posting;
      found.push({
        ...posting,
        ordinal: ordinals.segment[ordinal]!,
        positions: copyRange(positions),
        adjacentClasses: copyRange(neighbours),
      });
    });
    return found;
  }

  function addBefore(ordinal: number): void {
    for (; next < added.length && added[next]!.ordinal < ordinal; next++) {
      stemCases.add(added[next]!.ordinal);
      encoder.addPacked(added[next]!.ordinal, added[next]!);
    }
  }

  /** Adds the cases of a block that remain, those between two changes together. */
  function addBlock(block: PackedBlock): void {
    let from = 0;
    for (let at = 0; at < block.size; at++) {
      const ordinal = ordinals.base[block.ordinals[at]!]!;
      if (ordinal === REMOVED) {
        encoder.addRun(block, merged, from, at);
        from = at + 1;
        continue;
      }
      if (next < added.length && added[next]!.ordinal < ordinal) {
        encoder.addRun(block, merged, from, at);
        from = at;
        addBefore(ordinal);
      }
      merged[at] = ordinal;
      stemCases.add(ordinal);
    }
    encoder.addRun(block, merged, from, block.size);
  }

  return {
    merge(old: WordForm | null, more: WordForm | null): EncodedPostingList {
      encoder.start();
      added = more === null ? [] : readSegmentPostings(more);
      next = 0;
      if (old !== null) visitPackedBlocks(new PostingList(old, basePages), addBlock);
      addBefore(ordinals.count);
      return encoder.finish();
    },
    /** Returns the number of distinct cases on the lists merged since the last call. */
    casesOfStem: () => stemCases.takeCount(),
  };
}

function copyRange({ bytes, from, to }: ByteRange): ByteRange {
  return { bytes: bytes.slice(from, to), from: 0, to: to - from };
}

function* mergeWords(
  base: PostingReader,
  segment: PostingReader,
  removedWords: ReadonlySet<string>,
  target: PostingWriter,
): Generator<void> {
  const words = new WordBlockWriter(target);
  let count = 0;
  for (const [old, more] of zipSorted(iterateWords(base), iterateWords(segment), compareCodePoints)) {
    const word = (old ?? more)!;
    if (!removedWords.has(word)) words.add(word);
    if (++count % ITEMS_PER_SLICE === 0) yield;
  }
  words.finish();
}

function mergeColumns([base, segment]: readonly [CaseColumns, CaseColumns], ordinals: OrdinalMap): StoredCaseColumns {
  const { count } = ordinals;
  function merged<T extends Column>(into: T, read: (columns: CaseColumns) => T): T {
    for (const [from, at] of [
      [read(base), ordinals.base],
      [read(segment), ordinals.segment],
    ] as const) {
      for (let i = 0; i < at.length; i++) if (at[i] !== REMOVED) into[at[i]!] = from[i]!;
    }
    return into;
  }
  // Courts are numbered as they first appear.
  const numbers = new Map<string, number>();
  const courtIds = [...base.courtIds, ...segment.courtIds];
  const ofSegment = base.courtIds.length;
  const courts = merged(new Uint16Array(count), (columns) =>
    columns === segment ? segment.courts.map((court) => court + ofSegment) : base.courts,
  );
  for (const [ordinal, court] of courts.entries()) {
    const id = courtIds[court]!;
    if (!numbers.has(id)) numbers.set(id, numbers.size);
    courts[ordinal] = numbers.get(id)!;
  }
  return {
    clusterIds: merged(new Float64Array(count), (columns) => columns.clusterIds),
    nameWords: merged(new Uint32Array(count), (columns) => columns.nameWords),
    textWords: merged(new Uint32Array(count), (columns) => columns.textWords),
    dates: merged(new Uint32Array(count), (columns) => columns.dates),
    courts,
    courtIds: [...numbers.keys()],
    jurisdictions: merged(new Uint8Array(count), (columns) => columns.jurisdictions),
    citeCounts: merged(new Uint32Array(count), (columns) => columns.citeCounts),
    freshness: merged(new Uint8Array(count), (columns) => columns.freshness),
  };
}

type Column = Float64Array | Uint32Array | Uint16Array | Uint8Array;
