import type { Treatment } from "../../../law/treatment.ts";
import { NO_EVIDENCE } from "./evidence.ts";
import type { WordVerdict } from "./weigh-words.ts";

/** Least share of a treatment that is read from words alone. */
const MIN_WORD_SHARE = 0.45;
/** The same where the rules found words of treatment, and denied that they treat the citation. */
const MIN_SHARE_AGAINST_RULES = 0.6;
/** Least share of what a rule reads. Below it, the words around outweigh the rule. */
const MIN_RULE_SHARE = 0.3;

/**
 * Chooses between the reading of the rules and what the words say. Where the rules read nothing, the words decide if they
 * are clear enough; a reading of the rules stays unless the words clearly speak against it.
 * @param read what the rules read
 */
export function chooseTreatment(read: Treatment, evidence: string, shares: WordVerdict["shares"]): Treatment {
  const stronger = shares.negative >= shares.positive ? "negative" : "positive";
  const isClear = shares[stronger] > shares.neutral;
  if (read === "unknown") {
    const least = evidence === NO_EVIDENCE ? MIN_WORD_SHARE : MIN_SHARE_AGAINST_RULES;
    return isClear && shares[stronger] >= least ? stronger : read;
  }
  if (shares[read] >= MIN_RULE_SHARE) return read;
  return isClear ? stronger : "unknown";
}
