import type { Interpretation } from "../interpret/interpret-question.ts";
import type { Authority } from "./authority.ts";
import { type Evidence, listEvidence } from "./compute-evidence.ts";

/**
 * What the corpus can say to a question. `answer`: its best authority answers. `closest`: it is near, and its holding is
 * worth reading. `refusal`: it is about something else.
 */
export type Outcome = "answer" | "closest" | "refusal";

/** Minimum probability that the best authority answers, and that its holding is worth reading. */
const MIN_ANSWER = 0.55;
const MIN_CLOSEST = 0.3;

/** Weights of a logistic regression, fitted to labelled questions by scripts/ask/fit-evidence.ts. */
const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
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
  unstated: -5.56,
};
const BIAS = -2.41;

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
