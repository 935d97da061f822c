import type { ProvisionStatus } from "../../law/legislation.ts";

/** Words at the beginning of a heading, or of a text that says nothing else, that tell what has become of a section. */
const WORDS: readonly (readonly [RegExp, ProvisionStatus])[] = [
  [/^(?:repealed|rep\.|abrogated|rescinded|deleted)(?![a-z])/i, "repealed"],
  [/^omitted(?![a-z])/i, "omitted"],
  [/^(?:reserved|vacant)(?![a-z])/i, "reserved"],
  [/^(?:transferred|renumbered|redesignated|recodified)(?![a-z])/i, "transferred"],
  [/^(?:expired|terminated)(?![a-z])/i, "expired"],
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
