import type { PairWeights } from "./pair-features.ts";

/** Written by `scripts/treatment/train-pair-model.ts`. */
export const PAIR_WEIGHTS: PairWeights = {
  bias: -2.91,
  features: {
    chosenOverruling: 1.09,
    chosenConfidence: 0.93,
    ownOverruling: 0.73,
    ownOverrulingVerb: 0.93,
    ownOverrulingDirect: 0.68,
    ownNotLaw: -0.02,
    ownSuperseded: 0.0,
    ownAbandoned: -0.06,
    reportedOverruling: 0.27,
    overrulingByOther: -0.04,
    overrulingInConcurrence: 0.28,
    overrulingInDissent: 0.27,
    overrulingInDissentPresent: 0.42,
    claimedOverruling: 0.0,
    partialOverruling: 0.04,
    questioning: 0.26,
    disapproved: 0.53,
    distinguishing: 0.61,
    positive: 0.05,
    mentions: 0.11,
    bareNames: 0.26,
  },
};
