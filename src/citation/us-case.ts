import { isDigit, isSpace, isUpper, isWord, skipDigits, skipSpaces } from "./characters.ts";
import { citationKey } from "./key.ts";
import { readLaw } from "./law.ts";
import { type Page, readPage, readPins } from "./page.ts";
import { type Edition, type Spelling, slugOf } from "./reporters/edition.ts";
import { type Draft, looksAbbreviated, newDraft, type Scan } from "./scan.ts";
import { walk } from "./trie.ts";

/**
 * Reads a citation that opens with a volume, or with the year of a neutral citation:
 *   case   := VOLUME reporter [","] [paren] page
 *   short  := VOLUME reporter [","] "at" pin
 *   paren  := "(1 Cranch)" | "(1834)" | "(Breese)"
 *   VOLUME := 410 | 93-1 | 1A | 2017
 */
export function readVolumeFirst(scan: Scan, at: number): Draft | null {
  const { text } = scan;
  let i = skipDigits(text, at);
  if (i - at > 5) return null;
  for (let n = 0; n < 2 && text.charCodeAt(i) === 45 && isDigit(text.charCodeAt(i + 1)); n++) {
    const end = skipDigits(text, i + 1);
    if (end - i > 4) return null;
    i = end;
  }
  const plain = readBehindVolume(scan, at, i);
  if (plain !== null) return plain;
  // `1A CCH …`, `12B F.2d …`: a letter belongs to the volume when nothing reads without it.
  const letter = isUpper(text.charCodeAt(i)) && isSpace(text.charCodeAt(i + 1));
  return letter ? readBehindVolume(scan, at, i + 1) : null;
}

/**
 * Louisiana's public-domain form puts docket number before court and date: `2009-1359 (La.App. 2 Cir. 05/10/10)`.
 * Volume is the year, page the running number.
 */
export function readLouisiana(scan: Scan, at: number): Draft | null {
  const { text } = scan;
  const form =
    /(\d{2,4})[- ](\d{3,4}[A-Z]{0,2})(?:,? pp?\. ?[\d-]{1,9})? \((La\. ?App\. [1-6] Cir\.|La\.) (\d\d?\/\d\d?\/(\d\d(?:\d\d)?))\)/y;
  form.lastIndex = at;
  const match = form.exec(text);
  if (match === null) return null;
  const draft = newDraft("case", "us-neutral", at, form.lastIndex);
  const year = Number(match[5]);
  draft.volume = match[1]!;
  draft.page = match[2]!;
  draft.reporter = match[3]!.replace("La. App", "La.App");
  draft.year = year > 99 ? year : year + (year > 40 ? 1900 : 2000);
  draft.court = match[3] === "La." ? "la" : "lactapp";
  draft.jurisdiction = "US";
  draft.key = `${slugOf(draft.reporter).replaceAll(" ", "")}/${match[1]}/${match[2]!.toLowerCase()}`;
  return draft;
}

function readBehindVolume(scan: Scan, at: number, volumeEnd: number): Draft | null {
  const { text, found, lexicon } = scan;
  let i = skipSpaces(text, volumeEnd);
  const dash = text.charCodeAt(i);
  if (dash === 45 && volumeEnd - at <= 4) i = skipSpaces(text, i + 1);
  else if (dash === 44) i = skipSpaces(text, i + 1);
  else if (dash === 42) {
    // A star page inside the citation: `135 *355 Mass. 147`.
    const star = skipDigits(text, i + 1);
    if (star === i + 1) return null;
    i = skipSpaces(text, star);
  }
  const first = text.charCodeAt(i);
  if (!(first >= 65 && first <= 90) && !(first >= 97 && first <= 122)) return null;
  walk(lexicon.behindNumber, text, i, found);
  // The walk's result is copied: readers of laws and pages walk again.
  const count = found.count;
  if (count === 0) return null;
  const ends = Array.from(found.ends.subarray(0, count));
  const values = Array.from(found.values.subarray(0, count));
  const volume = text.slice(at, volumeEnd);
  for (let n = count - 1; n >= 0; n--) {
    const end = ends[n]!;
    if (!looksAbbreviated(scan, i, end)) continue;
    const draft = readEntry(scan, at, volume, i, end, lexicon.entries[values[n]!]!, dash === 44);
    if (draft !== null) return draft;
  }
  return null;
}

