import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { encodeKnownQuestions } from "../src/search/questions/known-questions.ts";
import { listTellingStems } from "../src/text/telling-stems.ts";

/** A question of which it is known whether the starter corpus answers it: without a citation, it does not. */
export interface CorpusQuestion {
  readonly question: string;
  readonly countryCode: string;
  readonly citation?: string;
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

/** Encodes the known questions as the starter corpus contains them. */
export function encodeCorpusQuestions(): Uint8Array {
  return encodeKnownQuestions(
    readCorpusQuestions().map(({ question, countryCode, citation }) => ({
      stems: listTellingStems(question),
      country: countryCode,
      isAnswered: citation !== undefined,
    })),
  );
}
