import { CLOSE_BRACKET, CLOSE_PAREN, COMMA, HYPHEN, OPEN_BRACKET, OPEN_PAREN } from "../../../text/character-codes.ts";
import type { Edition, Spelling } from "../../reporters/edition.ts";
import { matchAbbreviations } from "../../reporters/trie.ts";
import { isDigit, isLetter, skipDigits, skipSpaces } from "../characters.ts";
import { chooseEdition, stripPunctuation } from "../choose-edition.ts";
import { type CitationDraft, isAbbreviated, type Scan } from "../scan.ts";
import { readIndianLawReports } from "./india/law-reports.ts";
import {
  createIndianDraft,
  readBracketedYear,
  readIndianPage,
  readIndianVolume,
  readPrintedCourt,
} from "./india/parts.ts";

/** The year before the reporter of a citation by year. */
interface LeadingYear {
  readonly start: number;
  readonly year: number;
  readonly bracketed: boolean;
  readonly opened: boolean;
  /** A comma separates the year from what follows: `1928, p. 5`. */
  readonly comma: boolean;
  readonly end: number;
}

/**
 * Reads a citation that opens with a year:
 *   citation := year [supp] [volume] reporter ["(" court ")"] [volume] page
 *   year     := "(" YEAR ")" | "[" YEAR "]" | YEAR          brackets may be missing on one side
 *   volume   := "(" NUMBER ")" | NUMBER | ROMAN
 *   supp     := "Supp" | "Suppl" | "Supl"
 */
export function readYearFirst(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const head = readLeadingYear(text, at);
  if (head === null) return null;
  let i = head.end;
  const straight = readReporter(scan, head, null, i, false) ?? readBareCourt(scan, head);
  if (straight !== null) return straight;
  const supplement = /Supp?l?(?:ement(?:ary)?)?\.?\s{0,2}/iy;
  supplement.lastIndex = i;
  const supp = supplement.exec(text) !== null;
  if (supp) i = supplement.lastIndex;
  const volume = readIndianVolume(text, i);
  if (volume === null) return null;
  return readReporter(scan, head, volume.text, volume.end, supp);
}

function readLeadingYear(text: string, at: number): LeadingYear | null {
  const end = skipDigits(text, at);
  if (end - at !== 4) return null;
  const year = Number(text.slice(at, end));
  if (year < 1750 || year > 2099) return null;
  let i = end;
  // (1874-75) 2 I.A. 256
  if (text.charCodeAt(i) === HYPHEN && isDigit(text.charCodeAt(i + 1))) {
    const second = skipDigits(text, i + 1);
    const inBrackets = second - i - 1 !== 1 && ")]".includes(text[skipSpaces(text, second)] ?? " ");
    if (inBrackets) i = second;
  }
  const before = text.charCodeAt(at - 1);
  const open = before === OPEN_PAREN || before === OPEN_BRACKET;
  const close = skipSpaces(text, i);
  const closed = text.charCodeAt(close) === CLOSE_PAREN || text.charCodeAt(close) === CLOSE_BRACKET;
  if (closed) i = close + 1;
  i = skipSpaces(text, i);
  const joiner = text.charCodeAt(i);
  if (joiner === COMMA || joiner === HYPHEN) i = skipSpaces(text, i + 1);
  const reports = /L\.? ?R\.?,? /y;
  reports.lastIndex = i;
  if (reports.exec(text) !== null) i = reports.lastIndex;
  return {
    start: open && closed ? at - 1 : at,
    year,
    bracketed: closed,
    opened: open,
    comma: joiner === COMMA,
    end: i,
  };
}

/** `1992 SC 1848`, as headnotes and citator notes shorten `AIR 1992 SC 1848`; also the Privy Council and Federal Court. */
function readBareCourt(scan: Scan, head: LeadingYear): CitationDraft | null {
  const bare = /(S\.?\s?C|P\.?\s?C|F\.?\s?C)\.?\s{0,2}(\d{1,4})(?!\w)/y;
  bare.lastIndex = head.end;
  const match = head.year < 1914 || (head.bracketed && head.opened) ? null : bare.exec(scan.text);
  const air = scan.lexicon.air;
  if (match === null || air === null) return null;
  const page = { text: match[2]!, end: bare.lastIndex, paragraph: false };
  return createIndianDraft(air, head.start, page, head.year, null, match[1]!.replace(/[.\s]/g, ""), null);
}

