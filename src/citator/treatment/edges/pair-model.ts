import type { MentionReading } from "./mention-reading.ts";
import { computePairFeatures, PAIR_FEATURES, type PairWeights } from "./pair-features.ts";
import { PAIR_WEIGHTS } from "./pair-weights.ts";

/** Probability from which a case counts as overruled although no single mention of the court says so. */
export const MIN_PROMOTION_PROBABILITY = 0.5;
/**
 * Estimates the probability that a citing case ends the authority of a cited one, from everything that all its opinions
 * say of it: a logistic regression over {@link PAIR_FEATURES}, trained by `scripts/treatment/train-pair-model.ts`.
 * @param chosen the mention whose treatment is the edge's, if each is read alone
 */
export function estimateOverruling(mentions: readonly MentionReading[], chosen: MentionReading): number {
  return computeProbability(computePairFeatures(mentions, chosen), PAIR_WEIGHTS);
}

/** Computes the probability of the logistic regression. @param features in the order of {@link PAIR_FEATURES} */
export function computeProbability(features: readonly number[], { bias, features: weights }: PairWeights): number {
  let sum = bias;
  Object.keys(PAIR_FEATURES).forEach((name, at) => {
    sum += (weights[name] ?? 0) * features[at]!;
  });
  return 1 / (1 + Math.exp(-sum));
}
