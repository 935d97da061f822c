import { type CaseColumns, openCaseColumns } from "../store/postings/case-columns.ts";
import type { PostingReader } from "../store/postings/posting-tables.ts";
import { decodeTextLayout, type TextLayout } from "./layout/text-layout.ts";
import { createRangeCache, type RangeReader, type TextUnit } from "./layout/text-ranges.ts";
import { TermCache } from "./matchers/term-cache.ts";
import { PageReader } from "./postings/pages.ts";
import { createQueryBudget, type QueryBudget } from "./query-budget.ts";
import { openVocabulary, type Vocabulary } from "./vocabulary/vocabulary.ts";

/** An index open for reading; nothing is read before it is asked for. */
export interface CaseIndex {
  readonly pages: PageReader;
  readonly vocabulary: Vocabulary;
  readonly columns: CaseColumns;
  readonly termCache: TermCache;
  /** What the query in hand has cost. */
  readonly budget: QueryBudget;
  readLayout(ordinal: number): TextLayout;
  /** The stretches of text of a case within which words may be near each other. */
  openRanges(kind: TextUnit): RangeReader;
}

export function openCaseIndex(postings: PostingReader): CaseIndex {
  const columns = openCaseColumns(postings);

  const layout = (ordinal: number) => decodeTextLayout(postings.readLayout(ordinal) ?? NO_BYTES);
  return {
    pages: new PageReader(postings),
    vocabulary: openVocabulary(postings),
    columns,
    termCache: new TermCache(),
    budget: createQueryBudget(columns),
    readLayout: layout,
    openRanges: createRangeCache(columns, layout),
  };
}

const NO_BYTES = new Uint8Array(0);
