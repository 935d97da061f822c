import type { Interpretation } from "../interpret/interpret-question.ts";
import type { Authority } from "./authority.ts";
import type { DoctrineComparison } from "./compare-doctrines.ts";
import { type Evidence, listEvidence } from "./compute-evidence.ts";

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
    coverage: -2.18,
    law: -0.04,
    match: 0.38,
    exact: 2.75,
    agreement: 1.67,
    doctrine: -0.93,
    naming: 1.11,
    score: 1.93,
    followUp: 0.14,
    provision: -0.3,
    figure: -0.35,
    noFigure: -5.09,
    caseFigure: -1.72,
    terms: 0.97,
    unmet: -1.94,
    second: -0.29,
    few: -4.73,
    pointLoss: -5.88,
    missing: -3.24,
    missingCase: -4.96,
    absentDoctrine: -13.55,
    similarity: 0,
    absentLead: 0,
    unstated: -5.56,
  },
  bias: -2.41,
  minAnswer: 0.55,
  minClosest: 0.3,
};

const FIT_WITH_VECTORS: Fit = {
  weights: {
    coverage: 1.69,
    law: 0.2,
    match: 0.84,
    exact: 1.44,
    agreement: 1.01,
    doctrine: -0.85,
    naming: 2.87,
    score: 1.12,
    followUp: 0.92,
    provision: -0.17,
    figure: 0.13,
    noFigure: -3.18,
    caseFigure: -1.73,
    terms: 0.7,
    unmet: -1.83,
    second: -0.12,
    few: -3.97,
    pointLoss: -6.18,
    missing: -3.02,
    missingCase: -3.9,
    absentDoctrine: -10.09,
    similarity: -3.9,
    absentLead: -7.18,
    unstated: -5.12,
  },
  bias: -1.6,
  // Cross-validated, about 5% of the labelled questions that the corpus answers are refused.
  minAnswer: 0.4,
  minClosest: 0.22,
};

/**
 * Judges whether the best authority is about the subject of the question.
 * @param comparison of it with the doctrines that the corpus lacks; null without vectors of words
 */
export function judgeAuthority(
  question: Interpretation,
  [lead]: readonly Authority[],
  comparison: DoctrineComparison | null,
): Outcome {
  if (lead === undefined) return "refusal";
  const evidence = listEvidence(question, lead, comparison);
  const hasVectors = comparison !== null;
  const { minAnswer, minClosest } = selectFit(hasVectors);
  if (computeAnswerProbability(evidence, hasVectors) >= minAnswer && !isUndefined(question, lead)) return "answer";
  // What states all but the one thing that is asked for is worth reading.
  return computeAnswerProbability({ ...evidence, unstated: 0 }, hasVectors) >= minClosest ? "closest" : "refusal";
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
