import { type AuthorityQuestions, computeStemWeight, type QuestionIndex } from "./known-questions.ts";

/** A known question, by how similar another one is to it: the cosine of their weighted stems, 0 to 1. */
export interface SimilarQuestion {
  readonly similarity: number;
  readonly isAnswered: boolean;
  /** Citation of the authority that answers it, or that is found first although it does not; "" if none is known. */
  readonly authority: string;
}

/**
 * Lists the known questions of a country that are most similar to a question, the most similar first.
 * @param stems the telling stems of the question, each once
 * @param limit maximum number of those that the corpus answers, and of those that it does not
 */
export function findSimilarQuestions(
  { postings, lengths, countries, groups }: QuestionIndex,
  stems: readonly string[],
  country: string,
  limit: number,
): SimilarQuestion[] {
  const similarities = new Float64Array(lengths.length);
  let square = 0;
  for (const stem of stems) {
    const own = postings.get(stem);
    const weight = computeStemWeight(lengths.length, own?.length ?? 0);
    square += weight * weight;
    if (own === undefined) continue;
    for (let at = 0; at < own.length; at++) similarities[own[at]!]! += (weight * weight) / lengths[own[at]!]!;
  }
  const found = countries
    .filter((group) => group.country === country)
    .flatMap(({ isAnswered, first, end }) =>
      selectGreatest(similarities, first, end, limit).map((question) => ({
        similarity: Math.min(1, similarities[question]! / Math.sqrt(square)),
        isAnswered,
        authority: findGroup(groups, question).authority,
      })),
    );
  return found.sort((a, b) => b.similarity - a.similarity || Number(b.isAnswered) - Number(a.isAnswered));
}

/** Returns the places of the greatest values above 0 from `first` to before `end`, at most `limit`, the greatest first. */
function selectGreatest(values: Float64Array, first: number, end: number, limit: number): number[] {
  const greatest: number[] = [];
  for (let at = first; at < end; at++) {
    const value = values[at]!;
    if (value <= (greatest.length < limit ? 0 : (values[greatest[limit - 1]!] ?? 0))) continue;
    let place = greatest.length;
    while (place > 0 && values[greatest[place - 1]!]! < value) place--;
    greatest.splice(place, 0, at);
    if (greatest.length > limit) greatest.pop();
  }
  return greatest;
}

function findGroup(groups: readonly AuthorityQuestions[], question: number): AuthorityQuestions {
  return groups.find(({ end }) => question < end)!;
}
