import type { CitatorCaseAttributes } from "../citator/facts.ts";
import type { Legislation } from "../legislation/legislation.ts";
import type { CaseRecords } from "../resolve/record.ts";
import type { Searcher } from "../search/search.ts";
import type { CaseTextReader } from "../store/case-text.ts";
import type { Corpus } from "../store/corpus.ts";

/** What answers are made from: an open corpus and what finds its way in it. */
export interface AskContext {
  readonly corpus: Corpus;
  readonly records: CaseRecords;
  readonly texts: CaseTextReader;
  readonly searcher: Searcher;
  readonly legislation: Legislation;
  caseAttributes(): CitatorCaseAttributes;
}