function readReporter(
  scan: Scan,
  head: LeadingYear,
  volume: string | null,
  at: number,
  supp: boolean,
): CitationDraft | null {
  const { text, found, lexicon } = scan;
  const first = text.charCodeAt(at);
  if (!isLetter(first)) return null;
  matchAbbreviations(lexicon.afterNumber, text, at, found);
  const count = found.count;
  if (count === 0) return null;
  const ends = found.ends.slice(0, count);
  const values = found.values.slice(0, count);
  for (let n = count - 1; n >= 0; n--) {
    const end = ends[n]!;
    if (!isAbbreviated(scan, at, end)) continue;
    const draft = readEdition(scan, head, volume, at, end, lexicon.entries[values[n]!]!, supp);
    if (draft !== null) return draft;
  }
  return null;
}

function readEdition(
  scan: Scan,
  head: LeadingYear,
  volume: string | null,
  start: number,
  end: number,
  entry: readonly Spelling[],
  supp: boolean,
): CitationDraft | null {
  const { text } = scan;
  const edition = pickEdition(entry, text.slice(start, end), head, volume);
  if (edition === null) return null;
  if (edition.shape === "ilr") return readIndianLawReports(scan, edition, head.start, head.year, end);
  let i = skipSpaces(text, end);
  let court: string | null = null;
  if (edition.shape === "air" || edition.shape === "court") {
    if (text.charCodeAt(i) === OPEN_PAREN) i = skipSpaces(text, i + 1);
    // `[1994] AIR 1994 Ker 267`: the reporter opens a citation that has its own year.
    const own = edition.shape === "air" ? readBracketedYear(text, i) : null;
    if (own !== null && readPrintedCourt(scan, own.end, true) !== null) return null;
    const printed = readPrintedCourt(scan, i, edition.shape === "air");
    if (printed !== null) {
      court = printed.code;
      i = skipSpaces(text, printed.end);
      if (text.charCodeAt(i) === CLOSE_PAREN) i = skipSpaces(text, i + 1);
    } else if (edition.shape === "court") return null;
  } else {
    const bench = /\((?:SC|S\.C\.|Supp?l?\.?)\)\s{0,2}/y;
    bench.lastIndex = i;
    if (bench.exec(text) !== null) i = bench.lastIndex;
  }
  let inner: string | null = volume;
  if (edition.shape === "year" && volume === null) {
    // The Supreme Court's own reports print the volume after the name: `1979 SCR (2) 315`.
    const behind = /\((\d{1,2}|[IVX]{1,5})\)\s{0,2}[[(]?/y;
    behind.lastIndex = i;
    const match = behind.exec(text);
    if (match !== null) {
      inner = match[1]!;
      i = behind.lastIndex;
    }
  }
  if (text.charCodeAt(i) === HYPHEN || text.charCodeAt(i) === COMMA) i = skipSpaces(text, i + 1);
  const page = readIndianPage(text, i);
  if (page === null) return null;
  return createIndianDraft(edition, head.start, page, head.year, inner, court, supp ? "Supp" : edition.series);
}

/** Editions that can follow a year: Indian and English ones; American ones after a year in brackets. */
function pickEdition(
  entry: readonly Spelling[],
  written: string,
  head: LeadingYear,
  volume: string | null,
): Edition | null {
  const fits = entry.filter(({ edition }) => {
    if (edition.format === "law" || edition.format === "journal") return false;
    if (edition.format === "foreign" && head.comma && !head.bracketed) return false;
    if (edition.jurisdiction === "US")
      return head.bracketed && head.opened && volume !== null && edition.shape === "volume";
    if (edition.shape === "neutral" || edition.shape === "court" || edition.shape === "air") return volume === null;
    return true;
  });
  if (fits.length === 0) return null;
  // A year in brackets and a volume fit both; the spelling decides, then the Indian or English series.
  const letters = stripPunctuation(written);
  const shared = entry.some((s) => s.edition.jurisdiction === "US");
  const eastern = fits.filter(
    (s) => s.edition.jurisdiction !== "US" && (!shared || head.bracketed || stripPunctuation(s.text) === letters),
  );
  const western = fits.filter((s) => s.edition.jurisdiction === "US");
  if (eastern.length === 0) return chooseEdition(western, written, volume, head.year);
  const plain = written.replace(/\s/g, "");
  const exact = western.find((s) => s.canonical && s.text.replace(/\s/g, "") === plain);
  return (exact ?? eastern.find((s) => s.edition.jurisdiction === "IN") ?? eastern[0])!.edition;
}

/** Assigns `[1970] INSC 1` to the series of the free-access sites; `1970 INSC 1` is the Court's own. */
export function separateInscSeries(draft: CitationDraft, text: string): CitationDraft {
  if (draft.reporter === "INSC" && text.charCodeAt(draft.start) === OPEN_BRACKET) {
    draft.format = "in-insc-lii";
    draft.key = `insc-lii/${draft.year}/${Number(draft.page)}`;
  }
  return draft;
}
