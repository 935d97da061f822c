import type { SectionKind } from "../../../law/case.ts";
import { decodeWeights, hashFeature, type WordWeight } from "../weights/weight-table.ts";
import { PASSAGE_BIAS, PASSAGE_WEIGHTS } from "./tables/passage-weights.ts";

/** Probability below which the words of a treatment are more probably about something else. */
export const MIN_RIGHT_PROBABILITY = 0.5;

/** Returns whether the words of a treatment are always about the citation beside them: headnotes and digests have no other words. */
export function isWrittenInFormulae(opinion: SectionKind, section: SectionKind): boolean {
  return opinion === "digest" || section === "headnote";
}

/**
 * Estimates how probable it is that the words of a treatment in an opinion are about a citation, by a logistic regression
 * that `scripts/treatment/train-passage-model.ts` trains on passages of real opinions.
 * @param features as `listReadingFeatures` lists them
 */
export function estimateRight(features: readonly string[], treatment: "negative" | "positive"): number {
  weights ??= decodeWeights(PASSAGE_WEIGHTS);
  const column = treatment === "negative" ? 0 : 1;
  let sum = PASSAGE_BIAS[column];
  for (const name of features) sum += weights.get(hashFeature(name))?.[column] ?? 0;
  return 1 / (1 + Math.exp(-sum));
}

let weights: ReadonlyMap<number, WordWeight> | null = null;
