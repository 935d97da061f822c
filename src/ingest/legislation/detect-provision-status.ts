import type { ProvisionStatus } from "../../law/legislation.ts";

/** Only the word alone counts: "Reserved rights" are in force. */
const WORD_ALONE = String.raw`(?=\s*(?:$|[.,;:()[\]—–]))`;
/** The word is also followed by its agent or target: "Repealed by Act 9", "Renumbered § 9". */
const ALONE_OR_WITH_REASON = String.raw`(?=\s*(?:$|[.,;:()[\]—–§]|(?:act|as|by|eff|pub|sec|section|see|to)\b))`;

/** Words that state a section's status at the beginning of a heading, or of a text without other words. */
const STATUS_PATTERNS: readonly (readonly [RegExp, ProvisionStatus])[] = [
  [new RegExp(`^(?:repealed|rep\\.|abrogated|rescinded)${ALONE_OR_WITH_REASON}`, "i"), "repealed"],
  [new RegExp(`^omitted${WORD_ALONE}`, "i"), "omitted"],
  [new RegExp(`^(?:reserved|vacant)${WORD_ALONE}`, "i"), "reserved"],
  [new RegExp(`^(?:transferred|renumbered|redesignated|recodified)${ALONE_OR_WITH_REASON}`, "i"), "transferred"],
  [new RegExp(`^(?:expired|terminated)${WORD_ALONE}`, "i"), "expired"],
];

/** Returns the status that the first of these texts states; `in_force` if none does. */
export function detectProvisionStatus(...texts: readonly string[]): ProvisionStatus {
  for (const text of texts) {
    const words = text.replace(/^[\s[(*—–-]+/, "");
    const found = STATUS_PATTERNS.find(([pattern]) => pattern.test(words));
    if (found) return found[1];
  }
  return "in_force";
}
