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
  coverage: -2.96,
  law: 0.15,
  match: 0.42,
  exact: 3.57,
  agreement: 2.0,
  doctrine: -0.53,
  naming: 1.03,
  score: 1.91,
  followUp: 0.17,
  provision: -0.13,
  figure: -0.34,
  noFigure: -4.96,
  caseFigure: -1.56,
  terms: 0.88,
  unmet: -1.73,
  second: -0.32,
  few: -5.0,
  pointLoss: -6.6,
  missing: -2.97,
  missingCase: -4.41,
  missingDoctrine: -1.85,
  absentDoctrine: -3.19,
  unstated: -5.28,
};
const BIAS = -2.59;

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
