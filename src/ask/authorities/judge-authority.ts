import type { Interpretation } from "../interpret/interpret-question.ts";
import { asksForProvision } from "../interpret/terms/whole-source-words.ts";
import type { Authority } from "./authority.ts";
import type { KnownComparison } from "./compare-known-questions.ts";
import { type Evidence, listEvidence } from "./compute-evidence.ts";
import { STATED_ASPECTS } from "./compute-naming.ts";
import { isWhollyAboutSide } from "./text-relevance.ts";

/**
 * What the corpus can say to a question. `answer`: its best authority answers. `closest`: it is near, and its holding is
 * worth reading. `refusal`: it is about something else.
 */
export type Outcome = "answer" | "closest" | "refusal";

/** A logistic regression and what its probabilities decide; fitted to labelled questions by scripts/ask/fit-evidence.ts. */
interface Fit {
  readonly weights: Readonly<Record<keyof Evidence, number>>;
  readonly bias: number;
  /** Minimum probability that the best authority answers, and that its holding is worth reading. */
  readonly minAnswer: number;
  readonly minClosest: number;
}

/** What a question can be compared with: the words of an authority alone, or also its topics, or also known questions. */
export type FitName = "words" | "topics" | "questions";

const WORDS_FIT: Fit = {
  weights: {
    coverage: 0.55,
    law: -0.57,
    match: 0.66,
    exact: 1.46,
    agreement: 1.08,
    doctrine: -0.96,
    naming: 2.02,
    score: 1.64,
    followUp: 0.86,
    provision: -0.49,
    figure: -0.08,
    noFigure: -2.14,
    caseFigure: -1.93,
    terms: 1.02,
    unmet: -1.79,
    second: -0.16,
    few: -3.8,
    pointLoss: -5.06,
    missing: -3,
    missingCase: -3.99,
    absentDoctrine: -16.41,
    answeredSimilarity: 0,
    unansweredSimilarity: 0,
    authorityOdds: 0,
    wordOdds: 0,
    newWords: 0,
    unstated: -5.33,
    wording: 0,
  },
  bias: -3.65,
  minAnswer: 0.55,
  minClosest: 0.3,
};

const TOPICS_FIT: Fit = {
  weights: {
    coverage: -0.61,
    law: 0.56,
    match: -0.09,
    exact: 3.59,
    agreement: -0.14,
    doctrine: 0.62,
    naming: 2.44,
    score: 2.86,
    followUp: 2.55,
    provision: -0.05,
    figure: 0.7,
    noFigure: -1.56,
    caseFigure: -1.16,
    terms: 1.63,
    unmet: -1.7,
    second: 0.15,
    few: -0.7,
    pointLoss: -3.06,
    missing: -2.74,
    missingCase: -4.84,
    absentDoctrine: -9.66,
    answeredSimilarity: 0,
    unansweredSimilarity: 0,
    authorityOdds: 0,
    wordOdds: 0,
    newWords: 0,
    unstated: -3.4,
    wording: 1,
  },
  bias: -8.81,
  // Of the questions of users that were held back and that the corpus answers, 7.5% are refused, and 79% of the others.
  minAnswer: 0.31,
  minClosest: 0.14,
};

const QUESTIONS_FIT: Fit = {
  weights: {
    coverage: -0.67,
    law: -0.55,
    match: 0.76,
    exact: 2.65,
    agreement: 0.17,
    doctrine: 0.55,
    naming: 0.56,
    score: 0.96,
    followUp: 3.01,
    provision: 0.19,
    figure: 0.42,
    noFigure: -1.35,
    caseFigure: -0.12,
    terms: 0.59,
    unmet: -1.23,
    second: 0.11,
    few: -0.27,
    pointLoss: -2.54,
    missing: -1.75,
    missingCase: -4.62,
    absentDoctrine: -5.08,
    answeredSimilarity: 10.14,
    unansweredSimilarity: -13.22,
    authorityOdds: 0.18,
    wordOdds: 0.34,
    newWords: -3.19,
    unstated: -4.16,
    wording: 1,
  },
  bias: -2.11,
  // Sets that were held back lose 2 to 4% of what the corpus answers (test/verify/ask/refusals.verify.ts).
  minAnswer: 0.16,
  minClosest: 0.08,
};

