import type { Interpretation } from "../interpret/interpret-question.ts";
import { KEY_POINT_LOSSES } from "../interpret/key-points.ts";
import type { Authority } from "./authority.ts";
import { isAboutFigure } from "./stated-figures.ts";

/**
 * What the corpus can say to a question. `answer`: its best authority answers. `closest`: it is near, and its holding is
 * worth reading. `refusal`: it is about something else.
 */
export type Outcome = "answer" | "closest" | "refusal";

/** Minimum evidence for an answer, and for the nearest authority. */
const MIN_ANSWER = 0.42;
const MIN_CLOSEST = 0.25;
/**
 * The same where the question tells a story, whose words no authority repeats: by how much less for each term above a
 * number of terms, and the least.
 */
const MAX_PLAIN_TERMS = 7;
const STORY_SLOPE = 0.08;
const MIN_STORY_ANSWER = 0.27;

/** Judges whether the best authority is about the subject of the question. */
export function judgeAuthority(question: Interpretation, authorities: readonly Authority[]): Outcome {
  const [lead, next] = authorities;
  if (lead === undefined) return "refusal";
  const evidence = computeEvidence(question, lead, next);
  const min = Math.max(
    MIN_STORY_ANSWER,
    MIN_ANSWER - STORY_SLOPE * Math.max(0, question.terms.length - MAX_PLAIN_TERMS),
  );
  return evidence >= min ? "answer" : evidence >= MIN_CLOSEST ? "closest" : "refusal";
}

/** What is taken off if the question names cases or provisions that the corpus does not contain. */
const MISSING_NAME_LOSS = 0.3;
/** The same if the question is what became of a case, or what it held. */
const MISSING_CASE_LOSS = 0.7;
/** Numbers of telling words that are few, and the shares of their weight that an answer and its topics must meet. */
const FEW_TERMS = [
  { max: 3, minCoverage: 0.75, minTopic: 0.5 },
  { max: 5, minCoverage: 0.75, minTopic: 0.2 },
  { max: 6, minCoverage: 0.65, minTopic: 0 },
] as const;
/** What is taken off for each share of the weight that the topics lack: a bare subject is asked of its authority only. */
const NO_TOPIC_LOSS = 1.4;
/** What is taken off if a time, an amount or a punishment is asked for, and the provision states none. */
const NO_FIGURE_LOSS = 0.6;
/** What is added if it states one. */
const FIGURE_GAIN = 0.05;

/** Combines what speaks for the best authority: the share of the question that it covers, how far it is ahead, and how it was found. */
export function computeEvidence(
  { kind, terms, missing, isFollowUp, aspects }: Interpretation,
  { source, passages, brief, relevance, score }: Authority,
  next: Authority | undefined,
): number {
  const { coverage, subject, law, topic, doctrine, pointLoss, naming, lacksFigure } = relevance;
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
  const statesFigure = isProvision && !lacksFigure && isAboutFigure({ aspects });
  // Few words must all be met: none of them is dress.
  const few =
    naming === 0 && doctrine === 0 && !isFollowUp && !statesFigure
      ? FEW_TERMS.find(({ max }) => terms.length <= max)
      : undefined;
  // Most corpora have no topics, and say nothing by the lack of one.
  const hasTopics = (brief?.topics ?? passages[0]?.topics ?? []).length > 0;
  const offTopic = few !== undefined && hasTopics ? Math.max(0, few.minTopic - topic) : 0;
  const short = few === undefined ? 0 : Math.max(0, few.minCoverage - coverage) + NO_TOPIC_LOSS * offTopic;
  return (
    text +
    (statesFigure ? FIGURE_GAIN : 0) +
    0.35 * doctrine +
    0.4 * lead +
    named -
    lost -
    short -
    pointLoss -
    (lacksFigure && isProvision && naming < 1 ? NO_FIGURE_LOSS : 0)
  );
}
