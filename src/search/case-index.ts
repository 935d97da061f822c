import type { PostingReader } from "../store/postings.ts";
import { type CaseColumns, openColumns } from "./columns.ts";
import { decodeLayout, type Layout } from "./layout.ts";
import { PageReader } from "./postings/pages.ts";
import { openVocabulary, type Vocabulary } from "./vocabulary.ts";

/** An index open for reading; nothing is read before it is asked for. */
export interface CaseIndex {
  readonly pages: PageReader;
  readonly vocabulary: Vocabulary;
  readonly columns: CaseColumns;
  layout(ordinal: number): Layout;
}

export function openCaseIndex(postings: PostingReader): CaseIndex {
  return {
    pages: new PageReader(postings),
    vocabulary: openVocabulary(postings),
    columns: openColumns(postings),
    layout: (ordinal) => decodeLayout(postings.layout(ordinal) ?? new Uint8Array(0)),
  };
}
