import { isDigit, isLetter, romanValue, skipDigits, skipSpaces } from "./characters.ts";
import { chooseEdition } from "./choose-edition.ts";
import { citationKey } from "./key.ts";
import { type Page, readPage } from "./page.ts";
import type { Edition, Spelling } from "./reporters/edition.ts";
import { type Draft, looksAbbreviated, newDraft, type Scan } from "./scan.ts";
import { walk } from "./trie.ts";

/** What stands before the reporter of a citation by year. */
interface Head {
  readonly start: number;
  readonly year: number;
  readonly bracketed: boolean;
  readonly opened: boolean;
  /** A comma parts the year from what follows: `1928, p. 5`. */
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
export function readYearFirst(scan: Scan, at: number): Draft | null {
  const { text } = scan;
  const head = readHead(text, at);
  if (head === null) return null;
  let i = head.end;
  const straight = readReporter(scan, head, null, i, false) ?? readBareCourt(scan, head);
  if (straight !== null) return straight;
  const supplement = /Supp?l?(?:ement(?:ary)?)?\.?\s{0,2}/iy;
  supplement.lastIndex = i;
  const supp = supplement.exec(text) !== null;
  if (supp) i = supplement.lastIndex;
  const volume = readVolume(text, i);
  if (volume === null) return null;
  return readReporter(scan, head, volume.text, volume.end, supp);
}

/** `1992 SC 1848`, as headnotes and citator notes shorten `AIR 1992 SC 1848`; also the Privy Council and Federal Court. */
function readBareCourt(scan: Scan, head: Head): Draft | null {
  const bare = /(S\.?\s?C|P\.?\s?C|F\.?\s?C)\.?\s{0,2}(\d{1,4})(?!\w)/y;
  bare.lastIndex = head.end;
  const match = head.year < 1914 || (head.bracketed && head.opened) ? null : bare.exec(scan.text);
  const air = scan.lexicon.air;
  if (match === null || air === null) return null;
  const page = { text: match[2]!, end: bare.lastIndex, paragraph: false };
  return build(air, head.start, page, head.year, null, match[1]!.replace(/[.\s]/g, ""), null);
}

function readHead(text: string, at: number): Head | null {
  const end = skipDigits(text, at);
  if (end - at !== 4) return null;
  const year = Number(text.slice(at, end));
  if (year < 1750 || year > 2099) return null;
  let i = end;
  // (1874-75) 2 I.A. 256
  if (text.charCodeAt(i) === 45 && isDigit(text.charCodeAt(i + 1))) {
    const second = skipDigits(text, i + 1);
    const inBrackets = second - i - 1 !== 1 && ")]".includes(text[skipSpaces(text, second)] ?? " ");
    if (inBrackets) i = second;
  }
  const before = text.charCodeAt(at - 1);
  const open = before === 40 || before === 91;
  const close = skipSpaces(text, i);
  const closed = text.charCodeAt(close) === 41 || text.charCodeAt(close) === 93;
  if (closed) i = close + 1;
  i = skipSpaces(text, i);
  const joiner = text.charCodeAt(i);
  if (joiner === 44 || joiner === 45) i = skipSpaces(text, i + 1);
  const reports = /L\.? ?R\.?,? /y;
  reports.lastIndex = i;
  if (reports.exec(text) !== null) i = reports.lastIndex;
  return { start: open && closed ? at - 1 : at, year, bracketed: closed, opened: open, comma: joiner === 44, end: i };
}

function readVolume(text: string, at: number): { text: string; end: number } | null {
  let i = at;
  const open = text.charCodeAt(i) === 40 || text.charCodeAt(i) === 91;
  if (open) i = skipSpaces(text, i + 1);
  const start = i;
  if (isDigit(text.charCodeAt(i))) {
    i = skipDigits(text, i);
    if (i - start > 4) return null;
  } else {
    while (i - start < 8 && i < text.length && "IVXLC".includes(text[i]!)) i++;
    if (i === start || isLetter(text.charCodeAt(i)) || romanValue(text.slice(start, i)) === 0) return null;
  }
  const volume = text.slice(start, i);
  const close = skipSpaces(text, i);
  if (text.charCodeAt(close) === 41 || text.charCodeAt(close) === 93 || text.charCodeAt(close) === 46) i = close + 1;
  i = skipSpaces(text, i);
  const joiner = text.charCodeAt(i);
  if (joiner === 45 || joiner === 44) i = skipSpaces(text, i + 1);
  return { text: volume, end: i };
}

function readReporter(scan: Scan, head: Head, volume: string | null, at: number, supp: boolean): Draft | null {
  const { text, found, lexicon } = scan;
  const first = text.charCodeAt(at);
  if (!isLetter(first)) return null;
  walk(lexicon.behindNumber, text, at, found);
  const count = found.count;
  if (count === 0) return null;
  const ends = Array.from(found.ends.subarray(0, count));
  const values = Array.from(found.values.subarray(0, count));
  for (let n = count - 1; n >= 0; n--) {
    const end = ends[n]!;
    if (!looksAbbreviated(scan, at, end)) continue;
    const draft = readEdition(scan, head, volume, at, end, lexicon.entries[values[n]!]!, supp);
    if (draft !== null) return draft;
  }
  return null;
}

function readEdition(
  scan: Scan,
  head: Head,
  volume: string | null,
  start: number,
  end: number,
  entry: readonly Spelling[],
  supp: boolean,
): Draft | null {
  const { text } = scan;
  const edition = pick(entry, text.slice(start, end), head, volume);
  if (edition === null) return null;
  if (edition.shape === "ilr") return readLawReports(scan, edition, head.start, head.year, end);
  let i = skipSpaces(text, end);
  let court: string | null = null;
  if (edition.shape === "air" || edition.shape === "court") {
    if (text.charCodeAt(i) === 40) i = skipSpaces(text, i + 1);
    // `[1994] AIR 1994 Ker 267`: the reporter opens a citation with a year of its own.
    const own = edition.shape === "air" ? readBracketedYear(text, i) : null;
    if (own !== null && readCourt(scan, own.end, true) !== null) return null;
    const printed = readCourt(scan, i, edition.shape === "air");
    if (printed !== null) {
      court = printed.code;
      i = skipSpaces(text, printed.end);
      if (text.charCodeAt(i) === 41) i = skipSpaces(text, i + 1);
    } else if (edition.shape === "court") return null;
  } else {
    const bench = /\((?:SC|S\.C\.|Supp?l?\.?)\)\s{0,2}/y;
    bench.lastIndex = i;
    if (bench.exec(text) !== null) i = bench.lastIndex;
  }
  let inner: string | null = volume;
  if (edition.shape === "year" && volume === null) {
    // The Court's own reports print the volume behind: `1979 SCR (2) 315`.
    const behind = /\((\d{1,2}|[IVX]{1,5})\)\s{0,2}[[(]?/y;
    behind.lastIndex = i;
    const match = behind.exec(text);
    if (match !== null) {
      inner = match[1]!;
      i = behind.lastIndex;
    }
  }
  if (text.charCodeAt(i) === 45 || text.charCodeAt(i) === 44) i = skipSpaces(text, i + 1);
  const page = readIndianPage(text, i);
  if (page === null) return null;
  return build(edition, head.start, page, head.year, inner, court, supp ? "Supp" : edition.series);
}

/** Editions that a year may open: Indian and English ones; American ones behind a year in brackets. */
function pick(entry: readonly Spelling[], written: string, head: Head, volume: string | null): Edition | null {
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
  const eastern = fits.filter((s) => s.edition.jurisdiction !== "US");
  const western = fits.filter((s) => s.edition.jurisdiction === "US");
  if (eastern.length === 0) return chooseEdition(western, written, volume, head.year);
  const plain = written.replace(/\s/g, "");
  const exact = western.find((s) => s.canonical && s.text.replace(/\s/g, "") === plain);
  return (exact ?? eastern.find((s) => s.edition.jurisdiction === "IN") ?? eastern[0])!.edition;
}

/** `[176 JT 1987]`: a bracket that an automatic linker put in, and the page behind it. */
function readIndianPage(text: string, at: number): Page | null {
  const i = text.charCodeAt(at) === 91 ? at + 1 : at;
  const page = readPage(text, i, false);
  if (page === null || !isDigit(page.text.charCodeAt(0))) return null;
  return page;
}

function build(
  edition: Edition,
  start: number,
  page: Page,
  year: number | null,
  volume: string | null,
  court: string | null,
  series: string | null,
): Draft {
  const draft = newDraft("case", edition.format, start, page.end);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.year = year;
  draft.volume = volume;
  draft.page = page.text;
  draft.series = series;
  draft.court = edition.shape === "air" ? (court ?? "SC") : (court ?? edition.court);
  draft.jurisdiction = edition.jurisdiction;
  draft.key = citationKey(edition, draft, court);
  return draft;
}

/** `[1970] INSC 1` is the free-access sites' own series; `1970 INSC 1` is the Court's. */
export function separateSeries(draft: Draft, text: string): Draft {
  if (draft.reporter === "INSC" && text.charCodeAt(draft.start) === 91) {
    draft.format = "in-insc-lii";
    draft.key = `insc-lii/${draft.year}/${Number(draft.page)}`;
  }
  return draft;
}

/** A court as printed: a known name, or, unless `listed`, a code that nobody listed (`NCDRC`). */
function readCourt(scan: Scan, at: number, listed: boolean): { code: string; end: number } | null {
  const { text, courtsFound, lexicon } = scan;
  walk(lexicon.courts, text, at, courtsFound);
  if (courtsFound.count > 0) {
    const last = courtsFound.count - 1;
    return { code: lexicon.courtCodes[courtsFound.values[last]!]!, end: courtsFound.ends[last]! };
  }
  if (listed) return null;
  const code = /[A-Z][A-Za-z&]{1,9}(?= \d)/y;
  code.lastIndex = at;
  const match = code.exec(text);
  return match === null ? null : { code: match[0], end: code.lastIndex };
}

/**
 * Reads a citation that its reporter opens: `AIR 1973 SC 1461`, `A.I.R. (1954) Mad. 182`, `JT 2004 (6) SC 110`,
 * `ILR (1932) 54 All 573`, `I.L.R. 33 Cal. 219`, `AIROnline 2025 SC 1027`, `LL 2021 SC 4`.
 */
export function readReporterFirst(scan: Scan, start: number, end: number, edition: Edition): Draft | null {
  const { text } = scan;
  if (edition.shape === "ilr") return readLawReports(scan, edition, start, null, end);
  const year = readBracketedYear(text, end);
  if (year === null) return null;
  let i = year.end;
  let volume: string | null = null;
  let court: string | null = null;
  if (edition.shape === "year") {
    const supplement = /\(?Supp?l?\.?\)?\s{0,2}/iy;
    supplement.lastIndex = i;
    if (supplement.exec(text) !== null) i = supplement.lastIndex;
    const found = readVolume(text, i);
    if (found === null) return null;
    // Without a second number what was read is the page: `JT 1986 659`.
    const court = /\(?S\.?C\.?\)?\s{0,2}/y;
    court.lastIndex = found.end;
    const behind = court.exec(text) === null ? found.end : court.lastIndex;
    const bare = isDigit(text.charCodeAt(i)) ? found.text : "";
    const read = readIndianPage(text, behind);
    // `JT 1986] 97 1986 SCALE`: what follows the page is the next citation's year.
    const page = bare.length > 2 || (bare !== "" && read?.text === String(year.year)) ? null : read;
    if (page === null) {
      const only = readIndianPage(text, i);
      return only === null ? null : build(edition, start, only, year.year, null, null, edition.series);
    }
    volume = found.text;
    return build(edition, start, page, year.year, volume, null, edition.series);
  }
  if (text.charCodeAt(i) === 40) i = skipSpaces(text, i + 1);
  const printed = readCourt(scan, i, edition.shape === "air");
  if (printed === null) return null;
  court = printed.code;
  i = skipSpaces(text, printed.end);
  if (text.charCodeAt(i) === 41 || text.charCodeAt(i) === 44) i = skipSpaces(text, i + 1);
  const page = readIndianPage(text, i);
  return page === null ? null : build(edition, start, page, year.year, volume, court, null);
}

/** A year with or without brackets, and the comma or dash behind it. */
function readBracketedYear(text: string, at: number): { year: number; end: number } | null {
  const year = /[\s,]{0,4}[[(]{0,2}((?:1[89]|20)\d\d)(?:-\d\d)?\s?[\])]{0,2}[\s,]{0,4}/y;
  year.lastIndex = at;
  const match = year.exec(text);
  return match === null ? null : { year: Number(match[1]), end: year.lastIndex };
}

/** Indian Law Reports: [year] [volume] court page; a year before the name (`(1884) I.L.R. 10 Cal. 1024`) is passed in. */
function readLawReports(scan: Scan, edition: Edition, start: number, before: number | null, at: number): Draft | null {
  const { text } = scan;
  let i = skipSpaces(text, at);
  let year = before;
  const printedYear = readBracketedYear(text, i);
  if (printedYear !== null) {
    year = printedYear.year;
    i = printedYear.end;
  }
  const volume = readVolume(text, i);
  if (volume !== null) i = volume.end;
  while (i < text.length && (text.charCodeAt(i) === 44 || text.charCodeAt(i) === 91)) i = skipSpaces(text, i + 1);
  const court = readCourt(scan, i, true);
  if (court === null || (year === null && volume === null)) return null;
  i = skipSpaces(text, court.end);
  if (text.charCodeAt(i) === 44) i = skipSpaces(text, i + 1);
  const page = readIndianPage(text, i);
  if (page === null) return null;
  return build(edition, start, page, year, volume?.text ?? null, court.code, null);
}

/** `2025:DHC:10348-DB`, `2023/MHC/4812`: year, code of a High Court, running number, bench. */
export function readHighCourtNeutral(scan: Scan, at: number): Draft | null {
  const { text } = scan;
  const neutral = /((?:19|20)\d\d)([:/])([A-Z]{2,6}(?:-[A-Z]{1,4})?)\2(\d{1,7})(?!\d)(?:-([DFLS]B)|(?![\w-]))?/y;
  neutral.lastIndex = at;
  const match = neutral.exec(text);
  if (match === null) return null;
  const code = match[3]!;
  const draft = newDraft("case", code === "INSC" ? "in-insc" : "in-neutral", at, neutral.lastIndex);
  draft.reporter = code;
  draft.year = Number(match[1]);
  draft.page = match[4]!;
  draft.series = match[5] ?? null;
  draft.court = code === "INSC" ? "in-sc" : code;
  draft.jurisdiction = "IN";
  draft.key = `${code.toLowerCase()}/${match[1]}/${Number(match[4])}`;
  return draft;
}

/** `MANU/SC/0445/1973`. */
export function readManupatra(scan: Scan, at: number): Draft | null {
  const { text } = scan;
  const manu = /MANU\s?\/\s?([A-Z&]{2,6})\s?\/\s?(\d{1,5})\s?\/\s?((?:1[89]|20)\d\d)(?!\d)/y;
  manu.lastIndex = at;
  const match = manu.exec(text);
  if (match === null) return null;
  const draft = newDraft("case", "in-database", at, manu.lastIndex);
  draft.reporter = "MANU";
  draft.year = Number(match[3]);
  draft.page = match[2]!;
  draft.court = match[1]!;
  draft.jurisdiction = "IN";
  draft.key = `manu/${match[3]}/${match[1]!.toLowerCase()}/${Number(match[2])}`;
  return draft;
}
