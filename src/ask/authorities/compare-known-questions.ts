import type { Corpus, QuestionMatch } from "../../corpus/port/corpus.ts";
import type { Jurisdiction } from "../../law/jurisdiction.ts";
import { listTellingStems } from "../../text/telling-stems.ts";
import type { Interpretation } from "../interpret/interpret-question.ts";
import { findAuthority } from "../interpret/question-doctrines.ts";
import { toCaseKey, toProvisionKey } from "../passages/passage.ts";
import type { Authority } from "./authority.ts";

/** What the questions of which it is known whether the corpus answers them say of another one. */
export interface KnownComparison {
  /** Mean similarity of the most similar questions that the corpus answers, and of those that it does not; 0 to 1. */
  readonly answeredSimilarity: number;
  readonly unansweredSimilarity: number;
  readonly odds: QuestionMatch["odds"];
}

/** Number of similar questions that are looked at, and of those whose mean similarity counts. */
const SIMILAR_QUESTIONS = 5;
const MEAN_QUESTIONS = 3;

/**
 * Compares a question with those of which it is known whether the corpus answers them; null if it contains none.
 * @param authority what was found for the question; without, its odds are those of any question
 */
export async function compareKnownQuestions(
  corpus: Corpus,
  question: string,
  country: Jurisdiction,
  authority?: Pick<Authority, "source">,
): Promise<KnownComparison | null> {
  const stems = listTellingStems(question);
  const cited = authority ? await listCitations(corpus, authority) : [];
  const match = await corpus.matchQuestions({ stems, country, limit: SIMILAR_QUESTIONS, authority: cited });
  if (match === null) return null;
  const computeMean = (answered: boolean) =>
    match.similar
      .filter(({ isAnswered }) => isAnswered === answered)
      .slice(0, MEAN_QUESTIONS)
      .reduce((sum, { similarity }) => sum + similarity / MEAN_QUESTIONS, 0);
  return { answeredSimilarity: computeMean(true), unansweredSimilarity: computeMean(false), odds: match.odds };
}

/** Lists the citations of an authority as known questions cite it. */
async function listCitations(corpus: Corpus, { source }: Pick<Authority, "source">): Promise<readonly string[]> {
  if (source.kind === "section") return [source.section.citation];
  if (source.kind === "act")
    return [`Section ${source.section.number} of the ${source.section.act.title.replace(/^The /, "")}`];
  const [found] = await corpus.cases.readCases([source.clusterId]);
  return found?.citations ?? [];
}

/**
 * Finds the authorities that answer the known questions which are most similar to a question.
 * @returns by the key of the source, the sum of the similarities of these questions: 0 to {@link SIMILAR_QUESTIONS}
 */
export async function findKnownAuthorities(
  corpus: Corpus,
  asked: Pick<Interpretation, "question" | "isFollowUp" | "provisions" | "definedTerm" | "scope">,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const { question, isFollowUp, provisions, definedTerm } = asked;
  const { jurisdiction } = asked.scope;
  // A section that is named, or one that defines what is asked, answers; of a follow-up question an earlier turn tells the subject.
  if (isFollowUp || provisions.length > 0 || definedTerm !== null) return found;
  const query = { stems: listTellingStems(question), country: jurisdiction, limit: SIMILAR_QUESTIONS, authority: [] };
  const similar = (await corpus.matchQuestions(query))?.similar ?? [];
  const byCitation = new Map<string, number>();
  for (const { similarity, isAnswered, authority } of similar)
    if (isAnswered) byCitation.set(authority, (byCitation.get(authority) ?? 0) + similarity);
  for (const [citation, sum] of byCitation) {
    const source = await findAuthority(corpus, citation, jurisdiction);
    if (source !== null) found.set("clusterId" in source ? toCaseKey(source.clusterId) : toProvisionKey(source), sum);
  }
  return found;
}
