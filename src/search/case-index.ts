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
}

/** Opens a search index over its posting tables. */
export function openCaseIndex(postings: PostingReader): CaseIndex {
  const columns = openCaseColumns(postings);
  const readLayout = (ordinal: number) => decodeTextLayout(postings.readLayout(ordinal) ?? EMPTY_BYTES);
  return {
    pages: new PageReader(postings),
    vocabulary: openVocabulary(postings),
    columns,
    termCache: new TermCache(),
    readLayout,
    openRanges: createRangeCache(columns, readLayout),
  };
}
