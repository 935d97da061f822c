/** A pair with its label and the group that cross-validation keeps together. */
export interface Example {
  readonly group: number;
  readonly features: readonly number[];
  readonly label: 0 | 1;
}

/** Weights in the order of the features, the bias last. */
export type Weights = readonly number[];

const STEPS = 4000;

/** Fits a logistic regression by gradient descent with an L2 penalty on all weights but the bias. Deterministic. */
export function fitLogisticRegression(examples: readonly Example[], penalty: number): Weights {
  const size = examples[0]!.features.length;
  const weights = new Array<number>(size + 1).fill(0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight, at) => (at < size ? penalty * weight : 0));
    for (const { features, label } of examples) {
      const error = predict(weights, features) - label;
      features.forEach((value, at) => {
        gradient[at]! += error * value;
      });
      gradient[size]! += error;
    }
    const rate = 2 / Math.sqrt(1 + step / 300) / examples.length;
    for (let at = 0; at <= size; at++) weights[at]! -= rate * gradient[at]!;
  }
  return weights;
}

/** Computes the probability of the label 1. */
export function predict(weights: Weights, features: readonly number[]): number {
  let sum = weights[features.length]!;
  features.forEach((value, at) => {
    sum += weights[at]! * value;
  });
  return 1 / (1 + Math.exp(-sum));
}

/** Predicts every example by weights fitted without its group. Groups are dealt to the folds in ascending order. */
export function crossValidate(examples: readonly Example[], penalty: number, folds: number): number[] {
  const groups = [...new Set(examples.map(({ group }) => group))].sort((a, b) => a - b);
  const foldOf = new Map(groups.map((group, at) => [group, at % folds]));
  const predicted = new Array<number>(examples.length).fill(0);
  for (let fold = 0; fold < folds; fold++) {
    const weights = fitLogisticRegression(
      examples.filter(({ group }) => foldOf.get(group) !== fold),
      penalty,
    );
    examples.forEach(({ group, features }, at) => {
      if (foldOf.get(group) === fold) predicted[at] = predict(weights, features);
    });
  }
  return predicted;
}
