/** A window as indices of the features that it has, each once. */
export interface WordExample {
  readonly features: readonly number[];
  /** Index of its label. */
  readonly label: number;
  /** How much it counts. */
  readonly weight: number;
}

/** Options of {@link fitWords}. */
export interface FitOptions {
  /** By index, the value of a feature where it occurs: the greater, the less its weight is penalised. */
  readonly values: Float64Array;
  readonly labelCount: number;
}

/** L2 penalty of the weights; the intercepts have none. */
const PENALTY = 5;
const ITERATIONS = 300;

/**
 * Fits a multinomial logistic regression by accelerated gradient descent. Deterministic.
 * @returns by label, the weights of the features, and the intercept last
 */
export function fitWords(examples: readonly WordExample[], { values, labelCount }: FitOptions): Float64Array[] {
  const size = values.length;
  const create = () => Array.from({ length: labelCount }, () => new Float64Array(size + 1));
  const weights = create();
  const ahead = create();
  // The greatest curvature is at most a half of the sum of squared features.
  const rate = 1 / (0.5 * computeCurvature(examples, values) + PENALTY);
  for (let step = 1; step <= ITERATIONS; step++) {
    const gradient = create();
    for (const { features, label, weight } of examples) {
      const shares = predictWords(ahead, features, values);
      for (let at = 0; at < labelCount; at++) {
        const error = weight * (shares[at]! - (at === label ? 1 : 0));
        const row = gradient[at]!;
        for (const feature of features) row[feature]! += error * values[feature]!;
        row[size]! += error;
      }
    }
    const momentum = (step - 1) / (step + 2);
    for (let at = 0; at < labelCount; at++) {
      for (let feature = 0; feature <= size; feature++) {
        const penalty = feature === size ? 0 : PENALTY * ahead[at]![feature]!;
        const next = ahead[at]![feature]! - rate * (gradient[at]![feature]! + penalty);
        ahead[at]![feature] = next + momentum * (next - weights[at]![feature]!);
        weights[at]![feature] = next;
      }
    }
  }
  return weights;
}

/** Estimates the greatest eigenvalue of the product of the examples by power iteration. */
function computeCurvature(examples: readonly WordExample[], values: Float64Array): number {
  const size = values.length;
  let vector = new Float64Array(size + 1).fill(1);
  let value = 1;
  for (let step = 0; step < 20; step++) {
    const next = new Float64Array(size + 1);
    for (const { features, weight } of examples) {
      let dot = vector[size]!;
      for (const feature of features) dot += vector[feature]! * values[feature]!;
      for (const feature of features) next[feature]! += weight * dot * values[feature]!;
      next[size]! += weight * dot;
    }
    value = Math.sqrt(next.reduce((sum, one) => sum + one * one, 0));
    vector = next.map((one) => one / value);
  }
  return value;
}

/** Computes the probability of each label. @param model as {@link fitWords} returns it */
export function predictWords(
  model: readonly Float64Array[],
  features: readonly number[],
  values: Float64Array,
): number[] {
  const scores = model.map((weights) => {
    let sum = weights[values.length]!;
    for (const feature of features) sum += weights[feature]! * values[feature]!;
    return sum;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / total);
}
