import { COMMA, HYPHEN, UNDERSCORE } from "../../../text/character-codes.ts";
import { matchAbbreviations } from "../../reporters/trie.ts";
import { isAlphanumeric, skipSpaces } from "../characters.ts";
import { readPage } from "../page.ts";
import { type CitationDraft, createDraft, isAbbreviated, type Scan } from "../scan.ts";

/** Reads a slip opinion whose volume and page are not known yet: `___ U.S. ___`. */
export function readSlipOpinion(scan: Scan, at: number): CitationDraft | null {
  const { text, found, lexicon } = scan;
  if (at > 0 && text.charCodeAt(at - 1) === text.charCodeAt(at)) return null;
  let i = at;
  while (i < text.length && i - at < 10 && (text.charCodeAt(i) === UNDERSCORE || text.charCodeAt(i) === HYPHEN)) i++;
  if (i - at < 2 || i - at > 8) return null;
  const start = skipSpaces(text, i);
  if (start === i) return null;
  matchAbbreviations(lexicon.afterNumber, text, start, found);
  if (found.count === 0) return null;
  const end = found.ends[found.count - 1]!;
  // `-- v. --` joins two parties.
  if (!isAbbreviated(scan, start, end)) return null;
  const edition = lexicon.entries[found.values[found.count - 1]!]!.find(
    (s) => s.edition.format === "us-reporter",
  )?.edition;
  if (edition === undefined) return null;
  const comma = text.charCodeAt(end) === COMMA ? end + 1 : end;
  const page = readPage(text, comma, false);
  if (page === null || isAlphanumeric(page.text.charCodeAt(0))) return null;
  const draft = createDraft("case", "us-slip", at, page.end);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.court = edition.court;
  draft.jurisdiction = "US";
  return draft;
}
