import type { CitatorCaseAttributes } from "../citator/network/case-attributes.ts";
import type { Legislation } from "../legislation/legislation.ts";
import type { CaseRecords } from "../resolve/case-records.ts";
import type { Searcher } from "../search/searcher.ts";
import type { CaseTextReader } from "../store/cases/case-text.ts";
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
