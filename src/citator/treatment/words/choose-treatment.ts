import type { Treatment } from "../../../law/treatment.ts";
import { NO_EVIDENCE } from "./evidence.ts";
import type { WordVerdict } from "./weigh-words.ts";

/** Least share of a treatment that is read from a short window, which contains few words to weigh. */
const MIN_SHORT_SHARE = 0.75;
/** The same where it contains formulae of the lexicon that the rules do not connect with the citation. */
const MIN_SHORT_SHARE_BESIDE_FORMULAE = 0.85;
/** Most by which another treatment exceeds what the rules read by a formula, or by everyday words, without outweighing it. */
const FORMULA_MARGIN = 0.3;
const EVERYDAY_MARGIN = 0.1;

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
  if (read !== "unknown" && shares[read] >= most - determineMargin(evidence)) return read;
  const minShortShare = evidence === NO_EVIDENCE ? MIN_SHORT_SHARE : MIN_SHORT_SHARE_BESIDE_FORMULAE;
  if (shares[stronger] > shares.neutral && (!isShort || shares[stronger] >= minShortShare)) return stronger;
  return read === "neutral" ? read : "unknown";
}

function determineMargin(evidence: string): number {
  if (evidence.startsWith("=formula ")) return FORMULA_MARGIN;
  return evidence.startsWith("=everyday ") ? EVERYDAY_MARGIN : Number.NEGATIVE_INFINITY;
}
