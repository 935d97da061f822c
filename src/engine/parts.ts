import { type CitatorFacts, readFacts } from "../citator/facts.ts";
import { type Legislation, openLegislation } from "../legislation/legislation.ts";
import { type CaseRecords, caseRecords } from "../resolve/record.ts";
import type { NameSuggester } from "../search/name-suggester.ts";
import { createSearcher, type Searcher } from "../search/search.ts";
import { type CaseTextReader, caseTextReader } from "../store/case-text.ts";
import type { Corpus } from "../store/corpus.ts";
import { postingReader } from "../store/postings.ts";
import { caseFacts } from "./case-facts.ts";
import { type Judges, openJudges } from "./judges.ts";
import { openSuggester } from "./suggest.ts";

/** What the verbs of an engine share. */
export interface Parts {
  readonly corpus: Corpus;
  readonly records: CaseRecords;
  readonly texts: CaseTextReader;
  readonly searcher: Searcher;
  /** Read when first asked for. */
  judges(): Judges;
  /** Completes names of cases; they are read when it is first asked for. */
  suggester(): NameSuggester;
  readonly legislation: Legislation;
  /** Columns about every case; read when first asked for. */
  citatorFacts(): CitatorFacts;
  /** New cases per expanded node and direction below the first hop of a network. */
  readonly fanOut: number | undefined;
}

export function assemble(corpus: Corpus, appUrl: string, fanOut: number | undefined): Parts {
  let facts: CitatorFacts | undefined;
  const judges = openJudges(corpus);
  const searcher: Searcher = createSearcher(
    postingReader(corpus.database),
    caseFacts(corpus, () => searcher.index.columns.clusterIds, judges),
  );
  return {
    corpus,
    records: caseRecords(corpus, appUrl),
    texts: caseTextReader(corpus.database),
    searcher,
    judges,
    suggester: openSuggester(corpus, searcher.index.columns),
    legislation: openLegislation(corpus.database),
    citatorFacts: () => {
      facts ??= readFacts(corpus.database);
      return facts;
    },
    fanOut,
  };
}
