import type { PairWeights } from "./pair-features.ts";

/** Written by `scripts/treatment/train-pair-model.ts`. */
export const PAIR_WEIGHTS: PairWeights = {
  bias: -2.908,
  features: {
    chosenOverruling: 1.122,
    chosenConfidence: 0.974,
    ownOverruling: 0.751,
    ownOverrulingVerb: 0.939,
    ownOverrulingDirect: 0.689,
    ownNotLaw: 0.007,
    ownSuperseded: 0.000,
    ownAbandoned: -0.059,
    reportedOverruling: -0.123,
    overrulingByOther: -0.042,
    overrulingInConcurrence: 0.314,
    overrulingInDissent: 0.210,
    overrulingInDissentPresent: 0.472,
    claimedOverruling: 0.000,
    partialOverruling: -0.045,
    questioning: 0.281,
    disapproved: 0.546,
    distinguishing: 0.546,
    positive: 0.090,
    mentions: 0.102,
    bareNames: 0.214,
  },
};
