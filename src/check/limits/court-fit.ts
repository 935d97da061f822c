import type { Citation } from "../../citation/citation.ts";
import { findCourt } from "../../citation/reporters/courts.ts";

/** Reporters that print decisions of the Supreme Court of the United States only. */
const US_SUPREME_REPORTERS: ReadonlySet<string> = new Set(["U.S.", "S. Ct.", "L. Ed.", "L. Ed. 2d"]);
/** Reporters that print decisions of the Supreme Court of India only. */
const INDIAN_SUPREME_REPORTERS: ReadonlySet<string> = new Set(["SCC", "SCR", "INSC", "SCALE", "JT"]);
const APPEALS_REPORTERS: ReadonlySet<string> = new Set(["F.3d", "F.4th"]);
const DISTRICT_REPORTERS: ReadonlySet<string> = new Set(["F. Supp. 2d", "F. Supp. 3d"]);

const LOWER_US_COURT =
  /\(\s{0,2}(?:(?:\d{1,2}(?:st|nd|rd|d|th)|D\.? ?C\.?|Fed\.|Federal) Cir\.?|[NSEWCM]{0,1}\.?D\. ?[A-Z])/;
const INDIAN_HIGH_COURT = /\(\s{0,2}(?:[A-Z][A-Za-z.& ]{1,30} )?(?:High Court|H\.? ?C\.?)(?![A-Za-z])/;
const US_COURT_NAME = /\(\s{0,2}(?:U\.? ?S\.? Supreme Court|\d{1,2}(?:st|nd|rd|d|th) Cir\.)/;

/** Volumes that also print decisions of the courts of Pennsylvania. */
const LAST_PENNSYLVANIA_VOLUME = 4;

/**
 * Returns, as a sentence, why the court that a text states does not fit the reporter: a circuit with United States
 * Reports, an Indian High Court with Supreme Court Cases; `null` if it fits or no court is stated.
 * @param tail the text from the end of the citation to that of its last parenthetical
 */
export function findMisfitCourt({ reporter, court, volume }: Citation, tail: string): string | null {
  if (reporter === null) return null;
  if (US_SUPREME_REPORTERS.has(reporter)) {
    if (reporter === "U.S." && Number(volume) <= LAST_PENNSYLVANIA_VOLUME) return null;
    const isLower = (court !== null && court !== "scotus") || LOWER_US_COURT.test(tail) || INDIAN_HIGH_COURT.test(tail);
    return isLower ? `${reporter} prints decisions of the Supreme Court of the United States only.` : null;
  }
  if (INDIAN_SUPREME_REPORTERS.has(reporter)) {
    const isOther = INDIAN_HIGH_COURT.test(tail) || US_COURT_NAME.test(tail);
    return isOther ? `${reporter} prints decisions of the Supreme Court of India only.` : null;
  }
  if (reporter === "AIR" && court === "SC" && INDIAN_HIGH_COURT.test(tail))
    return "The series SC of AIR prints decisions of the Supreme Court of India only.";
  return findMisfitFederalCourt(reporter, court);
}

function findMisfitFederalCourt(reporter: string, court: string | null): string | null {
  if (court === null) return null;
  const known = findCourt(court);
  const isAppeals = /^ca(?:\d{1,2}|dc|fc)$/.test(court);
  if (APPEALS_REPORTERS.has(reporter) && (court === "scotus" || /^(?!ca)[a-z]{2,4}d$/.test(court)))
    return known === null ? null : `${reporter} prints decisions of the courts of appeals: ${known.name} is not one.`;
  if (DISTRICT_REPORTERS.has(reporter) && (court === "scotus" || isAppeals))
    return known === null ? null : `${reporter} prints decisions of trial courts: ${known.name} is not one.`;
  return null;
}
