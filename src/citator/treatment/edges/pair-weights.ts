import type { PairWeights } from "./pair-features.ts";

/** Written by `scripts/treatment/train-pair-model.ts`. */
export const PAIR_WEIGHTS: PairWeights = {
  bias: -2.9079,
  features: {
    chosenOverruling: 1.0889,
    chosenConfidence: 0.9256,
    ownOverruling: 0.7338,
    ownOverrulingVerb: 0.9298,
    ownOverrulingDirect: 0.6783,
    ownNotLaw: -0.0156,
    ownSuperseded: 0.0000,
    ownAbandoned: -0.0589,
    reportedOverruling: 0.2681,
    overrulingByOther: -0.0446,
    overrulingInConcurrence: 0.2755,
    overrulingInDissent: 0.2709,
    overrulingInDissentPresent: 0.4179,
    claimedOverruling: 0.0000,
    partialOverruling: 0.0399,
    questioning: 0.2568,
    disapproved: 0.5261,
    distinguishing: 0.6131,
    positive: 0.0462,
    mentions: 0.1147,
    bareNames: 0.2551,
  },
};
