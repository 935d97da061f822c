import type { Corpus } from "../../../corpus/port/corpus.ts";
import type { AnswerScope } from "../answer-scope.ts";
import type { NamedCase } from "../named-cases.ts";
import type { NamedProvision } from "../named-provisions.ts";
import { writeAmbiguityNotes } from "./ambiguity-notes.ts";
import { writeCitingNotes } from "./citing-notes.ts";
import { writeRecordNotes } from "./record-notes.ts";

/** How a question names each country. */
const COUNTRY_NAMES = { US: /\b(?:U\.S\.(?:A\.)?|USA?|United States|American?)(?!\w)/, IN: /\bIndian?\b/i } as const;

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
    ...writeCountryNote(question, scope),
    ...(await writeAmbiguityNotes(corpus.legislation, question, scope, unsure)),
    ...(await writeRecordNotes(corpus, question, described)),
    ...(await writeCitingNotes(corpus, question, described)),
    ...ofLaws,
  ];
}

/** Writes under which law an answer is if the caller left the country open: that of India, or that of one of two named. */
function writeCountryNote(question: string, { isInferred, jurisdiction }: AnswerScope): string[] {
  if (!isInferred) return [];
  const isOfIndia = jurisdiction === "IN";
  if (COUNTRY_NAMES.US.test(question) && COUNTRY_NAMES.IN.test(question)) {
    const [own, other] = isOfIndia ? ["India", "the United States"] : ["the United States", "India"];
    return [`This is answered under the law of ${own} alone; ask about that of ${other} separately.`];
  }
  return isOfIndia ? ["This is answered under the law of India."] : [];
}
