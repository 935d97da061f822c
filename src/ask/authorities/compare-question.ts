import type { Corpus } from "../../corpus/port/corpus.ts";
import { computeSimilarity, toVectorText } from "../../text/vectors/compare-stems.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { hasAuthority } from "../interpret/question-doctrines.ts";
import type { Authority } from "./authority.ts";
import { compareKnownQuestions, type KnownSimilarities } from "./compare-known-questions.ts";
import { listHeadingUnits } from "./text-relevance.ts";

/** How similar a question is to its authority, to what the corpus lacks, and to known questions; each 0 to 1. */
export interface QuestionComparison {
  /** By vectors of words, to the name and topics, or the headings, of what would answer. */
  readonly similarity: number;
  /** To the most similar doctrine of whose authorities the corpus contains none; 0 if the question names its authority. */
  readonly absentSimilarity: number;
  /** To questions of which it is known whether the corpus answers them; null if it contains none. */
  readonly known: KnownSimilarities | null;
}

/** Maximum number of doctrines of a question whose authorities are looked for; there are some at the first places. */
const MAX_DOCTRINES = 12;

/**
 * Compares a question with what would answer it, with the doctrines of whose authorities the corpus contains none, and with
 * the questions that the corpus knows. Null if the corpus contains no vectors of words, or the best authority is a case
 * without topics, as in full opinions. If the corpus has the authorities of all doctrines that are looked at, one that it
 * lacks is as similar as the last of them at most.
 * @param leads the best authority, and those of the sides of a question that compares
 */
export async function compareQuestion(
  corpus: Corpus,
  { question, terms, scope: { jurisdiction } }: Pick<Interpretation, "question" | "terms" | "scope">,
  leads: readonly Pick<Authority, "brief" | "passages" | "relevance">[],
): Promise<QuestionComparison | null> {
  // The name of a case alone says little of its subject.
  if (leads[0]?.brief?.topics.length === 0) return null;
  const vectors = await corpus.readWordVectors();
  if (vectors === null) return null;
  const headings = leads.flatMap(listHeadingUnits).flatMap((stems) => [...stems]);
  const similarity = computeSimilarity(vectors, terms, toVectorText(vectors, headings));
  const known = await compareKnownQuestions(corpus, question, jurisdiction);
  let absentSimilarity = 0;
  if (leads[0] === undefined || leads[0].relevance.naming > 0) return { similarity, absentSimilarity, known };
  for (const doctrine of await corpus.matchDoctrines({ terms, country: jurisdiction, limit: MAX_DOCTRINES })) {
    absentSimilarity = doctrine.similarity;
    if (!(await hasAuthority(corpus, doctrine, jurisdiction))) break;
  }
  return { similarity, absentSimilarity, known };
}
