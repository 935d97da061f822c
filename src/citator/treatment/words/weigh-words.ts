import type { Span } from "../../../citation/citation.ts";
import type { Treatment } from "../../../law/treatment.ts";
import { WORD_BIAS, WORD_WEIGHTS } from "./tables/word-weights.ts";
import { listWordFeatures, type WordInput } from "./word-features.ts";

/** What the words around a citation say together. */
export interface WordVerdict {
  readonly treatment: Extract<Treatment, "positive" | "negative">;
  /** 0 to 1. */
  readonly probability: number;
  /** The words that count most. */
  readonly span: Span;
}

/** Least probability of a treatment that is read from words alone. */
const MIN_WORD_PROBABILITY = 0.6;
/** Unit of the weights in the table. */
const WEIGHT_UNIT = 0.01;

/**
 * Weighs all words around a citation by a logistic regression, trained by `scripts/treatment/train-word-model.ts`: the
 * last resort where no rule of the lexicon reads a treatment. `null` if the words are more probably neutral, or if
 * neither treatment is probable enough.
 */
export function weighWords(input: WordInput): WordVerdict | null {
  weights ??= parseWeights(WORD_WEIGHTS);
  const table = weights;
  const found = listWordFeatures(input).flatMap(({ name, span }) => {
    const weight = table.get(name);
    return weight === undefined ? [] : [{ span, weight }];
  });
  const [negative, positive] = computeProbabilities(found.map(({ weight }) => weight));
  const isNegative = negative >= positive;
  const probability = isNegative ? negative : positive;
  if (probability < MIN_WORD_PROBABILITY) return null;
  const most = found.reduce<(typeof found)[number] | null>((best, one) => {
    const gain = isNegative ? one.weight[0] - one.weight[1] : one.weight[1] - one.weight[0];
    const least = best === null ? 0 : isNegative ? best.weight[0] - best.weight[1] : best.weight[1] - best.weight[0];
    return gain > least ? one : best;
  }, null);
  return most === null ? null : { treatment: isNegative ? "negative" : "positive", probability, span: most.span };
}

/** What a feature adds to the score of a negative and of a positive treatment, against a neutral one. */
export type WordWeight = readonly [negative: number, positive: number];

/** Computes the probabilities of a negative and of a positive treatment. */
function computeProbabilities(found: readonly WordWeight[]): WordWeight {
  let [negative, positive] = [WORD_BIAS[0] * WEIGHT_UNIT, WORD_BIAS[1] * WEIGHT_UNIT];
  for (const [forNegative, forPositive] of found) {
    negative += forNegative * WEIGHT_UNIT;
    positive += forPositive * WEIGHT_UNIT;
  }
  const [a, b] = [Math.exp(negative), Math.exp(positive)];
  return [a / (1 + a + b), b / (1 + a + b)];
}

let weights: ReadonlyMap<string, WordWeight> | null = null;

/** Parses lines of a feature and its two weights. */
function parseWeights(source: string): ReadonlyMap<string, WordWeight> {
  const table = new Map<string, WordWeight>();
  for (const line of source.split("\n")) {
    const [name, negative, positive] = line.split("\t");
    if (positive !== undefined) table.set(name!, [Number(negative), Number(positive)]);
  }
  return table;
}
