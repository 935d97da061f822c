import type { Treatment } from "../../../law/treatment.ts";
import type { WordVerdict } from "./weigh-words.ts";

/** Least share of a treatment that is read from words alone. */
const MIN_WORD_SHARE = 0.5;
/** The same in a short window, which contains few words to weigh. */
const MIN_SHORT_SHARE = 0.8;
/** The same where the rules read it as the claim of a party. */
const MIN_CLAIMED_SHARE = 0.7;
/** The same where the sentence denies a formula of treatment. */
const MIN_DENIED_SHARE = 0.9;
/** Most by which another treatment exceeds that of a formula of the lexicon without outweighing it. */
const FORMULA_MARGIN = 0.1;

/**
 * Chooses the treatment with the greatest share. What the rules read is one of the features that the shares were computed
 * from: where their reading has not the greatest share, it is seldom right. Where they read nothing, the words decide if
 * they are clear enough.
 * @param read what the rules read
 * @param isShort the window contains few words: they must be clearer
 */
export function chooseTreatment(
  read: Treatment,
  evidence: string,
  shares: WordVerdict["shares"],
  isShort = false,
): Treatment {
  const stronger = shares.negative >= shares.positive ? "negative" : "positive";
  if (read === "unknown") {
    const least =
      evidence === "=claim"
        ? MIN_CLAIMED_SHARE
        : evidence.startsWith("=denied ")
          ? MIN_DENIED_SHARE
          : isShort
            ? MIN_SHORT_SHARE
            : MIN_WORD_SHARE;
    return shares[stronger] > shares.neutral && shares[stronger] >= least ? stronger : read;
  }
  const most = Math.max(shares[stronger], shares.neutral);
  if (shares[read] >= most - (evidence.startsWith("=formula ") ? FORMULA_MARGIN : 0)) return read;
  return shares[stronger] > shares.neutral ? stronger : "unknown";
}
