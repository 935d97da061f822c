import type { PostingReader } from "../store/postings.ts";
import { type CaseColumns, openColumns } from "./columns.ts";
import { createEffort, type Effort } from "./effort.ts";
import { decodeLayout, type Layout } from "./layout.ts";
import { OpenTerms } from "./matchers/opened.ts";
import { PageReader } from "./postings/pages.ts";
import { type StretchesOf, type StretchKind, stretchReader } from "./stretches.ts";
import { openVocabulary, type Vocabulary } from "./vocabulary.ts";

/** An index open for reading; nothing is read before it is asked for. */
export interface CaseIndex {
  readonly pages: PageReader;
  readonly vocabulary: Vocabulary;
  readonly columns: CaseColumns;
  readonly opened: OpenTerms;
  /** What the query in hand has cost. */
  readonly effort: Effort;
  layout(ordinal: number): Layout;
  /** The stretches of text of a case within which words may be near each other. */
  stretches(kind: StretchKind): StretchesOf;
}

export function openCaseIndex(postings: PostingReader): CaseIndex {
  const columns = openColumns(postings);

  const layout = (ordinal: number) => decodeLayout(postings.layout(ordinal) ?? NOTHING);
  return {
    pages: new PageReader(postings),
    vocabulary: openVocabulary(postings),
    columns,
    opened: new OpenTerms(),
    effort: createEffort(columns),
    layout,
    stretches: stretchReader(columns, layout),
  };
}

const NOTHING = new Uint8Array(0);
