import { type CitatorFacts, readFacts } from "../citator/facts.ts";
import { type Legislation, openLegislation } from "../legislation/legislation.ts";
import { type CaseRecords, caseRecords } from "../resolve/record.ts";
import { createSearcher, type Searcher } from "../search/search.ts";
import { type CaseTextReader, caseTextReader } from "../store/case-text.ts";
import type { Corpus } from "../store/corpus.ts";
import { postingReader } from "../store/postings.ts";
import { caseFacts } from "./case-facts.ts";

/** What the verbs of an engine share. */
export interface Parts {
  readonly corpus: Corpus;
  readonly records: CaseRecords;
  readonly texts: CaseTextReader;
  readonly searcher: Searcher;
  readonly legislation: Legislation;
  /** Columns about every case; read when first asked for. */
  citatorFacts(): CitatorFacts;
  /** New cases per expanded node and direction below the first hop of a network. */
  readonly fanOut: number | undefined;
}

export function assemble(corpus: Corpus, appUrl: string, fanOut: number | undefined): Parts {
  let facts: CitatorFacts | undefined;
  const searcher: Searcher = createSearcher(
    postingReader(corpus.database),
    caseFacts(corpus, () => searcher.index.columns.clusterIds),
  );
  return {
    corpus,
    records: caseRecords(corpus, appUrl),
    texts: caseTextReader(corpus.database),
    searcher,
    legislation: openLegislation(corpus.database),
    citatorFacts: () => {
      facts ??= readFacts(corpus.database);
      return facts;
    },
    fanOut,
  };
}
