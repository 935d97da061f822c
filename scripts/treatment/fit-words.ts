/** A window as indices of the features that it has, each once. */
export interface WordExample {
  readonly features: Int32Array;
  /** By position in `features`, the value of the feature: the greater, the less its weight is penalised. */
  readonly values: Float64Array;
  /** Index of its label. */
  readonly label: number;
  /** How much it counts. */
  readonly weight: number;
}

/** Options of {@link fitWords}. */
export interface FitOptions {
  readonly featureCount: number;
  readonly labelCount: number;
}

/** L2 penalty of the weights with the best cross-validated log-loss of 5 to 160; the intercepts have none. */
const PENALTY = 25;
const ITERATIONS = 100;

/**
 * Fits a multinomial logistic regression by accelerated gradient descent. Deterministic.
 * @returns by label, the weights of the features, and the intercept last
 */
export function fitWords(examples: readonly WordExample[], { featureCount, labelCount }: FitOptions): Float64Array[] {
  const create = () => Array.from({ length: labelCount }, () => new Float64Array(featureCount + 1));
  const weights = create();
  const ahead = create();
  const gradient = create();
  // The greatest curvature is at most a half of the sum of squared features.
  const rate = 1 / (0.5 * computeCurvature(examples, featureCount) + PENALTY);
  for (let step = 1; step <= ITERATIONS; step++) {
    for (const row of gradient) row.fill(0);
    for (const example of examples) {
      const shares = predictWords(ahead, example);
      for (let at = 0; at < labelCount; at++)
        addScaled(gradient[at]!, example, example.weight * (shares[at]! - (at === example.label ? 1 : 0)));
    }
    const momentum = (step - 1) / (step + 2);
    for (let at = 0; at < labelCount; at++) {
      const [row, next, slope] = [weights[at]!, ahead[at]!, gradient[at]!];
      for (let feature = 0; feature <= featureCount; feature++) {
        const penalty = feature === featureCount ? 0 : PENALTY * next[feature]!;
        const moved = next[feature]! - rate * (slope[feature]! + penalty);
        next[feature] = moved + momentum * (moved - row[feature]!);
        row[feature] = moved;
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
    for (const example of examples) addScaled(next, example, example.weight * computeScore(vector, example));
    value = Math.sqrt(next.reduce((sum, one) => sum + one * one, 0));
    vector = next.map((one) => one / value);
  }
  return value;
}

type Features = Pick<WordExample, "features" | "values">;

function addScaled(row: Float64Array, { features, values }: Features, factor: number): void {
  for (let at = 0; at < features.length; at++) row[features[at]!]! += factor * values[at]!;
  row[row.length - 1]! += factor;
}

function computeScore(row: Float64Array, { features, values }: Features): number {
  let sum = row[row.length - 1]!;
  for (let at = 0; at < features.length; at++) sum += row[features[at]!]! * values[at]!;
  return sum;
}

/** Computes the probability of each label. @param model as {@link fitWords} returns it */
export function predictWords(model: readonly Float64Array[], example: Features): number[] {
  const scores = model.map((row) => computeScore(row, example));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / total);
}
