import type { Interpretation } from "../interpret/interpret-question.ts";
import { asksForProvision } from "../interpret/terms/whole-source-words.ts";
import type { Authority } from "./authority.ts";
import type { DoctrineComparison } from "./compare-doctrines.ts";
import { type Evidence, listEvidence } from "./compute-evidence.ts";
import { STATED_ASPECTS } from "./compute-naming.ts";

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

/** For cases without topics, and corpora without vectors of words. */
const FIT_WITHOUT_VECTORS: Fit = {
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
    unstated: -5.33,
    wording: 0,
  },
  bias: -3.65,
  minAnswer: 0.55,
  minClosest: 0.3,
};

const FIT_WITH_VECTORS: Fit = {
  weights: {
    coverage: 0.65,
    law: 1.59,
    match: -0.06,
    exact: 2.77,
    agreement: 0.44,
    doctrine: 0.59,
    naming: 3.99,
    score: 1.05,
    followUp: 1.68,
    provision: 0.22,
    figure: 0.38,
    noFigure: -1.2,
    caseFigure: -1.47,
    terms: 1.27,
    unmet: -1.84,
    second: 0,
    few: -0.79,
    pointLoss: -3.69,
    missing: -0.35,
    missingCase: -2.75,
    absentDoctrine: -6.52,
    similarity: -4.44,
    absentLead: -4.86,
    unstated: -2.82,
    wording: 1,
  },
  bias: -3.3,
  // Cross-validated, about 5% of the labelled questions that the corpus answers are refused.
  minAnswer: 0.4,
  minClosest: 0.18,
};

/** How surely a question names the authority of which it asks the whole: a party names a case. */
const MIN_NAMING = { case: 0.3, provision: 0.8 } as const;

/**
 * Judges whether the best authority is about the subject of the question.
 * @param compared the authorities of what the question compares, none of which covers all of it
 * @param comparison of it with the doctrines that the corpus lacks; null without vectors of words
 */
export function judgeAuthority(
  question: Interpretation,
  [lead]: readonly Authority[],
  comparison: DoctrineComparison | null,
  compared: readonly Authority[] = [],
): Outcome {
  if (lead === undefined) return "refusal";
  if (asksForWhole(question, lead)) return "answer";
  const evidence = listEvidence(question, lead, comparison);
  // What became of a case that the corpus lacks is not known from another.
  if (evidence.missingCase === 1) return "refusal";
  // What is named and does not state what is asked for is worth reading, as is what states all but that.
  if (evidence.unstated > 0 && evidence.naming >= MIN_NAMING.case) return "closest";
  const hasVectors = comparison !== null;
  const { minAnswer, minClosest } = selectFit(hasVectors);
  const least = compared.length > 1 ? minClosest : minAnswer;
  if (computeAnswerProbability(evidence, hasVectors) >= least && !isUndefined(question, lead)) return "answer";
  return computeAnswerProbability({ ...evidence, unstated: 0 }, hasVectors) >= minClosest ? "closest" : "refusal";
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

/** Returns whether a question asks what a term means, and an authority that happens to use it does not say. */
function isUndefined({ definedTerm, isFollowUp }: Interpretation, { relevance }: Authority): boolean {
  const { definition, doctrine, naming } = relevance;
  return definedTerm !== null && !isFollowUp && Math.max(definition, doctrine, naming) === 0;
}

/**
 * Returns the probability that an authority answers a question.
 * @param hasVectors whether the corpus contains vectors of words
 */
export function computeAnswerProbability(evidence: Evidence, hasVectors: boolean): number {
  const { weights, bias } = selectFit(hasVectors);
  const names = Object.keys(weights) as (keyof Evidence)[];
  return 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + weights[name] * evidence[name], bias)));
}

function selectFit(hasVectors: boolean): Fit {
  return hasVectors ? FIT_WITH_VECTORS : FIT_WITHOUT_VECTORS;
}