function readEntry(
  scan: Scan,
  at: number,
  volume: string,
  start: number,
  end: number,
  entry: readonly Spelling[],
  comma: boolean,
): Draft | null {
  const { text } = scan;
  const law = entry.find((s) => s.edition.format === "law");
  if (law !== undefined && (entry.length === 1 || text.charCodeAt(skipSpaces(text, end)) === 0xa7)) {
    return readLaw(scan, law.edition, at, volume, end);
  }
  if (comma) return null;
  const specialty = entry.some((s) => s.edition.volumeless);
  const dashed = text.charCodeAt(skipSpaces(text, at + volume.length)) === 45;
  let i = text.charCodeAt(end) === 45 ? end + 1 : skipSpaces(text, end);
  if (text.charCodeAt(i) === 45 && isDigit(text.charCodeAt(skipSpaces(text, i + 1)))) i = skipSpaces(text, i + 1);
  if (text.charCodeAt(i) === 44) i = skipSpaces(text, i + 1);
  if (text.startsWith("at", i) && !isWord(text.charCodeAt(i + 2)))
    return readShort(scan, at, volume, start, end, entry);
  const supplement = /Supp?l?\. (?=\d)/y;
  supplement.lastIndex = i;
  if (supplement.exec(text) !== null) i = supplement.lastIndex;
  let year: number | null = null;
  if (text.charCodeAt(i) === 40 || text.charCodeAt(i) === 91) {
    const inner = readInner(text, i);
    if (inner === null) return null;
    if (/^\d{4},?$/.test(inner.text)) year = Number.parseInt(inner.text, 10);
    i = skipSpaces(text, inner.end);
  }
  let page = readPage(text, i, specialty);
  if (page === null && specialty) page = readPage(text, skipPlace(text, i), true);
  if (page === null) return null;
  const edition = choose(entry, text.slice(start, end), volume, year ?? yearBehind(text, page.end));
  if (edition === null || (dashed && edition.shape !== "neutral")) return null;
  const kind = edition.shape === "journal" ? "journal" : "case";
  const draft = newDraft(kind, edition.format, at, page.end);
  fill(draft, edition, entry, volume, page, year);
  return draft;
}

function fill(
  draft: Draft,
  edition: Edition,
  entry: readonly Spelling[],
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
  draft.year = year ?? (edition.shape === "neutral" || edition.format === "us-database" ? yearOf(volume) : null);
  if (entry.length > 1) draft.ambiguous = others(entry, edition);
  draft.key = citationKey(edition, draft, null);
}

function others(entry: readonly Spelling[], edition: Edition): readonly string[] {
  const names = new Set(entry.map((s) => s.edition.reporter));
  names.delete(edition.reporter);
  return [...names];
}

/** `Foo, 410 U.S., at 153`. */
function readShort(
  scan: Scan,
  at: number,
  volume: string,
  start: number,
  end: number,
  entry: readonly Spelling[],
): Draft | null {
  const pin = readPins(scan.text, end, true);
  if (pin === null) return null;
  const edition = choose(entry, scan.text.slice(start, end), volume, null);
  if (edition === null) return null;
  const draft = newDraft("short", edition.format, at, pin.end);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.volume = volume;
  draft.pinCite = pin.text;
  draft.page = /\d+/.exec(pin.text)?.[0] ?? null;
  draft.court = edition.court;
  draft.jurisdiction = edition.jurisdiction;
  return draft;
}

/**
 * Which edition an abbreviation means. In order: volumes that are years belong to neutral citations; the year in the
 * parenthetical must lie in the edition's years; the canonical spelling beats a variant. A bare surname that several
 * reporters share, none of them by that name, is no citation: `null`.
 */
export function choose(
  entry: readonly Spelling[],
  written: string,
  volume: string | null,
  year: number | null,
): Edition | null {
  let rest = entry.filter(
    (s) => s.edition.shape === "volume" || s.edition.shape === "neutral" || s.edition.shape === "journal",
  );
  if (rest.length <= 1) return rest[0]?.edition ?? null;
  const spelled = rest.find(
    (s) => s.edition.jurisdiction !== "US" && s.text.replace(/\s/g, "") === written.replace(/\s/g, ""),
  );
  const american = rest.filter((s) => s.edition.jurisdiction === "US");
  if (american.length > 0 && (spelled === undefined || american.some((s) => s.canonical))) rest = american;
  const yearly = rest.filter((s) => s.edition.shape === "neutral");
  if (yearly.length > 0 && yearly.length < rest.length) {
    rest = yearOf(volume) !== null ? yearly : rest.filter((s) => s.edition.shape !== "neutral");
  }
  if (year !== null && rest.length > 1) {
    const inYears = rest.filter((s) => s.edition.years.some(([from, to]) => from <= year && year <= to));
    if (inYears.length > 0) rest = inYears;
  }
  const plain = written.replace(/\s/g, "");
  const exact = rest.find((s) => s.canonical && s.text.replace(/\s/g, "") === plain);
  if (exact !== undefined) return exact.edition;
  if (spelled !== undefined && rest.includes(spelled)) return spelled.edition;
  const canonical = rest.find((s) => s.canonical);
  if (canonical !== undefined) return canonical.edition;
  const roots = new Set(rest.map((s) => s.edition.slug));
  if (roots.size > 1 && year !== null && /^[A-Z][a-z]+$/.test(plain)) return null;
  // With years equally possible the later series is the likelier one.
  return (rest.length > 1 && year !== null ? rest.at(-1) : rest[0])?.edition ?? null;
}

