import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { encodeKnownQuestions, type KnownQuestion } from "../src/search/questions/known-questions.ts";
import { listTellingStems } from "../src/text/telling-stems.ts";

/** A question of which it is known whether the starter corpus answers it: without a citation, it does not. */
export interface CorpusQuestion {
  readonly question: string;
  readonly countryCode: string;
  readonly citation?: string;
  /** The authority that is found first for a question which the corpus does not answer. */
  readonly near?: string;
}

/** Paths of the questions that the starter corpus answers, and of those that it does not, one a line. */
export const QUESTION_FILES: readonly string[] = ["answered", "unanswered"].map((name) =>
  fileURLToPath(new URL(`questions/${name}.jsonl`, import.meta.url)),
);

/** Reads the known questions of the starter corpus. */
export function readCorpusQuestions(): CorpusQuestion[] {
  return QUESTION_FILES.flatMap((path) => readFileSync(path, "utf8").split("\n").filter(Boolean)).map(
    (line) => JSON.parse(line) as CorpusQuestion,
  );
}

/** Reads the known questions as a corpus contains them. */
export function readKnownQuestions(): KnownQuestion[] {
  return readCorpusQuestions().map(toKnownQuestion);
}

/** Encodes questions as the starter corpus contains them. */
export function encodeQuestions(questions: readonly KnownQuestion[]): Uint8Array {
  return encodeKnownQuestions(packQuestions(questions));
}

function toKnownQuestion({ question, countryCode, citation, near }: CorpusQuestion): KnownQuestion {
  return {
    stems: listTellingStems(question),
    country: countryCode,
    isAnswered: citation !== undefined,
    authority: citation ?? near ?? "",
  };
}

/** Number of stems of a question, the most frequent first, by which the questions are sorted. */
const SORTED_STEMS = 4;

/**
 * Returns questions as they take least: without the stems that only one of them has, which make none more similar to
 * another, and with similar ones beside each other.
 */
function packQuestions(questions: readonly KnownQuestion[]): KnownQuestion[] {
  const counts = new Map<string, number>();
  for (const { stems } of questions) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const isFirst = (a: string, b: string) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1);
  return questions
    .map((one) => {
      const stems = one.stems.filter((stem) => counts.get(stem)! > 1);
      return { question: { ...one, stems }, key: stems.toSorted(isFirst).slice(0, SORTED_STEMS).join(" ") };
    })
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ question }) => question);
}
