import type { SentenceRole } from "../../law/sentence-role.ts";

/** Phrases with which a court states its holding. */
const HOLDING_LANGUAGE =
  /\b(?:we (?:hold|conclude|affirm|reverse)|held that|was held|(?:court|bench) (?:held|holds|laid down|declared)|holding that|it is (?:well )?settled|the rule is|overruled)\b/i;
/** Phrases that report a dissent, an argument or the decision of a court below. */
const NON_HOLDING_LANGUAGE =
  /\b(?:dissent\w*|argued|contended|submitted|counsel|urged|(?:court of appeals|lower courts?|courts? below|trial court|district court|high court) (?:had )?(?:held|ruled|found|dismissed|affirmed|reversed))\b/i;
/** What a court, a judge or an officer below decided. */
const DECIDED_BELOW =
  /\b(?:high court|tribunal|(?:sessions|district|trial|subordinate|learned|single) judge|magistrate|munsif|court of appeals|(?:district|circuit|trial|lower) court)s?\b[^.;]{0,60}\b(?:held|ruled|found|dismissed|affirmed|reversed|took the view|was of the (?:view|opinion)|came to the conclusion|concluded|rejected|observed)\b/i;
/** Words that put a question or report what a party says, instead of deciding it. */
const RAISED =
  /\b(?:questions?|issues?|points?)\b[^.;]{0,80}\bwhether\b|\b(?:grounds?|points?|contentions?|objections?)\b[^.;]{0,40}\b(?:raised|urged|taken|put forward)\b|\braised before us\b|\b(?:contention|case|argument|submission) of the\b|\b(?:indictment|complaint|petition|plaint|bill)\b[^.;]{0,30}\balleged\b|^(?:He|She|They|It was) (?:also |further |next )?(?:pointed out|urged|submitted|argued|contended)/i;
/** Lines of a report that say who argued, and who delivered the opinion. */
const EDITORIAL =
  /\b(?:was|were) delivered by\b|\bdelivered the (?:opinion|judgment)\b|\bargued (?:the cause|for the)\b/;

/** What the words of a sentence add to its worth or take from it. */
const WORTH = { holding: 0.2, nonHolding: -0.4, below: -0.3, raised: -0.2, editorial: -0.5 } as const;

/**
 * Scores the words with which a sentence of a decision speaks: for the court, or of what others said and decided.
 * @param role as the source states it or as the words show it; `null` if neither does
 * @param isOfDigest whether the author of the source gave every sentence its role, which the words do not outweigh
 * @returns -0.9 to 0.2
 */
export function scoreCourtLanguage(text: string, role: SentenceRole | null, isOfDigest: boolean): number {
  const isBelow = DECIDED_BELOW.test(text);
  const unmarked =
    role !== null
      ? 0
      : (HOLDING_LANGUAGE.test(text) ? WORTH.holding : 0) +
        (isBelow || NON_HOLDING_LANGUAGE.test(text) ? WORTH.nonHolding : 0);
  if (isOfDigest) return unmarked;
  return unmarked + (role !== null && isBelow ? WORTH.below : 0) + (RAISED.test(text) ? WORTH.raised : 0);
}

/** Scores a line of a report that is no sentence of the opinion: negative, else 0. */
export function scoreEditorialLine(text: string): number {
  return EDITORIAL.test(text) ? WORTH.editorial : 0;
}
