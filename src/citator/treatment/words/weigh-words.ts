import type { Span } from "../../../citation/citation.ts";
import type { Treatment } from "../../../law/treatment.ts";
import { WORD_BIAS, WORD_WEIGHTS } from "./tables/word-weights.ts";
import { computeFeatureValue, listWordFeatures, type WordInput } from "./word-features.ts";

/** What the words around a citation and the reading of the rules say together. */
export interface WordVerdict {
  /** By treatment, 0 to 1; they add up to 1. */
  readonly shares: Readonly<Record<WeighedTreatment, number>>;
  /** The words that count most for the more probable of a negative and a positive treatment; `null` if none do. */
  readonly span: Span | null;
}

/** A treatment that words are weighed for. */
export type WeighedTreatment = Exclude<Treatment, "unknown">;

/** Unit of the weights in the table. */
const WEIGHT_UNIT = 0.01;

/**
 * Weighs all words around a citation, with what the rules of the lexicon read, by a logistic regression that
 * `scripts/treatment/train-word-model.ts` trains.
 * @param evidence what the rules read, see `determineEvidence`
 */
export function weighWords(input: WordInput, evidence: string): WordVerdict {
  weights ??= parseWeights(WORD_WEIGHTS);
  const table = weights;
  const features = listWordFeatures(input);
  const value = computeFeatureValue(features.length);
  const words = features.flatMap(({ name, span }) => {
    const weight = table.get(name);
    return weight === undefined ? [] : [{ span, weight: scaleWeight(weight, value) }];
  });
  const shares = computeShares([...words.map(({ weight }) => weight), table.get(evidence) ?? NO_WEIGHT]);
  return { shares, span: findHeaviest(words, shares.negative >= shares.positive) };
}

/** What a feature adds to the score of a negative and of a positive treatment, against a neutral one. */
export type WordWeight = readonly [negative: number, positive: number];

const NO_WEIGHT: WordWeight = [0, 0];

function scaleWeight([negative, positive]: WordWeight, value: number): WordWeight {
  return [negative * value, positive * value];
}

function computeShares(found: readonly WordWeight[]): WordVerdict["shares"] {
  let [negative, positive] = [WORD_BIAS[0] * WEIGHT_UNIT, WORD_BIAS[1] * WEIGHT_UNIT];
  for (const [forNegative, forPositive] of found) {
    negative += forNegative * WEIGHT_UNIT;
    positive += forPositive * WEIGHT_UNIT;
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
