import { buildCitationKey } from "../../key.ts";
import type { Edition } from "../../reporters/edition.ts";
import { createTrieMatches, matchAbbreviations } from "../../reporters/trie.ts";
import { isUpper, skipSpaces } from "../characters.ts";
import { parseVolumeYear } from "../choose-edition.ts";
import type { Page } from "../page.ts";
import type { CitationDraft, Scan } from "../scan.ts";

/** Sets the fields of a full citation that follow from its edition, volume and page. */
export function fillCaseDraft(
  draft: CitationDraft,
  edition: Edition,
  volume: string | null,
  page: Page,
  year: number | null,
): void {
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.volume = volume;
  draft.page = page.text;
  draft.court = edition.court;
  draft.jurisdiction = edition.jurisdiction;
  draft.series = edition.series;
  draft.year =
    year ?? (edition.shape === "neutral" || edition.format === "us-database" ? parseVolumeYear(volume) : null);
  draft.key = buildCitationKey(edition, draft, null);
}

/**
 * Returns whether the number that ends at `at` is the volume of a citation that follows: `3 Williams, 529 U.S. 362`.
 */
export function isVolumeOfNext(scan: Scan, at: number): boolean {
  const { text, lexicon } = scan;
  const next = skipSpaces(text, at);
  if (next === at || !isUpper(text.charCodeAt(next))) return false;
  const found = createTrieMatches();
  matchAbbreviations(lexicon.afterNumber, text, next, found);
  if (found.count === 0) return false;
  const after = /[,\s]{0,3}(?:at\s)?[\d_]/y;
  after.lastIndex = found.ends[found.count - 1]!;
  return after.exec(text) !== null;
}

/** Skips the state in a loose-leaf service's volume: `Unemployment Ins. Rep. W. Va. par. 8090`. */
export function skipJurisdictionName(text: string, at: number): number {
  const place = /(?:\(?[A-Z][A-Za-z.]{0,6}\)?,? ?){1,2}(?=¶|par)/y;
  place.lastIndex = at;
  const match = place.exec(text);
  return match === null ? at : at + match[0].length;
}
