import type { AskRequest } from "../contract/schemas/ask.ts";
import type { Corpus } from "../corpus/port/corpus.ts";
import type { CoveredJurisdiction } from "../law/jurisdiction.ts";
import type { Authority } from "./authorities/authority.ts";
import { rankAuthorities } from "./authorities/rank-authorities.ts";
import { type Interpretation, interpretQuestion } from "./interpret/interpret-question.ts";
import { RETRIEVAL_DEPTHS, retrieveCasePassages, retrieveProvisionPassages } from "./retrieve/retrieve-passages.ts";

/** The country that a question may mean which leaves it open, beside the United States. */
const OTHER_COUNTRY: CoveredJurisdiction = "IN";
/** By how much more the best authority of the other country must score: a tenth of what a good answer scores. */
const MIN_LEAD = 0.25;

/**
 * Interprets a question. One that leaves the country open is interpreted by the law of the United States, unless the best
 * authority of India plainly bears on it more closely.
 */
export async function interpretByCountry(
  corpus: Corpus,
  request: AskRequest,
  signal: AbortSignal,
): Promise<Interpretation> {
  const byDefault = await interpretQuestion(corpus, request);
  if (!byDefault.scope.isOpen) return byDefault;
  const byOther = await interpretQuestion(corpus, request, OTHER_COUNTRY);
  const score = await scoreBestAuthority(corpus, byDefault, signal);
  const otherScore = await scoreBestAuthority(corpus, byOther, signal);
  return otherScore >= score + MIN_LEAD ? byOther : byDefault;
}

/** Finds what may answer a question, as an answer of standard depth does; best first. */
export async function findAuthorities(
  corpus: Corpus,
  question: Interpretation,
  signal: AbortSignal,
): Promise<Authority[]> {
  const cases = await retrieveCasePassages(corpus, question, RETRIEVAL_DEPTHS.standard, signal);
  const laws = await retrieveProvisionPassages(corpus, question, RETRIEVAL_DEPTHS.standard, signal);
  return rankAuthorities(corpus, question, [...cases.passages, ...laws]);
}

async function scoreBestAuthority(corpus: Corpus, question: Interpretation, signal: AbortSignal): Promise<number> {
  const [lead] = await findAuthorities(corpus, question, signal);
  return lead?.score ?? 0;
}
