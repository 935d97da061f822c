import type { Treatment } from "../../../law/treatment.ts";
import type { WordVerdict } from "./weigh-words.ts";

/** Least share of a treatment that is read from words alone. */
const MIN_WORD_SHARE = 0.6;
/** The same where the sentence denies a formula of treatment. */
const MIN_DENIED_SHARE = 0.9;
/** The same where the window contains formulae that the rules do not connect with the citation. */
const MIN_UNREAD_SHARE = 0.55;
/** Least share of what a rule reads. Below it, the words around outweigh the rule. */
const MIN_RULE_SHARE = 0.3;
/** The same of a formula of the lexicon that the grammar connects with the citation. */
const MIN_FORMULA_SHARE = 0.2;

/**
 * Chooses between the reading of the rules and what the words say. Where the rules read nothing, the words decide if they
 * are clear enough; a reading of the rules stays unless the words clearly speak against it.
 * @param read what the rules read
 */
export function chooseTreatment(read: Treatment, evidence: string, shares: WordVerdict["shares"]): Treatment {
  const stronger = shares.negative >= shares.positive ? "negative" : "positive";
  const isClear = shares[stronger] > shares.neutral;
  if (read === "unknown") {
    const least = evidence.startsWith("=denied ")
      ? MIN_DENIED_SHARE
      : evidence.startsWith("=unread ")
        ? MIN_UNREAD_SHARE
        : MIN_WORD_SHARE;
    return isClear && shares[stronger] >= least ? stronger : read;
  }
  const leastOfRule = evidence.startsWith("=formula ") ? MIN_FORMULA_SHARE : MIN_RULE_SHARE;
  if (shares[read] >= leastOfRule) return read;
  return isClear ? stronger : "unknown";
}
