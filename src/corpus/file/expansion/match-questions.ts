import { readKnownQuestions } from "../../../store/known-questions.ts";
import type { Database } from "../../../store/sqlite/database.ts";
import { findSimilarQuestions, type QuestionIndex } from "../../../text/questions/known-questions.ts";
import type { QuestionMatches, QuestionQuery } from "../../port/corpus.ts";

/** Compares questions with the known ones of a corpus. What it reads is kept. */
export interface QuestionMatcher {
  /** Returns the known questions that are most similar to one; null if the corpus contains none. */
  match(query: QuestionQuery): QuestionMatches | null;
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
