import { COMMA } from "../../../../text/character-codes.ts";
import type { Edition } from "../../../reporters/edition.ts";
import { skipSpaces } from "../../characters.ts";
import { type CitationDraft, createDraft, type Scan } from "../../scan.ts";

/** What can precede the page: `Spec. Sess.`, `[2d Ex. Sess.]`, `No. 801,`, `ch. 12,`. */
const BEFORE_PAGE =
  /(?:at |\[[^\][]{1,30}\],? |(?:\d(?:st|n?d|r?d|th) )?(?:Reg|Spec|Ex|Extra|Extraord)\. Sess\.,? |(?:No|Act|ch|c)\. ?\d+, ?)/y;

/** The number of an Act where no page follows: `1999 Ind. Acts No. 12`, `1999 Cal. Stat. ch. 12`. */
const NUMBER_MARK = /(?:No|ch|c)\. ?/y;

/** Which session printed the volume: `(Reg. Sess.)`, `(1st Spec. Sess.)`, `([Reg. or Spec.] Sess.)`. */
const SESSION_AFTER_PAGE = /\s{0,2}\([^()]{0,40}Sess\.?(?:\s\d{4})?\)/y;

/**
 * Reads a session law or a register:
 *     session := [VOLUME] SESSION [","] {before} (page ["-" page] | NUMBER) ["(" … "Sess.)"]
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
  if (volume === null && !canLackVolume(text, edition, start)) return null;
  let i = skipSpaces(text, end);
  if (text.charCodeAt(i) === COMMA) i = skipSpaces(text, i + 1);
  for (let n = 0; n < 3; n++) {
    BEFORE_PAGE.lastIndex = i;
    if (BEFORE_PAGE.exec(text) === null) break;
    i = BEFORE_PAGE.lastIndex;
  }
  NUMBER_MARK.lastIndex = i;
  if (volume !== null && NUMBER_MARK.exec(text) !== null) i = NUMBER_MARK.lastIndex;
  const page = /(\d+(?:,\d+)*)(?:[-–]\d+)?(?![\w])/y;
  page.lastIndex = i;
  const match = page.exec(text);
  if (match === null) return null;
  SESSION_AFTER_PAGE.lastIndex = page.lastIndex;
  const last = SESSION_AFTER_PAGE.exec(text) === null ? page.lastIndex : SESSION_AFTER_PAGE.lastIndex;
  // `No. 642 Wis. Admin. Reg. 9`: some registers count their issues.
  const issue = volume !== null && text.startsWith("No. ", start - 4);
  const draft = createDraft("law", "law", issue ? start - 4 : start, last);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.volume = volume;
  draft.page = match[1]!;
  draft.jurisdiction = "US";
  draft.key = `${edition.slug}/${volume ?? ""}/${match[1]!.replaceAll(",", "")}`;
  return draft;
}

/**
 * Returns whether a page can follow without a volume: after a name of three words, or of two where a citation can begin.
 */
function canLackVolume(text: string, edition: Edition, start: number): boolean {
  const words = edition.reporter.split(" ").length;
  return words > 2 || (words === 2 && (start === 0 || /[;(]\s?$|\b[Ss]ee\s$/.test(text.slice(Math.max(0, start - 5), start))));
}
