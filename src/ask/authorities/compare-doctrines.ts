import type { Corpus } from "../../corpus/port/corpus.ts";
import { computeSimilarity, toVectorText } from "../../text/vectors/compare-stems.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { hasAuthority } from "../interpret/question-doctrines.ts";
import type { Authority } from "./authority.ts";
import { listHeadingUnits } from "./text-relevance.ts";

/** How similar a question is, by vectors of words, to its authority and to what the corpus lacks; each 0 to 1. */
export interface DoctrineComparison {
  /** To the name and topics, or the headings, of what would answer. */
  readonly similarity: number;
  /** To the most similar doctrine of whose authorities the corpus contains none; 0 if the question names its authority. */
  readonly absentSimilarity: number;
}

/** Maximum number of doctrines of a question whose authorities are looked for; there are some at the first places. */
const MAX_DOCTRINES = 12;

/**
 * Compares what would answer a question with the doctrines of whose authorities the corpus contains none; null if the
 * corpus contains no vectors of words, or the best authority is a case without topics, as in full opinions. If the corpus
 * has the authorities of all doctrines that are looked at, one that it lacks is as similar as the last of them at most.
 * @param leads the best authority, and those of the sides of a question that compares
 */
export async function compareDoctrines(
  corpus: Corpus,
  { terms, scope: { jurisdiction } }: Pick<Interpretation, "terms" | "scope">,
  leads: readonly Pick<Authority, "brief" | "passages" | "relevance">[],
): Promise<DoctrineComparison | null> {
  // The name of a case alone says little of its subject.
  if (leads[0]?.brief?.topics.length === 0) return null;
  const vectors = await corpus.readWordVectors();
  if (vectors === null) return null;
  const headings = leads.flatMap(listHeadingUnits).flatMap((stems) => [...stems]);
  const similarity = computeSimilarity(vectors, terms, toVectorText(vectors, headings));
  let absentSimilarity = 0;
  if (leads[0] === undefined || leads[0].relevance.naming > 0) return { similarity, absentSimilarity };
  for (const doctrine of await corpus.matchDoctrines({ terms, country: jurisdiction, limit: MAX_DOCTRINES })) {
    absentSimilarity = doctrine.similarity;
    if (!(await hasAuthority(corpus, doctrine, jurisdiction))) break;
  }
  return { similarity, absentSimilarity };
}
