import type { PairWeights } from "./pair-features.ts";

/** Written by `scripts/treatment/train-pair-model.ts`. */
export const PAIR_WEIGHTS: PairWeights = {
  bias: -2.94,
  features: {
    chosenOverruling: 1.18,
    chosenConfidence: 0.91,
    ownOverruling: 0.92,
    ownOverrulingVerb: 0.82,
    ownOverrulingDirect: 0.74,
    ownNotLaw: 0.07,
    ownSuperseded: 0.00,
    ownAbandoned: 0.16,
    reportedOverruling: 0.23,
    overrulingByOther: -0.03,
    overrulingInConcurrence: 0.25,
    overrulingInDissent: 0.33,
    overrulingInDissentPresent: 0.60,
    claimedOverruling: 0.00,
    partialOverruling: 0.23,
    questioning: 0.26,
    disapproved: -0.13,
    distinguishing: 0.65,
    positive: -0.28,
    mentions: -0.08,
    bareNames: 0.75,
  },
};
