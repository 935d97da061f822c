import { type CaseColumns, openCaseColumns } from "../store/postings/case-columns.ts";
import type { PostingReader } from "../store/postings/posting-tables.ts";
import { decodeTextLayout, type TextLayout } from "./layout/text-layout.ts";
import { createRangeCache, type RangeReader, type TextUnit } from "./layout/text-ranges.ts";
import { TermCache } from "./matchers/terms/term-cache.ts";
import { EMPTY_BYTES } from "./postings/bytes.ts";
import { PageReader } from "./postings/pages.ts";
import { openVocabulary, type Vocabulary } from "./vocabulary/vocabulary.ts";

/** A search index open for reading; every part is read when it is first used. */
export interface CaseIndex {
  readonly pages: PageReader;
  readonly vocabulary: Vocabulary;
  readonly columns: CaseColumns;
  readonly termCache: TermCache;
  readLayout(ordinal: number): TextLayout;
  /** Opens the sentences or paragraphs of cases, within which words may be near each other. */
  openRanges(kind: TextUnit): RangeReader;
  /** The index of the whole union if this is the index of one part of it: frequencies of words are those of the union. */
  readonly whole?: CaseIndex | undefined;
  /** The indexes of the parts if this is the index of a union, whose own pages and vocabulary have no postings. */
  readonly parts?: IndexParts;
}

/** The index of one part of a union. */
export interface IndexPart {
  readonly index: CaseIndex;
  /** Ordinal in the union by ordinal in the part; -1 if another part contains the case. Ascending but for these. */
  readonly toUnion: Int32Array;
}

/** Cases of a union that are in one part. */
export interface PartCases {
  /** Index of the part. */
  readonly part: number;
  /** Ordinals in the part, ascending. */
  readonly locals: Uint32Array;
  /** Index of each among the cases that were split. */
  readonly places: Uint32Array;
}

/** Where a case of a union is: the index of a part, and its ordinal there. */
export interface CasePlace {
  readonly part: number;
  readonly local: number;
}

/** The parts of the index of a union. */
export interface IndexParts {
  readonly list: readonly IndexPart[];
  /**
   * Splits ascending ordinals of the union by part; parts without any are absent. The caller must change neither the
   * array nor the result afterwards: the matchers of a query ask for the same cases one after the other, and share it.
   */
  splitCases(cases: Uint32Array): readonly PartCases[];
  /** Returns the part that contains a case of the union, and its ordinal there. */
  findPlace(ordinal: number): CasePlace;
}

/**
 * Opens a search index over its posting tables.
 * @param openWhole returns the index of the union of which it is a part
 */
export function openCaseIndex(postings: PostingReader, openWhole?: () => CaseIndex): CaseIndex {
  const columns = openCaseColumns(postings);
  const readLayout = (ordinal: number) => decodeTextLayout(postings.readLayout(ordinal) ?? EMPTY_BYTES);
  return {
    pages: new PageReader(postings),
    vocabulary: openVocabulary(postings),
    columns,
    termCache: new TermCache(),
    readLayout,
    openRanges: createRangeCache(columns, readLayout),
    get whole() {
      return openWhole?.();
    },
  };
}
