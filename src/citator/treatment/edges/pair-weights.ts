import type { PairWeights } from "./pair-features.ts";

/** Written by `scripts/treatment/train-pair-model.ts`. */
export const PAIR_WEIGHTS: PairWeights = {
  bias: -2.9,
  features: {
    chosenOverruling: 1.08,
    chosenConfidence: 0.92,
    ownOverruling: 0.73,
    ownOverrulingVerb: 0.92,
    ownOverrulingDirect: 0.67,
    ownNotLaw: -0.01,
    ownSuperseded: 0.0,
    ownAbandoned: -0.05,
    reportedOverruling: 0.26,
    overrulingByOther: -0.04,
    overrulingInConcurrence: 0.27,
    overrulingInDissent: 0.27,
    overrulingInDissentPresent: 0.41,
    claimedOverruling: 0.0,
    partialOverruling: 0.03,
    questioning: 0.25,
    disapproved: 0.52,
    distinguishing: 0.61,
    positive: 0.04,
    mentions: 0.11,
    bareNames: 0.25,
  },
};
