import type { Span } from "../../../citation/citation.ts";
import type { Treatment } from "../../../law/treatment.ts";
import { decodeWeights, hashFeature, type WordWeight } from "../weights/weight-table.ts";
import { EVIDENCE_WEIGHTS, WORD_BIAS, WORD_WEIGHTS } from "./tables/word-weights.ts";
import { computeFeatureValue, listWordFeatures } from "./word-features.ts";
import type { WordInput } from "./word-input.ts";

/** What the words around a citation and the reading of the rules say together. */
export interface WordVerdict {
  /** By treatment, 0 to 1; they add up to 1. */
  readonly shares: Readonly<Record<WeighedTreatment, number>>;
  /** The words that count most for the more probable of a negative and a positive treatment; `null` if none do. */
  readonly span: Span | null;
}

/** A treatment that words are weighed for. */
export type WeighedTreatment = Exclude<Treatment, "unknown">;

/**
 * Weighs all words around a citation, with what the rules of the lexicon read, by a logistic regression that
 * `scripts/treatment/train-word-model.ts` trains.
 * @param evidence what the rules read, see `determineEvidence`
 */
export function weighWords(input: WordInput, evidence: string): WordVerdict {
  weights ??= decodeWeights(WORD_WEIGHTS);
  const table = weights;
  const features = listWordFeatures(input);
  const value = computeFeatureValue(features.length);
  const words = features.flatMap(({ name, span }) => {
    const weight = table.get(hashFeature(name));
    return weight === undefined ? [] : [{ span, weight: scaleWeight(weight, value) }];
  });
  const shares = computeShares([
    WORD_BIAS,
    EVIDENCE_WEIGHTS[evidence] ?? NO_WEIGHT,
    ...words.map(({ weight }) => weight),
  ]);
  return { shares, span: findHeaviest(words, shares.negative >= shares.positive) };
}

const NO_WEIGHT: WordWeight = [0, 0];

let weights: ReadonlyMap<number, WordWeight> | null = null;

function scaleWeight([negative, positive]: WordWeight, value: number): WordWeight {
  return [negative * value, positive * value];
}

function computeShares(found: readonly WordWeight[]): WordVerdict["shares"] {
  let [negative, positive] = [0, 0];
  for (const [forNegative, forPositive] of found) {
    negative += forNegative;
    positive += forPositive;
  }
  const [a, b] = [Math.exp(negative), Math.exp(positive)];
  return { neutral: 1 / (1 + a + b), negative: a / (1 + a + b), positive: b / (1 + a + b) };
}

function findHeaviest(
  words: readonly { readonly span: Span; readonly weight: WordWeight }[],
  isNegative: boolean,
): Span | null {
  let best: Span | null = null;
  let most = 0;
  for (const { span, weight } of words) {
    const [negative, positive] = weight;
    const gain = isNegative ? negative - Math.max(0, positive) : positive - Math.max(0, negative);
    if (gain > most) [best, most] = [span, gain];
  }
  return best;
}
