import type { AskRequest } from "../contract/schemas/ask.ts";
import type { Corpus } from "../corpus/port/corpus.ts";
import type { CoveredJurisdiction } from "../law/jurisdiction.ts";
import type { Authority } from "./authorities/authority.ts";
import { compareKnownQuestions } from "./authorities/compare-known-questions.ts";
import { rankAuthorities } from "./authorities/rank-authorities.ts";
import { SCORE_WEIGHTS } from "./authorities/score-authority.ts";
import { type Interpretation, interpretQuestion } from "./interpret/interpret-question.ts";
import type { SourcePassage } from "./passages/passage.ts";
import {
  RETRIEVAL_DEPTHS,
  type RetrievedCasePassages,
  retrieveCasePassages,
  retrieveProvisionPassages,
} from "./retrieve/retrieve-passages.ts";

/** The country that a question may mean which leaves it open, beside the United States. */
const OTHER_COUNTRY: CoveredJurisdiction = "IN";
/** By how much more the law of the other country must bear on it: a tenth of what the authority of a good answer scores. */
const MIN_LEAD = 0.3;
/** What similarity to the known questions of a country counts beside the score of its best authority. */
const SIMILARITY_SHARE = 9;

/** A question as the law of its country reads it. */
export interface LocatedQuestion {
  readonly question: Interpretation;
  /** What may answer it at standard depth, if it had to be found to choose the country. */
  readonly retrieved: RetrievedPassages | null;
}

/** Passages that may answer a question. */
export interface RetrievedPassages {
  readonly cases: RetrievedCasePassages;
  readonly laws: readonly SourcePassage[];
}

/**
 * Interprets a question. One that leaves the country open is interpreted by the law of the United States, unless that of
 * India plainly bears on it more closely: by its best authority, and by how people ask there.
 */
export async function interpretByCountry(
  corpus: Corpus,
  request: AskRequest,
  signal: AbortSignal,
): Promise<LocatedQuestion> {
  const question = await interpretQuestion(corpus, request);
  if (!question.scope.isOpen) return { question, retrieved: null };
  const byDefault = await readLaw(corpus, question, signal);
  const byOther = await readLaw(corpus, await interpretQuestion(corpus, request, OTHER_COUNTRY), signal);
  return byOther.closeness >= byDefault.closeness + MIN_LEAD ? byOther : byDefault;
}

/** Ranks the authorities of passages; best first. */
export function rankRetrieved(
  corpus: Corpus,
  question: Interpretation,
  { cases, laws }: RetrievedPassages,
): Promise<Authority[]> {
  return rankAuthorities(corpus, question, [...cases.passages, ...laws]);
}

/** Finds what may answer a question, as an answer of standard depth does. */
export async function retrievePassages(
  corpus: Corpus,
  question: Interpretation,
  signal: AbortSignal,
): Promise<RetrievedPassages> {
  const cases = await retrieveCasePassages(corpus, question, RETRIEVAL_DEPTHS.standard, signal);
  const laws = await retrieveProvisionPassages(corpus, question, RETRIEVAL_DEPTHS.standard, signal);
  return { cases, laws };
}

/** Finds what may answer a question in the law of its country, and how closely that law bears on it. */
async function readLaw(
  corpus: Corpus,
  question: Interpretation,
  signal: AbortSignal,
): Promise<LocatedQuestion & { readonly closeness: number }> {
  const retrieved = await retrievePassages(corpus, question, signal);
  const [lead] = await rankRetrieved(corpus, question, retrieved);
  const known = await compareKnownQuestions(corpus, question.question, question.scope.jurisdiction);
  const similarity = known === null ? 0 : Math.max(known.answeredSimilarity, known.unansweredSimilarity);
  // The known questions count by how similar they are, not also by the authority that they have.
  const score = lead ? lead.score - SCORE_WEIGHTS.known * lead.relevance.known : 0;
  return { question, retrieved, closeness: score + SIMILARITY_SHARE * similarity };
}
