import { OPEN_PAREN } from "../../../text/character-codes.ts";
import { buildCitationKey } from "../../key.ts";
import type { Edition } from "../../reporters/edition.ts";
import { parseVolumeYear } from "../choose-edition.ts";
import type { Page } from "../page.ts";
import type { CitationDraft } from "../scan.ts";

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

/** Reads a short parenthesis between reporter and page. */
export function readInnerParenthetical(text: string, at: number): { text: string; end: number } | null {
  const window = text.slice(at + 1, at + 31);
  const close = window.indexOf(text.charCodeAt(at) === OPEN_PAREN ? ")" : "]");
  if (close === -1) return null;
  const inner = window.slice(0, close);
  return /^(?:\d|[A-Z][\w.&' ]*$)/.test(inner) ? { text: inner, end: at + close + 2 } : null;
}

/** Skips the state in a loose-leaf service's volume: `Unemployment Ins. Rep. W. Va. par. 8090`. */
export function skipJurisdictionName(text: string, at: number): number {
  const place = /(?:\(?[A-Z][A-Za-z.]{0,6}\)?,? ?){1,2}(?=¶|par)/y;
  place.lastIndex = at;
  const match = place.exec(text);
  return match === null ? at : at + match[0].length;
}
