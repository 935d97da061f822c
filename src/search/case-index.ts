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
  /** As {@link layout}, for who asks about many cases in ascending order: those beside each other are read at once. */
  layouts(cases: Uint32Array): (ordinal: number) => Layout;
  /** The stretches of text of some cases, which ascend, within which words may be near each other. */
  stretches(kind: StretchKind, cases: Uint32Array): StretchesOf;
}

export function openCaseIndex(postings: PostingReader): CaseIndex {
  const columns = openColumns(postings);

  function layouts(cases: Uint32Array): (ordinal: number) => Layout {
    const run = new Map<number, Uint8Array>();
    const last = cases[cases.length - 1] ?? 0;
    const isDense = cases.length * SPARSE > last - (cases[0] ?? 0);
    return (ordinal) => {
      if (isDense && !run.has(ordinal)) {
        run.clear();
        postings.eachLayout(ordinal, Math.min(last, ordinal + RUN), (at, layout) => run.set(at, layout));
      }
      return decodeLayout((isDense ? run.get(ordinal) : postings.layout(ordinal)) ?? NOTHING);
    };
  }

  return {
    pages: new PageReader(postings),
    vocabulary: openVocabulary(postings),
    columns,
    opened: new OpenTerms(),
    effort: createEffort(columns),
    layout: (ordinal) => decodeLayout(postings.layout(ordinal) ?? NOTHING),
    layouts,
    stretches: stretchReader(columns, layouts),
  };
}

const NOTHING = new Uint8Array(0);
/** Reading a row beside others takes so much less than looking one up. */
const SPARSE = 4;
/** Layouts read at once; a few hundred bytes each. */
const RUN = 255;
