/** Features of an example that are not zero, with its label and how much it counts. */
export interface SparseExample {
  readonly features: Int32Array;
  readonly values: Float64Array;
  readonly label: 0 | 1;
  /** What is added to its logarithm of the odds, whatever the weights are. Default 0. */
  readonly offset?: number;
  readonly weight: number;
}

const STEPS = 600;
const RATE = 0.25;
const MOMENTUM = 0.8;

/**
 * Fits a logistic regression with an L2 penalty on all weights but the bias, by descent with a rate per weight that follows
 * its curvature, so that rare features converge as common ones do. Deterministic.
 * @returns weights in the order of the features, the bias last
 */
export function fitSparseRegression(
  examples: readonly SparseExample[],
  featureCount: number,
  penalty: number,
): Float64Array {
  const weights = new Float64Array(featureCount + 1);
  const curvature = new Float64Array(featureCount + 1).fill(penalty);
  for (const { features, values, weight } of examples) {
    curvature[featureCount]! += weight / 4;
    for (let at = 0; at < features.length; at++) curvature[features[at]!]! += (weight * values[at]! ** 2) / 4;
  }
  const pace = new Float64Array(featureCount + 1);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, at) => (at < featureCount ? penalty * weight : 0));
    for (const example of examples) {
      const error = example.weight * (1 / (1 + Math.exp(-scoreSparse(weights, example))) - example.label);
      gradient[featureCount]! += error;
      const { features, values } = example;
      for (let at = 0; at < features.length; at++) gradient[features[at]!]! += error * values[at]!;
    }
    for (let at = 0; at <= featureCount; at++) {
      pace[at] = MOMENTUM * pace[at]! - (RATE * gradient[at]!) / curvature[at]!;
      weights[at]! += pace[at]!;
    }
  }
  return weights;
}

/** Computes the logarithm of the odds of the label 1. */
export function scoreSparse(
  weights: Float64Array,
  { features, values, offset = 0 }: Pick<SparseExample, "features" | "values" | "offset">,
): number {
  let sum = offset + weights[weights.length - 1]!;
  for (let at = 0; at < features.length; at++) sum += weights[features[at]!]! * values[at]!;
  return sum;
}
