import { COMMA } from "../../../../text/character-codes.ts";
import type { Edition } from "../../../reporters/edition.ts";
import { skipSpaces } from "../../characters.ts";
import { type CitationDraft, createDraft, type Scan } from "../../scan.ts";

/** What can precede the page: `Spec. Sess.`, `[2d Ex. Sess.]`, `No. 801,`, `ch. 12,`. */
const BEFORE_PAGE =
  /(?:at |\[[^\][]{1,30}\],? |(?:\d(?:st|n?d|r?d|th) )?(?:Reg|Spec|Ex|Extra|Extraord)\. Sess\.,? |(?:No|Act|ch|c)\. ?\d+, ?)/y;

/** The number of an Act where no page follows: `1999 Ind. Acts No. 12`, `1999 Cal. Stat. ch. 12`. */
const NUMBER_MARK = /(?:No|ch|c)\. ?/y;

/** `Ga. Laws 1970, p. 949`, `Okla. Sess. Laws, 1907-1908, c. 83`: the year follows the name. */
const YEAR_BEFORE_NUMBER =
  /\(?((?:1[7-9]|20)\d\d(?:[-–]\d{2,4})?)\)?,? (?:p|pp|c|ch|chap|[Nn]o|[Aa]ct|P\. ?L)\.? ?(?:[Nn]o\. ?)?(\d{1,4})(?!\w)/y;

/** Which session printed the volume: `(Reg. Sess.)`, `(1st Spec. Sess.)`, `([Reg. or Spec.] Sess.)`. */
const SESSION_AFTER_PAGE = /\s{0,2}\([^()]{0,40}Sess\.?(?:\s\d{4})?\)/y;

/**
 * Reads a session law or a register:
 *     session := [VOLUME] SESSION [","] {before} (page ["-" page] | NUMBER) ["(" … "Sess.)"] | SESSION YEAR "," MARK NUMBER
 *     before  := "at" | "[" … "]" | "Spec. Sess." | "No." NUMBER "," | "ch." NUMBER ","
 */
export function readSession(
  scan: Scan,
  edition: Edition,
  start: number,
  volume: string | null,
  end: number,
): CitationDraft | null {
  const { text } = scan;
  let i = skipSpaces(text, end);
  if (text.charCodeAt(i) === COMMA) i = skipSpaces(text, i + 1);
  YEAR_BEFORE_NUMBER.lastIndex = i;
  // `Gen. Stat. 1868, ch. 107` is a state's; the national series has volumes.
  const dated = volume === null && edition.reporter.includes(" ") ? YEAR_BEFORE_NUMBER.exec(text) : null;
  if (dated !== null) {
    const close = YEAR_BEFORE_NUMBER.lastIndex;
    return createSessionDraft(edition, start, close, dated[1]!, dated[2]!);
  }
  if (volume === null && !canLackVolume(text, edition, start)) return null;
  for (let n = 0; n < 3; n++) {
    BEFORE_PAGE.lastIndex = i;
    if (BEFORE_PAGE.exec(text) === null) break;
    i = BEFORE_PAGE.lastIndex;
  }
  NUMBER_MARK.lastIndex = i;
  if (volume !== null && NUMBER_MARK.exec(text) !== null) i = NUMBER_MARK.lastIndex;
  const page = /\d+(?:,\d+)*(?!\w)/y;
  page.lastIndex = i;
  const match = page.exec(text);
  if (match === null) return null;
  const pageRange = /[-–]\d+(?!\w)/y;
  pageRange.lastIndex = page.lastIndex;
  const range = pageRange.exec(text);
  const pagesEnd = range === null ? page.lastIndex : pageRange.lastIndex;
  SESSION_AFTER_PAGE.lastIndex = pagesEnd;
  const last = SESSION_AFTER_PAGE.exec(text) === null ? page.lastIndex : SESSION_AFTER_PAGE.lastIndex;
  // `No. 642 Wis. Admin. Reg. 9`: some registers count their issues.
  const issue = volume !== null && text.startsWith("No. ", start - 4);
  const draft = createSessionDraft(edition, issue ? start - 4 : start, last, volume, match[0]);
  if (range !== null) draft.pinCite = match[0] + range[0];
  draft.fullEnd = Math.max(last, pagesEnd);
  return draft;
}

function createSessionDraft(
  edition: Edition,
  start: number,
  end: number,
  volume: string | null,
  page: string,
): CitationDraft {
  const draft = createDraft("law", "law", start, end);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.volume = volume;
  draft.page = page;
  draft.jurisdiction = "US";
  draft.key = `${edition.slug}/${volume ?? ""}/${page.replaceAll(",", "")}`;
  return draft;
}

/**
 * Returns whether a page can follow without a volume: after a name of three words, or of two where a citation can begin.
 */
function canLackVolume(text: string, edition: Edition, start: number): boolean {
  const words = edition.reporter.split(" ").length;
  return (
    words > 2 ||
    (words === 2 && (start === 0 || /[;(]\s?$|\b[Ss]ee\s$/.test(text.slice(Math.max(0, start - 5), start))))
  );
}
