import type { CaseRecords } from "../resolve/case-records.ts";
import type { CaseTextReader } from "../store/cases/case-text.ts";
import type { Corpus } from "../store/corpus.ts";

/** What a text is checked against. */
export interface CheckContext {
  readonly corpus: Corpus;
  readonly records: CaseRecords;
  readonly texts: CaseTextReader;
}
