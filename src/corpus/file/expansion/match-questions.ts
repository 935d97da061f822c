import { runInSlices } from "../../../async/run-in-slices.ts";
import { EngineError } from "../../../errors.ts";
import { decodeKnownQuestions, type QuestionIndex } from "../../../search/questions/known-questions.ts";
import { computeQuestionOdds } from "../../../search/questions/question-odds.ts";
import { findSimilarQuestions, type SimilarQuestion } from "../../../search/questions/similar-questions.ts";
import { readKnownQuestionBytes } from "../../../store/known-questions.ts";
import type { Database } from "../../../store/sqlite/database.ts";
import type { QuestionMatch, QuestionQuery } from "../../port/corpus.ts";

/** Compares questions with the known ones of a corpus. What it reads is kept. */
export interface QuestionMatcher {
  /** Returns what the known questions say of another one; null if the corpus contains none. */
  match(query: QuestionQuery): Promise<QuestionMatch | null>;
}

/** An answer asks several times for what is similar to its question, for each country. */
const KEPT_MATCHES = 8;

/** Creates a matcher; nothing is read before it matches. */
export function createQuestionMatcher(database: Database): QuestionMatcher {
  let reading: Promise<QuestionIndex | null> | undefined;
  const kept = new Map<string, readonly SimilarQuestion[]>();
  return {
    async match(query) {
      reading ??= readKnownQuestions(readKnownQuestionBytes(database));
      const index = await reading;
      if (index === null) return null;
      const { stems, country, limit, authority } = query;
      const key = JSON.stringify([country, limit, stems]);
      const similar = kept.get(key) ?? findSimilarQuestions(index, stems, country, limit);
      kept.set(key, similar);
      if (kept.size > KEPT_MATCHES) kept.delete(kept.keys().next().value!);
      return { similar, odds: computeQuestionOdds(index, stems, authority) };
    },
  };
}

/**
 * Decodes the known questions; null if there are none.
 * @throws EngineError `corpus_unavailable` if they are damaged
 */
async function readKnownQuestions(bytes: Uint8Array | undefined): Promise<QuestionIndex | null> {
  if (bytes === undefined) return null;
  const questions = await runInSlices(decodeKnownQuestions(bytes));
  if (questions !== null) return questions;
  throw new EngineError("corpus_unavailable", "The known questions of the corpus are damaged. Build the corpus again.");
}
