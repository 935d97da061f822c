import type { ProvisionStatus } from "../../law/legislation.ts";

/** The word stands alone: "Reserved rights" are in force. */
const ALONE = String.raw`(?=\s*(?:$|[.,;:()[\]—–]))`;
/** Or it says by what, or to where: "Repealed by Act 9", "Renumbered § 9". */
const OR_SAYS_HOW = String.raw`(?=\s*(?:$|[.,;:()[\]—–§]|(?:act|as|by|eff|pub|sec|section|see|to)\b))`;

/** Words at the beginning of a heading, or of a text that says nothing else, that tell what has become of a section. */
const WORDS: readonly (readonly [RegExp, ProvisionStatus])[] = [
  [new RegExp(`^(?:repealed|rep\\.|abrogated|rescinded)${OR_SAYS_HOW}`, "i"), "repealed"],
  [new RegExp(`^omitted${ALONE}`, "i"), "omitted"],
  [new RegExp(`^(?:reserved|vacant)${ALONE}`, "i"), "reserved"],
  [new RegExp(`^(?:transferred|renumbered|redesignated|recodified)${OR_SAYS_HOW}`, "i"), "transferred"],
  [new RegExp(`^(?:expired|terminated)${ALONE}`, "i"), "expired"],
];

/** What has become of a section, by the first of these texts that tells; in force where none does. */
export function statusOf(...texts: readonly string[]): ProvisionStatus {
  for (const text of texts) {
    const words = text.replace(/^[\s[(*—–-]+/, "");
    const found = WORDS.find(([pattern]) => pattern.test(words));
    if (found) return found[1];
  }
  return "in_force";
}
