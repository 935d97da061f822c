import type { Corpus } from "../../../corpus/port/corpus.ts";
import type { AnswerScope } from "../answer-scope.ts";
import type { NamedCase } from "../named-cases.ts";
import type { NamedProvision } from "../named-provisions.ts";
import { writeAmbiguityNotes } from "./ambiguity-notes.ts";
import { writeCitingNotes } from "./citing-notes.ts";
import { writeRecordNotes } from "./record-notes.ts";

/** What the answer says first if the caller left the country open. */
const INDIAN_LAW_NOTE = "This is answered under the law of India.";

/** What the first sentences of an answer depend on. */
export interface NoteSources {
  readonly scope: AnswerScope;
  readonly ofLaws: readonly string[];
  /** The cases of which the question asks what their records say. */
  readonly described: readonly NamedCase[];
  /** The provisions of which it may mean others of the same number. */
  readonly unsure: readonly NamedProvision[];
}

/** Writes the sentences with which an answer begins, before any quotation. */
export async function writeNotes(
  corpus: Corpus,
  question: string,
  { scope, ofLaws, described, unsure }: NoteSources,
): Promise<string[]> {
  return [
    ...(scope.isInferred && scope.jurisdiction === "IN" ? [INDIAN_LAW_NOTE] : []),
    ...(await writeAmbiguityNotes(corpus.legislation, question, scope, unsure)),
    ...(await writeRecordNotes(corpus, question, described)),
    ...(await writeCitingNotes(corpus, question, described)),
    ...ofLaws,
  ];
}
