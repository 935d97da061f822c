import type { Interpretation } from "../interpret/interpret-question.ts";
import { asksForProvision } from "../interpret/terms/whole-source-words.ts";
import type { Authority } from "./authority.ts";
import type { QuestionComparison } from "./compare-question.ts";
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

/** What a corpus can compare a question with: its words alone, or also vectors of words, or also known questions. */
export type FitName = "words" | "vectors" | "questions";

/** Also for cases without topics. */
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
    similarity: 0,
    absentLead: 0,
    answeredSimilarity: 0,
    unansweredSimilarity: 0,
    unstated: -5.33,
    wording: 0,
  },
  bias: -3.65,
  minAnswer: 0.55,
  minClosest: 0.3,
};

const VECTORS_FIT: Fit = {
  weights: {
    coverage: 0.94,
    law: 1.56,
    match: -0.16,
    exact: 3.85,
    agreement: 0.6,
    doctrine: 0.37,
    naming: 3.45,
    score: 1.66,
    followUp: 2.49,
    provision: 0.27,
    figure: 0.27,
    noFigure: -1.22,
    caseFigure: -1.04,
    terms: 0.61,
    unmet: -1,
    second: 0.07,
    few: -1.23,
    pointLoss: -2.78,
    missing: -1.23,
    missingCase: -5.71,
    absentDoctrine: -4.76,
    similarity: -4.91,
    absentLead: -5.98,
    answeredSimilarity: 0,
    unansweredSimilarity: 0,
    unstated: -2.7,
    wording: 1,
  },
  bias: -5.34,
  // Of the questions of users that were held back and that the corpus answers, 12% are refused, 89% of the others.
  minAnswer: 0.4,
  minClosest: 0.18,
};

const QUESTIONS_FIT: Fit = {
  weights: {
    coverage: 0.93,
    law: 0.95,
    match: 0.22,
    exact: 3.57,
    agreement: 0.39,
    doctrine: -0.05,
    naming: 2.24,
    score: 1.03,
    followUp: 3.18,
    provision: 0.44,
    figure: 0.29,
    noFigure: -1.14,
    caseFigure: -0.44,
    terms: 0.58,
    unmet: -1.06,
    second: -0.02,
    few: -0.73,
    pointLoss: -2.35,
    missing: -1.53,
    missingCase: -6.27,
    absentDoctrine: -2.05,
    similarity: -4.33,
    absentLead: -5.14,
    answeredSimilarity: 14.64,
    unansweredSimilarity: -16.09,
    unstated: -2.73,
    wording: 1,
  },
  bias: -3.89,
  // Cross-validated, 4% of the questions of users that the corpus answers are refused, and 87% of the others.
  minAnswer: 0.15,
  minClosest: 0.08,
};

const FITS: Readonly<Record<FitName, Fit>> = { words: WORDS_FIT, vectors: VECTORS_FIT, questions: QUESTIONS_FIT };

/** Minimum probability that an authority answers a question on a provision that the corpus lacks. */
const MIN_BESIDE_MISSING = 0.8;

/** How surely a question names the authority of which it asks the whole: a party names a case. */
const MIN_NAMING = { case: 0.3, provision: 0.8 } as const;

/**
 * Judges whether the best authority is about the subject of the question.
 * @param compared the authorities of what the question compares, none of which covers all of it
 * @param comparison of it with what the corpus lacks and with known questions; null without vectors of words
 */
export function judgeAuthority(
  question: Interpretation,
  [lead]: readonly Authority[],
  comparison: QuestionComparison | null,
  compared: readonly Authority[] = [],
): Outcome {
  if (lead === undefined) return "refusal";
  if (asksForWhole(question, lead) || comparesHeadings(question, compared)) return "answer";
  const evidence = listEvidence(question, lead, comparison);
  // What became of a case that the corpus lacks is not known from another.
  if (evidence.missingCase === 1) return "refusal";
  // What is named and does not state what is asked for is worth reading, as is what states all but that.
  if (evidence.unstated > 0 && evidence.naming >= MIN_NAMING.case) return "closest";
  const fit = comparison === null ? "words" : comparison.known === null ? "vectors" : "questions";
  const { minAnswer, minClosest } = FITS[fit];
  const least = evidence.missing === 1 ? MIN_BESIDE_MISSING : compared.length > 1 ? minClosest : minAnswer;
  // The law of one state does not answer for another.
  const isExcluded = lead.relevance.isOfOtherState || isUndefined(question, lead);
  if (computeAnswerProbability(evidence, fit) >= least && !isExcluded) return "answer";
  return computeAnswerProbability({ ...evidence, unstated: 0 }, fit) >= minClosest ? "closest" : "refusal";
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
