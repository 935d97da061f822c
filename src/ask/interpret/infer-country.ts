import type { ChatMessage } from "../../contract/schemas/ask.ts";
import { INDIAN_STATES } from "../../law/indian-states.ts";

/** What only a question on Indian law speaks of; words that are written alike in other countries are absent. */
const INDIAN_SIGNS: readonly RegExp[] = [
  /\b(?:IPC|CrPC|Cr\.P\.C|BNSS?|Bharatiya|IBC|RTI|FIR|SLP|NJAC|PMLA|UAPA|TADA|POTA|MCOCA|NDPS|SEBI|RBI|RERA|CBI|CBDT|PIL|OBC|SC\/ST|CIRP)\b/,
  /\b(?:india|indian|bharat|hindu|lok sabha|rajya sabha|panchayat|crores?|lakhs?|rupees?|advocates? on record|high court of (?:bombay|delhi|madras|calcutta)|union of india|constitution bench|anticipatory bail|basic structure|talaq|iddat|dowry|zamindari?)\b/i,
  /\b(?:ipc|crpc|bnss?|ni act|rti)\b/i,
  /₹|\bRs\.? ?\d/,
  /\b(?:AIR (?:19|20)\d\d|\(?(?:19|20)\d\d\)? \d{1,2} SCC|(?:19|20)\d\d INSC|\[(?:19|20)\d\d\] \d{1,2} SCR)\b/,
  /\b(?:article|art\.?) (?:1[2-9]|2[0-9]|3[0-2]|1[0-9]{2}|2[0-9]{2}|3[0-9]{2})(?:A|\(\d\))?\b(?! of the UCC)/i,
  new RegExp(String.raw`\b(?:${INDIAN_STATES.join("|")})\b`),
];

/** What only a question on American law speaks of. */
const AMERICAN_SIGNS =
  /\b(?:U\.?S\.?C\.?|U\.S\.|C\.F\.R|F(?:RCP|RE)|Fed\. R|(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Thirteenth|Fourteenth|Fifteenth) Amendment|\d+(?:st|nd|rd|th) (?:am(?:en)?dt?|amendment|circuit)|American|United States|federal (?:court|law|judge|government)|Miranda|Title (?:VII|IX)|executive order|Article III?\b)/i;

/**
 * Infers the country whose law a question is about where the caller leaves it open: India only if the question, or else
 * the turn before it, is plainly of Indian law.
 */
export function inferCountry(question: string, history: readonly ChatMessage[] = []): "US" | "IN" {
  for (const text of [question, ...history.toReversed().map(({ content }) => content)]) {
    const isAmerican = AMERICAN_SIGNS.test(text);
    const isIndian = INDIAN_SIGNS.some((sign) => sign.test(text));
    if (isAmerican !== isIndian) return isIndian ? "IN" : "US";
  }
  return "US";
}
