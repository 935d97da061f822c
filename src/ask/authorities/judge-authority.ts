import type { Interpretation } from "../interpret/interpret-question.ts";
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
/** What is taken off if the authority speaks of none of the key points of the question. */
const MISSING_POINT_LOSS = 0.3;

/** Combines what speaks for the best authority: the share of the question that it covers, how far it is ahead, and how it was found. */
export function computeEvidence(
  { kind, terms, missing, isFollowUp }: Interpretation,
  { source, relevance, score }: Authority,
  next: Authority | undefined,
): number {
  const { coverage, subject, law, topic, doctrine, points, naming } = relevance;
  const text = 0.5 * coverage + 0.3 * subject + 0.1 * law + 0.1 * topic;
  const lead = next === undefined || score <= 0 ? 0.5 : 1 - Math.min(1, Math.max(0, next.score / score));
  const isProvision = source.kind !== "case";
  const named = naming * (isProvision || isFollowUp || terms.length < 2 || kind.id === "standing" ? 0.6 : 0.35);
  const lost = missing.length > 0 && naming === 0 ? MISSING_NAME_LOSS : 0;
  return text + 0.35 * doctrine + 0.4 * lead + named - lost - MISSING_POINT_LOSS * (1 - points);
}
