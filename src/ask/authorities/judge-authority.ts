import type { Interpretation } from "../interpret/interpret-question.ts";
import type { Authority } from "./authority.ts";
import { type Evidence, listEvidence } from "./compute-evidence.ts";

/**
 * What the corpus can say to a question. `answer`: its best authority answers. `closest`: it is near, and its holding is
 * worth reading. `refusal`: it is about something else.
 */
export type Outcome = "answer" | "closest" | "refusal";

/** Minimum probability that the best authority answers, and that its holding is worth reading. */
const MIN_ANSWER = 0.65;
const MIN_CLOSEST = 0.4;

/**
 * Weights of a logistic regression, fitted to labelled questions by scripts/ask/fit-evidence.ts. Few of these name a case
 * or a provision that the corpus lacks, or ask for what no authority states: these weights were set by hand, near those
 * that all labelled questions yield.
 */
const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  coverage: 0.38,
  law: -0.08,
  match: 0.88,
  exact: 1.44,
  agreement: 0.97,
  doctrine: 0.57,
  naming: 1.11,
  score: 1.58,
  followUp: 0.87,
  provision: 0.6,
  figure: -0.78,
  noFigure: -4.61,
  caseFigure: -2.5,
  terms: 0.74,
  unmet: -1.41,
  second: 0.48,
  few: -6.33,
  pointLoss: -8.56,
  missing: -3.5,
  missingCase: -5,
  missingDoctrine: -2,
  unstated: -7,
};
const BIAS = -2.42;

/** Judges whether the best authority is about the subject of the question. */
export function judgeAuthority(question: Interpretation, [lead]: readonly Authority[]): Outcome {
  if (lead === undefined) return "refusal";
  const evidence = listEvidence(question, lead);
  if (computeAnswerProbability(evidence) >= MIN_ANSWER && !isUndefined(question, lead)) return "answer";
  // What states all but the one thing that is asked for is worth reading.
  return computeAnswerProbability({ ...evidence, unstated: 0 }) >= MIN_CLOSEST ? "closest" : "refusal";
}

/** Returns whether a question asks what a term means, and an authority that happens to use it does not say. */
function isUndefined({ definedTerm, isFollowUp }: Interpretation, { relevance }: Authority): boolean {
  const { definition, doctrine, naming } = relevance;
  return definedTerm !== null && !isFollowUp && Math.max(definition, doctrine, naming) === 0;
}

/** Returns the probability that an authority answers a question. */
export function computeAnswerProbability(evidence: Evidence): number {
  const names = Object.keys(WEIGHTS) as (keyof Evidence)[];
  return 1 / (1 + Math.exp(-names.reduce((sum, name) => sum + WEIGHTS[name] * evidence[name], BIAS)));
}
