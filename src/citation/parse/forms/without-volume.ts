import { COMMA, OPEN_PAREN } from "../../../text/character-codes.ts";
import type { Spelling } from "../../reporters/edition.ts";
import { matchAbbreviations } from "../../reporters/trie.ts";
import { isSpace, isUpper, skipSpaces } from "../characters.ts";
import { readPage } from "../page.ts";
import { type CitationDraft, createDraft, type Scan } from "../scan.ts";
import { fillCaseDraft, skipJurisdictionName } from "./case-draft.ts";
import { readInnerParenthetical } from "./insertions.ts";

/**
 * Reads a reporter without a volume: a loose-leaf service by paragraph (`Fed. Sec. L. Rep. (CCH) ¶ 77,526`), the
 * Tax Court's `T.C. Memo. 2001-3`, or a single-volume reporter where a citation may begin (`Newb. 101`).
 */
export function readWithoutVolume(
  scan: Scan,
  start: number,
  end: number,
  entry: readonly Spelling[],
): CitationDraft | null {
  const { text } = scan;
  let i = skipSpaces(text, end);
  if (text.charCodeAt(i) === COMMA) i = skipSpaces(text, i + 1);
  const numbered = /(\d{4}(?:[A-Z](?=[-, ])|(?=[-,])))[-,]? ?(\d{1,4})(?!\w)/y;
  numbered.lastIndex = i;
  const memo = numbered.exec(text);
  const fits = entry.filter((s) => s.edition.volumeless || s.edition.shape === "neutral");
  const edition = (fits.find((s) => s.canonical) ?? fits[0])?.edition;
  if (edition === undefined || edition.format === "law") return null;
  if (memo !== null && (edition.shape === "neutral" || /\D/.test(memo[1]!))) {
    const page = { text: memo[2]!, end: numbered.lastIndex, paragraph: false };
    const draft = createDraft("case", edition.format, start, page.end);
    fillCaseDraft(draft, edition, memo[1]!, page, null);
    draft.year = Number.parseInt(memo[1]!, 10);
    return draft;
  }
  if (!edition.volumeless) return null;
  let year: number | null = null;
  if (text.charCodeAt(i) === OPEN_PAREN) {
    // The year of an advance sheet, or the state: `Litt. Sel. Cas. (Ky.) 505`.
    const inner = readInnerParenthetical(text, i);
    if (inner === null || !/^(?:\d{4},?|[A-Z][A-Za-z. ]{1,8})$/.test(inner.text)) return null;
    if (/^\d/.test(inner.text)) year = Number.parseInt(inner.text, 10);
    i = skipSpaces(text, inner.end);
    if (text.charCodeAt(i) === COMMA) i = skipSpaces(text, i + 1);
  }
  let page = readPage(text, i, true);
  if (page === null) page = readPage(text, skipJurisdictionName(text, i), true);
  if (page === null || !/\d/.test(page.text)) return null;
  if (!page.paragraph && !canStartCitation(scan, start, text.slice(start, end), page.end)) return null;
  const draft = createDraft("case", edition.format, start, page.end);
  fillCaseDraft(draft, edition, null, page, year);
  return draft;
}

/**
 * Returns whether a citation can begin here: at the start of the text, after the name of a case or, if its name has at
 * least two words, after punctuation or a signal. The number must not be the volume of a citation that follows.
 */
function canStartCitation(scan: Scan, start: number, name: string, pageEnd: number): boolean {
  const { text, found, lexicon } = scan;
  let i = start - 1;
  while (i >= 0 && start - i < 6 && isSpace(text.charCodeAt(i))) i--;
  if (name.replace(/[^A-Za-z]/g, "").length < 3) return false;
  if (i >= 0 && !isAfterCaseName(text, start, name, pageEnd)) {
    if (!/[A-Za-z]{3}/.test(name) || !/[a-z.']\s+[A-Z(&]/.test(name)) return false;
    const behindSentence = ".;:(".includes(text[i]!) && i < start - 1;
    if (!behindSentence && text[i] !== "(" && !/\b(?:see|in|also|cf\.)$/i.test(text.slice(Math.max(0, i - 5), i + 1)))
      return false;
  }
  const next = skipSpaces(text, pageEnd);
  matchAbbreviations(lexicon.afterNumber, text, next, found);
  return found.count === 0 || !isUpper(text.charCodeAt(next));
}

/** Returns whether the name of a case ends here, with a year or without: `Baker v. Preston, (1821) Gilmer, 235`. */
function isAfterCaseName(text: string, start: number, name: string, pageEnd: number): boolean {
  if (!/[A-Za-z]{4}/.test(name) || !/^(?:$|[,.;:)]|\s?[([])/.test(text.slice(pageEnd, pageEnd + 2))) return false;
  const before = text.slice(Math.max(0, start - MAX_NAME_CHARS), start);
  return /\sv\.\s[^.;()\d,]{2,60},\s(?:\(?1[6-9]\d\d\)?,?\s)?$/.test(before);
}

const MAX_NAME_CHARS = 90;
