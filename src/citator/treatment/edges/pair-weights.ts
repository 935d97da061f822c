import type { PairWeights } from "./pair-features.ts";

/** Written by `scripts/treatment/train-pair-model.ts`. */
export const PAIR_WEIGHTS: PairWeights = {
  bias: -2.91,
  features: {
    chosenOverruling: 1.18,
    chosenConfidence: 0.91,
    ownOverruling: 0.91,
    ownOverrulingVerb: 0.81,
    ownOverrulingDirect: 0.73,
    ownNotLaw: 0.07,
    ownSuperseded: 0,
    ownAbandoned: 0.17,
    reportedOverruling: 0.23,
    overrulingByOther: -0.03,
    overrulingInConcurrence: 0.26,
    overrulingInDissent: 0.32,
    overrulingInDissentPresent: 0.6,
    claimedOverruling: 0,
    partialOverruling: 0.22,
    questioning: 0.44,
    disapproved: -0.14,
    distinguishing: 0.59,
    positive: -0.34,
    mentions: -0.11,
    bareNames: 0.79,
  },
};
