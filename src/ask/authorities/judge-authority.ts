import type { Interpretation } from "../interpret/interpret-question.ts";
import { KEY_POINT_LOSSES } from "../interpret/key-points.ts";
import type { Authority } from "./authority.ts";

/**
 * What the corpus can say to a question. `answer`: its best authority answers. `closest`: it is near, and its holding is
 * worth reading. `refusal`: it is about something else.
 */
export type Outcome = "answer" | "closest" | "refusal";

/** Minimum evidence for an answer, and for the nearest authority. */
const MIN_ANSWER = 0.42;
const MIN_CLOSEST = 0.25;

/** Judges whether the best authority is about the subject of the question. */
export function judgeAuthority(question: Interpretation, authorities: readonly Authority[]): Outcome {
  const [lead, next] = authorities;
  if (lead === undefined) return "refusal";
  const evidence = computeEvidence(question, lead, next);
  return evidence >= MIN_ANSWER ? "answer" : evidence >= MIN_CLOSEST ? "closest" : "refusal";
}

/** What is taken off if the question names cases or provisions that the corpus does not contain. */
const MISSING_NAME_LOSS = 0.3;
/** The same if the question is what became of a case, or what it held. */
const MISSING_CASE_LOSS = 0.7;
/** Number of telling words that are few, and the share of their weight that an answer must meet. */
const MAX_FEW_TERMS = 5;
const MIN_FEW_COVERAGE = 0.75;

/** Combines what speaks for the best authority: the share of the question that it covers, how far it is ahead, and how it was found. */
export function computeEvidence(
  { kind, terms, missing, isFollowUp }: Interpretation,
  { source, relevance, score }: Authority,
  next: Authority | undefined,
): number {
  const { coverage, subject, law, topic, doctrine, pointLoss, naming } = relevance;
  const text = 0.5 * coverage + 0.3 * subject + 0.1 * law + 0.1 * topic;
  const lead = next === undefined || score <= 0 ? 0.5 : 1 - Math.min(1, Math.max(0, next.score / score));
  const isProvision = source.kind !== "case";
  const isSure = isProvision || isFollowUp || terms.length < 2 || kind.id === "standing";
  const named = naming * (isSure && pointLoss < KEY_POINT_LOSSES.absent ? 0.6 : 0.35);
  const isAboutMissing = missing.length > 0 && naming === 0;
  const lost = isAboutMissing
    ? kind.id === "holding" || kind.id === "standing"
      ? MISSING_CASE_LOSS
      : MISSING_NAME_LOSS
    : 0;
  // Few words must all be met: none of them is dress.
  const isBare = terms.length <= MAX_FEW_TERMS && naming === 0 && doctrine === 0 && !isFollowUp;
  const short = isBare ? Math.max(0, MIN_FEW_COVERAGE - coverage) : 0;
  return text + 0.35 * doctrine + 0.4 * lead + named - lost - short - pointLoss;
}