const FITS: Readonly<Record<FitName, Fit>> = { words: WORDS_FIT, topics: TOPICS_FIT, questions: QUESTIONS_FIT };

/** Minimum probability that an authority answers a question on a provision that the corpus lacks. */
const MIN_BESIDE_MISSING = 0.8;

/** How surely a question names the authority of which it asks the whole: a party names a case. */
const MIN_NAMING = { case: 0.3, provision: 0.8 } as const;

/**
 * Judges whether the best authority is about the subject of the question.
 * @param compared the authorities of what the question compares, none of which covers all of it
 * @param known what known questions say of it; null if the corpus contains none
 */
export function judgeAuthority(
  question: Interpretation,
  [lead]: readonly Authority[],
  known: KnownComparison | null,
  compared: readonly Authority[] = [],
): Outcome {
  if (lead === undefined) return "refusal";
  if (asksForWhole(question, lead) || comparesHeadings(question, compared)) return "answer";
  const evidence = listEvidence(question, lead, known);
  // What became of a case that the corpus lacks is not known from another.
  if (evidence.missingCase === 1) return "refusal";
  // What is named and does not state what is asked for is worth reading, as is what states all but that.
  if (evidence.unstated > 0 && evidence.naming >= MIN_NAMING.case) return "closest";
  const fit = chooseFit(lead, known);
  const { minAnswer, minClosest } = FITS[fit];
  const least = evidence.missing === 1 ? MIN_BESIDE_MISSING : compared.length > 1 ? minClosest : minAnswer;
  // The law of one state does not answer for another.
  const isExcluded = lead.relevance.isOfOtherState || isUndefined(question, lead);
  if (computeAnswerProbability(evidence, fit) >= least && !isExcluded) return "answer";
  return computeAnswerProbability({ ...evidence, unstated: 0 }, fit) >= minClosest ? "closest" : "refusal";
}

/** Chooses the fit by what an authority can be compared with; an opinion has no topics. */
function chooseFit({ brief }: Authority, known: KnownComparison | null): FitName {
  if (brief?.topics.length === 0) return "words";
  return known === null ? "topics" : "questions";
}

/** Returns whether a question names its authority and asks for nothing but what that decides or says. */
function asksForWhole(
  { ownTerms, aspects, missing, isFollowUp }: Interpretation,
  { source, relevance }: Authority,
): boolean {
  const isCase = source.kind === "case";
  if (isFollowUp || missing.length > 0 || relevance.naming < (isCase ? MIN_NAMING.case : MIN_NAMING.provision))
    return false;
  if (aspects.some(({ id }) => STATED_ASPECTS.has(id))) return false;
  return isCase ? ownTerms.length === 0 : asksForProvision(ownTerms);
}

/** Returns whether each side of a comparison is a heading of an authority and nothing else: "larceny", "robbery". */
function comparesHeadings({ sides }: Interpretation, compared: readonly Authority[]): boolean {
  return compared.length > 1 && sides.every((side) => compared.some((one) => isWhollyAboutSide(one, side)));
}

/** Returns whether a question asks what a term means, and an authority that happens to use it does not say. */
function isUndefined({ definedTerm, isFollowUp }: Interpretation, { relevance }: Authority): boolean {
  const { definition, doctrine, naming } = relevance;
  return definedTerm !== null && !isFollowUp && Math.max(definition, doctrine, naming) === 0;
}

/** Returns the probability that an authority answers a question. */
export function computeAnswerProbability(evidence: Evidence, fit: FitName): number {
  const { weights, bias } = FITS[fit];
  const names = Object.keys(weights) as (keyof Evidence)[];
  return 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + weights[name] * evidence[name], bias)));
}