/** The year in a parenthesis right behind a citation, for choosing between editions. */
function yearBehind(text: string, at: number): number | null {
  const i = skipSpaces(text, at);
  const open = text.charCodeAt(i);
  if (open !== 40 && open !== 91) return null;
  const close = text.indexOf(open === 40 ? ")" : "]", i);
  if (close === -1 || close - i > 60) return null;
  const year = /(\d{4})$/.exec(text.slice(i + 1, close))?.[1];
  return year === undefined ? null : Number(year);
}

export function yearOf(volume: string | null): number | null {
  if (volume === null || !/^(?:1[6-9]|20)\d\d$/.test(volume)) return null;
  return Number(volume);
}

/** A short parenthesis between reporter and page. */
function readInner(text: string, at: number): { text: string; end: number } | null {
  const close = text.indexOf(text.charCodeAt(at) === 40 ? ")" : "]", at + 1);
  if (close === -1 || close - at > 30) return null;
  const inner = text.slice(at + 1, close);
  return /^(?:\d|[A-Z][\w.&' ]*$)/.test(inner) ? { text: inner, end: close + 1 } : null;
}

/** A loose-leaf service's volume for one state: `Unemployment Ins. Rep. W. Va. par. 8090`. */
function skipPlace(text: string, at: number): number {
  const place = /(?:\(?[A-Z][A-Za-z.]{0,6}\)?,? ?){1,2}(?=¶|par)/y;
  place.lastIndex = at;
  const match = place.exec(text);
  return match === null ? at : at + match[0].length;
}

/**
 * Reads a reporter without a volume: a loose-leaf service by paragraph (`Fed. Sec. L. Rep. (CCH) ¶ 77,526`), the
 * Tax Court's `T.C. Memo. 2001-3`, or a single-volume reporter where a citation may begin (`Newb. 101`).
 */
export function readWithoutVolume(scan: Scan, start: number, end: number, entry: readonly Spelling[]): Draft | null {
  const { text } = scan;
  let i = skipSpaces(text, end);
  if (text.charCodeAt(i) === 44) i = skipSpaces(text, i + 1);
  const numbered = /(\d{4}[A-Z]?)[-,] ?(\d{1,4})(?!\w)/y;
  numbered.lastIndex = i;
  const memo = numbered.exec(text);
  const edition = entry.find((s) => s.edition.volumeless || s.edition.shape === "neutral")?.edition;
  if (edition === undefined || edition.format === "law") return null;
  if (memo !== null && (edition.shape === "neutral" || /\D/.test(memo[1]!))) {
    const page = { text: memo[2]!, end: numbered.lastIndex, paragraph: false };
    const draft = newDraft("case", edition.format, start, page.end);
    fill(draft, edition, entry, memo[1]!, page, null);
    draft.year = Number.parseInt(memo[1]!, 10);
    return draft;
  }
  if (!edition.volumeless) return null;
  let year: number | null = null;
  if (text.charCodeAt(i) === 40) {
    // The year of an advance sheet, or the state: `Litt. Sel. Cas. (Ky.) 505`.
    const inner = readInner(text, i);
    if (inner === null || !/^(?:\d{4},?|[A-Z][A-Za-z. ]{1,8})$/.test(inner.text)) return null;
    if (/^\d/.test(inner.text)) year = Number.parseInt(inner.text, 10);
    i = skipSpaces(text, inner.end);
    if (text.charCodeAt(i) === 44) i = skipSpaces(text, i + 1);
  }
  let page = readPage(text, i, true);
  if (page === null) page = readPage(text, skipPlace(text, i), true);
  if (page === null || !/\d/.test(page.text)) return null;
  if (!page.paragraph && !mayOpen(scan, start, text.slice(start, end), page.end)) return null;
  const draft = newDraft("case", edition.format, start, page.end);
  fill(draft, edition, entry, null, page, year);
  return draft;
}

/** Whether a citation may begin here: at the start, behind punctuation or a signal; and the number is no volume. */
function mayOpen(scan: Scan, start: number, name: string, pageEnd: number): boolean {
  const { text, found, lexicon } = scan;
  let i = start - 1;
  while (i >= 0 && start - i < 6 && isSpace(text.charCodeAt(i))) i--;
  if (i >= 0) {
    if (!/[.\s]/.test(name) || name.length < 5) return false;
    if (!".;:(".includes(text[i]!) && !/(?:\bsee|\bin|also|cf\.)$/i.test(text.slice(Math.max(0, i - 5), i + 1)))
      return false;
  }
  walk(lexicon.behindNumber, text, skipSpaces(text, pageEnd), found);
  return found.count === 0 || !isUpper(text.charCodeAt(skipSpaces(text, pageEnd)));
}
