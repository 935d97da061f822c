import { EngineError } from "../../../errors.ts";
import {
  decodeKnownQuestions,
  findSimilarQuestions,
  type QuestionIndex,
  type SimilarQuestion,
} from "../../../search/questions/known-questions.ts";
import { readKnownQuestionBytes } from "../../../store/known-questions.ts";
import type { Database } from "../../../store/sqlite/database.ts";
import type { QuestionQuery } from "../../port/corpus.ts";

/** Compares questions with the known ones of a corpus. What it reads is kept. */
export interface QuestionMatcher {
  /** Returns the known questions that are most similar to one; null if the corpus contains none. */
  match(query: QuestionQuery): SimilarQuestion[] | null;
}

/** Creates a matcher; nothing is read before it matches. */
export function createQuestionMatcher(database: Database): QuestionMatcher {
  let index: QuestionIndex | null | undefined;
  return {
    match({ stems, country, limit }) {
      if (index === undefined) index = readKnownQuestions(database);
      return index === null ? null : findSimilarQuestions(index, stems, country, limit);
    },
  };
}

/**
 * Reads the known questions; null if there are none.
 * @throws EngineError `corpus_unavailable` if they are damaged
 */
function readKnownQuestions(database: Database): QuestionIndex | null {
  const bytes = readKnownQuestionBytes(database);
  if (bytes === undefined) return null;
  const questions = decodeKnownQuestions(bytes);
  if (questions !== null) return questions;
  throw new EngineError("corpus_unavailable", "The known questions of the corpus are damaged. Build the corpus again.");
}
