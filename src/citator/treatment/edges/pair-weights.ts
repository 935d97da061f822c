import type { PairWeights } from "./pair-features.ts";

/** Written by `scripts/treatment/train-pair-model.ts`. */
export const PAIR_WEIGHTS: PairWeights = {
  bias: -3.005,
  features: {
    chosenOverruling: 1.048,
    chosenConfidence: 0.932,
    ownOverruling: 0.696,
    ownOverrulingVerb: 0.911,
    ownOverrulingDirect: 0.652,
    ownNotLaw: -0.008,
    ownSuperseded: -0.223,
    ownAbandoned: 0.097,
    reportedOverruling: 0.239,
    overrulingByOther: -0.044,
    overrulingInConcurrence: 0.300,
    overrulingInDissent: 0.221,
    overrulingInDissentPresent: 0.332,
    claimedOverruling: 0.000,
    partialOverruling: -0.033,
    questioning: 0.277,
    disapproved: 0.540,
    distinguishing: 0.563,
    positive: 0.008,
    mentions: 0.191,
    bareNames: 0.451,
  },
};
