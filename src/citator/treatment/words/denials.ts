import {
  HYPOTHESIS,
  MODAL,
  NEGATED_BELIEF,
  NEGATED_CLAIM,
  NEGATED_REPORT,
  NEGATION,
  WHETHER,
} from "../scope/scope-phrases.ts";

/** UTF-16 code units before a formula that may deny or suppose it. */
export const MAX_DENIAL_CHARS = 200;
/** Words before a formula that deny it, and words that suppose it. */
export const DENIALS: readonly RegExp[] = [NEGATION, NEGATED_CLAIM, NEGATED_REPORT, NEGATED_BELIEF];
export const SUPPOSITIONS: readonly RegExp[] = [HYPOTHESIS, WHETHER, MODAL];
