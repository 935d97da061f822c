import type { Corpus } from "../../corpus/port/corpus.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { listTellingStems } from "../../text/telling-stems.ts";

/** How similar a question is to those of which it is known whether the corpus answers them. */
export interface KnownSimilarities {
  /** Mean similarity of the most similar questions that the corpus answers, and of those that it does not; 0 to 1. */
  readonly answeredSimilarity: number;
  readonly unansweredSimilarity: number;
}

/** Number of similar questions whose mean counts. */
const MEAN_QUESTIONS = 3;

/** Compares a question with those of which it is known whether the corpus answers them; null if it contains none. */
export async function compareKnownQuestions(
  corpus: Corpus,
  question: string,
  country: Jurisdiction,
): Promise<KnownSimilarities | null> {
  const stems = listTellingStems(question);
  const similar = await corpus.matchQuestions({ stems, country, limit: MEAN_QUESTIONS });
  if (similar === null) return null;
  const computeMean = (answered: boolean) =>
    similar
      .filter(({ isAnswered }) => isAnswered === answered)
      .slice(0, MEAN_QUESTIONS)
      .reduce((sum, { similarity }) => sum + similarity / MEAN_QUESTIONS, 0);
  return { answeredSimilarity: computeMean(true), unansweredSimilarity: computeMean(false) };
}
