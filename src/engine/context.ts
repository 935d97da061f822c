import { type CitatorCaseAttributes, createCaseAttributes } from "../citator/network/case-attributes.ts";
import { type Legislation, openLegislation } from "../legislation/legislation.ts";
import { type CaseRecords, openCaseRecords } from "../resolve/case-records.ts";
import { createSearcher, type Searcher } from "../search/searcher.ts";
import type { NameSuggester } from "../search/vocabulary/name-suggester.ts";
import { type CaseTextReader, createCaseTextReader } from "../store/cases/case-text.ts";
import type { Corpus } from "../store/corpus.ts";
import { createPostingReader } from "../store/postings/posting-tables.ts";
import { createCaseLookup } from "./case-lookup.ts";
import { type JudgeIndex, openJudgeIndex } from "./judge-index.ts";
import { openNameSuggester } from "./research/suggest.ts";

/** What the verbs of an engine share. */
export interface EngineContext {
  readonly corpus: Corpus;
  readonly records: CaseRecords;
  readonly texts: CaseTextReader;
  readonly searcher: Searcher;
  /** Read when first asked for. */
  judges(): JudgeIndex;
  /** Completes names of cases; they are read when it is first asked for. */
  suggester(): NameSuggester;
  readonly legislation: Legislation;
  /** Attributes of every case, created on first use. */
  caseAttributes(): CitatorCaseAttributes;
  /** New cases per expanded node and direction below the first hop of a network. */
  readonly fanOut: number | undefined;
}

export function createContext(corpus: Corpus, appUrl: string, fanOut: number | undefined): EngineContext {
  let attributes: CitatorCaseAttributes | undefined;
  const judges = openJudgeIndex(corpus);
  const searcher: Searcher = createSearcher(
    createPostingReader(corpus.database),
    createCaseLookup(corpus, () => searcher.index.columns.clusterIds, judges),
  );
  return {
    corpus,
    records: openCaseRecords(corpus, appUrl),
    texts: createCaseTextReader(corpus.database),
    searcher,
    judges,
    suggester: openNameSuggester(corpus, searcher.index.columns),
    legislation: openLegislation(corpus.database),
    caseAttributes: () => {
      attributes ??= createCaseAttributes(searcher.index.columns, corpus.readCourts());
      return attributes;
    },
    fanOut,
  };
}
