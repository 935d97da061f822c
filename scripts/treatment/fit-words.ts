/** A window as indices of the features that it has. */
export interface WordExample {
  readonly features: readonly number[];
  /** Index of its label. */
  readonly label: number;
}

/** L2 penalty of the weights; the intercepts have none. */
const PENALTY = 5;
const ITERATIONS = 300;

/**
 * Fits a multinomial logistic regression by accelerated gradient descent. Deterministic.
 * @returns by label, the weights of the features, and the intercept last
 */
export function fitWords(examples: readonly WordExample[], featureCount: number, labelCount: number): Float64Array[] {
  const create = () => Array.from({ length: labelCount }, () => new Float64Array(featureCount + 1));
  const weights = create();
  const ahead = create();
  // The greatest curvature is at most a half of the sum of squared features.
  const rate = 1 / (0.5 * computeCurvature(examples, featureCount) + PENALTY);
  for (let step = 1; step <= ITERATIONS; step++) {
    const gradient = create();
    for (const { features, label } of examples) {
      const shares = predictWords(ahead, features);
      shares.forEach((share, at) => {
        const error = share - (at === label ? 1 : 0);
        const row = gradient[at]!;
        for (const feature of features) row[feature]! += error;
        row[featureCount]! += error;
      });
    }
    const momentum = (step - 1) / (step + 2);
    for (let at = 0; at < labelCount; at++) {
      for (let feature = 0; feature <= featureCount; feature++) {
        const penalty = feature === featureCount ? 0 : PENALTY * ahead[at]![feature]!;
        const next = ahead[at]![feature]! - rate * (gradient[at]![feature]! + penalty);
        ahead[at]![feature] = next + momentum * (next - weights[at]![feature]!);
        weights[at]![feature] = next;
      }
    }
  }
  return weights;
}

/** Estimates the greatest eigenvalue of the product of the examples by power iteration. */
function computeCurvature(examples: readonly WordExample[], featureCount: number): number {
  let vector = new Float64Array(featureCount + 1).fill(1);
  let value = 1;
  for (let step = 0; step < 20; step++) {
    const next = new Float64Array(featureCount + 1);
    for (const { features } of examples) {
      let dot = vector[featureCount]!;
      for (const feature of features) dot += vector[feature]!;
      for (const feature of features) next[feature]! += dot;
      next[featureCount]! += dot;
    }
    value = Math.sqrt(next.reduce((sum, one) => sum + one * one, 0));
    vector = next.map((one) => one / value);
  }
  return value;
}

/** Computes the probability of each label. @param model as {@link fitWords} returns it */
export function predictWords(model: readonly Float64Array[], features: readonly number[]): number[] {
  const scores = model.map((weights) => features.reduce((sum, feature) => sum + weights[feature]!, weights.at(-1)!));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / total);
}
