import type { PairWeights } from "./pair-features.ts";

/** Written by `scripts/treatment/train-pair-model.ts`. */
export const PAIR_WEIGHTS: PairWeights = {
  bias: -2.89,
  features: {
    chosenOverruling: 1.09,
    chosenConfidence: 0.85,
    ownOverruling: 0.89,
    ownOverrulingVerb: 0.8,
    ownOverrulingDirect: 0.73,
    ownNotLaw: -0.02,
    ownSuperseded: 0.0,
    ownAbandoned: 0.16,
    reportedOverruling: 0.21,
    overrulingByOther: -0.04,
    overrulingInConcurrence: 0.26,
    overrulingInDissent: 0.34,
    overrulingInDissentPresent: 0.63,
    claimedOverruling: 0.0,
    partialOverruling: 0.19,
    questioning: 0.09,
    disapproved: 0.27,
    distinguishing: 0.42,
    positive: -0.02,
    mentions: -0.01,
    bareNames: 0.72,
  },
};
