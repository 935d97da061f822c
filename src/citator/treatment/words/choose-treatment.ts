import type { Treatment } from "../../../law/treatment.ts";
import type { WordVerdict } from "./weigh-words.ts";

/** Least share of a treatment that is read from a short window, which contains few words to weigh. */
const MIN_SHORT_SHARE = 0.8;
/** Most by which another treatment exceeds that of a formula of the lexicon without outweighing it. */
const FORMULA_MARGIN = 0.3;

/**
 * Chooses the treatment with the greatest share. What the rules read is one of the features that the shares were computed
 * from: where their reading has not the greatest share, it is seldom right.
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
  const most = Math.max(shares[stronger], shares.neutral);
  if (read !== "unknown" && evidence.startsWith("=formula ") && shares[read] >= most - FORMULA_MARGIN) return read;
  if (shares[stronger] > shares.neutral && (!isShort || shares[stronger] >= MIN_SHORT_SHARE)) return stronger;
  return read === "neutral" ? read : "unknown";
}
