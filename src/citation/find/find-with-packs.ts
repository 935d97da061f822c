import type { Citation, Span } from "../citation.ts";
import { isAlphanumeric, isDigit, skipDigits } from "../parse/characters.ts";
import { acceptDraft } from "../parse/context/accept-draft.ts";
import { groupParallels } from "../parse/context/parallels.ts";
import { readId, readReference, readSupra } from "../parse/forms/back-reference.ts";
import { readDocket } from "../parse/forms/docket.ts";
import { readHighCourtNeutral, readManupatra } from "../parse/forms/indian-identifiers.ts";
import { readLaw } from "../parse/forms/law.ts";
import { readLouisianaNeutral } from "../parse/forms/louisiana-neutral.ts";
import { readReporterFirst } from "../parse/forms/reporter-first.ts";
import { readSlipOpinion } from "../parse/forms/slip-opinion.ts";
import { readConstitution, readSectionWords, readSubjectCode, readTitleWords } from "../parse/forms/statute-words.ts";
import { readVolumeFirst } from "../parse/forms/volume-first.ts";
import { readWithoutVolume } from "../parse/forms/without-volume.ts";
import { readYearFirst, separateInscSeries } from "../parse/forms/year-first.ts";
import { type CitationDraft, createScan, type Scan, toCitation } from "../parse/scan.ts";
import { getLexicon, type ReporterPack } from "../reporters/lexicon.ts";
import { matchAbbreviations } from "../reporters/trie.ts";
import { resolveAntecedents } from "./antecedents.ts";
import { readMarkup } from "./markup.ts";
import { readSignals } from "./signals.ts";

/** How a text is searched, whatever reporters are read. */
export interface BaseFindOptions {
  /**
   * `html`: the text is HTML. Tags are read through, star pages and footnote marks left out. Spans are offsets into the
   * HTML; `raw` is the citation as it reads there. Default: plain text.
   */
  readonly markup?: "html";
  /** The name that a database knows for a key, so that `In Roe at 153` can mean a case that the text never names. */
  readonly caseName?: (key: string) => string | null;
}

/** Finds every citation in a text by the reporters of some packs; what `findCitations` does with all of them. */
export function findWithPacks(packs: readonly ReporterPack[], text: string, options: BaseFindOptions = {}): Citation[] {
  if (options.markup === "html") return findInMarkup(packs, text, options);
  const slices = findInSlices(packs, text, options);
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value;
}

/** The same in a plain text, slice by slice: what else waits can have its turn between them. */
export function* findInSlices(
  packs: readonly ReporterPack[],
  text: string,
  options: Omit<BaseFindOptions, "markup"> = {},
): Generator<void, Citation[]> {
  const scan = createScan(text, getLexicon(packs), false);
  for (let at = 0; at < text.length; yield) at = readDrafts(scan, at, at + SLICE_CHARS);
  const { drafts } = scan;
  groupParallels(drafts, text);
  yield;
  const kept = resolveAntecedents(drafts, text, options.caseName);
  yield;
  readSignals(kept, text);
  return kept.map((draft) => toCitation(draft, text));
}

function findInMarkup(
  packs: readonly ReporterPack[],
  html: string,
  { markup: _, ...options }: BaseFindOptions,
): Citation[] {
  const { text, toSourceStart: startOf, toSourceEnd: endOf } = readMarkup(html);
  const original = ({ start, end }: Span): Span => ({ start: startOf(start), end: endOf(end) });
  return findWithPacks(packs, text, options).map((citation) => ({
    ...citation,
    span: original(citation.span),
    fullSpan: original(citation.fullSpan),
  }));
}

/** UTF-16 units that are read at a time: a few milliseconds. */
const SLICE_CHARS = 1 << 14;

/** Reads all citations of a text into `scan.drafts`. */
export function readAllDrafts(scan: Scan): void {
  readDrafts(scan, 0, scan.text.length);
}

/** Reads the citations that begin from `from` to before `to`; where to go on. */
function readDrafts(scan: Scan, from: number, to: number): number {
  const { text } = scan;
  const stop = Math.min(to, text.length);
  let i = from;
  while (i < stop) {
    const code = text.charCodeAt(i);
    const type = code < 128 ? CHARACTER_CLASSES[code]! : 0;
    if (type === OTHER) {
      i++;
      continue;
    }
    if (type === DIGIT) {
      const draft = isStandaloneNumber(text, i) ? readNumberFirst(scan, i) : null;
      i = draft === null ? skipDigits(text, i) : acceptDraft(scan, draft);
      continue;
    }
    if (type === BLANK_MARK) {
      const draft = readSlipOpinion(scan, i);
      i = draft === null ? i + 1 : acceptDraft(scan, draft);
      continue;
    }
    const draft =
      i > 0 && isAlphanumeric(text.charCodeAt(i - 1)) ? null : readWordFirst(scan, i, code, type === UPPERCASE);
    i = draft === null ? skipWord(text, i) : acceptDraft(scan, draft);
  }
  return i;
}

const OTHER = 0;
const DIGIT = 1;
const UPPERCASE = 2;
const LOWERCASE = 3;
const BLANK_MARK = 4;

const CHARACTER_CLASSES = buildCharacterClasses();

function buildCharacterClasses(): Uint8Array {
  const table = new Uint8Array(128);
  for (let code = 48; code < 58; code++) table[code] = DIGIT;
  for (let code = 65; code < 91; code++) table[code] = UPPERCASE;
  for (let code = 97; code < 123; code++) table[code] = LOWERCASE;
  table["_".charCodeAt(0)] = BLANK_MARK;
  table["-".charCodeAt(0)] = BLANK_MARK;
  return table;
}

/** Behind the word at `at`. */
function skipWord(text: string, at: number): number {
  let i = at + 1;
  while (
    i < text.length &&
    CHARACTER_CLASSES[text.charCodeAt(i)]! >= UPPERCASE &&
    CHARACTER_CLASSES[text.charCodeAt(i)]! <= LOWERCASE
  )
    i++;
  return i;
}

/** A number that is no part of a longer word, decimal or price. */
function isStandaloneNumber(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  if (isAlphanumeric(before) || before === 36 || before === 47 || before === 45 || before === 95) return false;
  if ((before === 46 || before === 44 || before === 58) && at > 1 && isDigit(text.charCodeAt(at - 2)))
    return before === 44;
  return true;
}

function readNumberFirst(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const end = skipDigits(text, at);
  if (end - at > 5) return null;
  const next = text.charCodeAt(end);
  if (end - at === 4) {
    if (next === 58 || next === 47) return readHighCourtNeutral(scan, at);
    const indian = readYearFirst(scan, at);
    if (indian !== null) return separateInscSeries(indian, text);
  }
  if ((next === 45 || next === 32) && isDigit(text.charCodeAt(end + 1))) {
    const louisiana = readLouisianaNeutral(scan, at);
    if (louisiana !== null) return louisiana;
  }
  return readVolumeFirst(scan, at);
}

function readWordFirst(scan: Scan, at: number, code: number, capital: boolean): CitationDraft | null {
  const next = scan.text[at + 1] ?? "";
  for (const opener of READERS_BY_INITIAL[code] ?? NO_READERS) {
    const draft = opener.next.includes(next) ? opener.read(scan, at) : null;
    if (draft !== null) return draft;
  }
  return capital ? readReporterOpening(scan, at) : null;
}

/** What words open besides reporters and codes: initials, the letters that may follow, the reader. */
const WORD_READERS: readonly (readonly [string, string, WordReader["read"]])[] = [
  ["Ii", "db", readId],
  ["Ss", "u", readSupra],
  ["Ss", "e.s", readSectionWords],
  ["Aa", "r", readSectionWords],
  ["Tt", "i", readTitleWords],
  ["a", "t", readReference],
  ["p", ".", readReference],
  ["N", "o", readDocket],
  ["M", "A", readManupatra],
  ["C", "o", readConstitution],
];

interface WordReader {
  readonly next: string;
  readonly read: (scan: Scan, at: number) => CitationDraft | null;
}

const NO_READERS: readonly WordReader[] = [];
const READERS_BY_INITIAL = indexWordReaders();

function indexWordReaders(): (WordReader[] | undefined)[] {
  const table: (WordReader[] | undefined)[] = [];
  for (const [initials, next, read] of WORD_READERS) {
    for (const initial of initials) {
      const code = initial.charCodeAt(0);
      table[code] ??= [];
      table[code].push({ next, read });
    }
  }
  return table;
}

/** A citation that its reporter or code opens. */
function readReporterOpening(scan: Scan, at: number): CitationDraft | null {
  const { text, found, lexicon } = scan;
  // Inside `10 A.M. on 31` nothing begins.
  if (at > 0 && text.charCodeAt(at - 1) === 46) return null;
  matchAbbreviations(lexicon.opening, text, at, found);
  if (found.count > 0) {
    const ends = Array.from(found.ends.subarray(0, found.count));
    const values = Array.from(found.values.subarray(0, found.count));
    for (let n = ends.length - 1; n >= 0; n--) {
      const entry = lexicon.entries[values[n]!]!;
      const draft = readEntry(scan, at, ends[n]!, entry);
      if (draft !== null) return draft;
    }
  }
  return SUBJECT_CODE_INITIALS.has(text.slice(at, at + 2)) ? readSubjectCode(scan, at) : null;
}

const SUBJECT_CODE_INITIALS = new Set(["Ca", "Te", "N.", "La", "Md", "Il", "Ka", "Me", "Va", "Wa"]);

function readEntry(
  scan: Scan,
  at: number,
  end: number,
  entry: Scan["lexicon"]["entries"][number],
): CitationDraft | null {
  const written = scan.text.slice(at, end);
  const first = entry.find(
    (s) =>
      (s.edition.volumeless || s.edition.jurisdiction === "IN" || s.edition.shape === "neutral") &&
      !(s.edition.format === "law" && isAllCapitals(s.text) && !isAllCapitals(written) && !scan.lenient),
  )?.edition;
  if (first === undefined) return null;
  if (first.format === "law") return readLaw(scan, first, at, null, end);
  if (first.jurisdiction === "IN") return readReporterFirst(scan, at, end, first);
  return readWithoutVolume(scan, at, end, entry);
}

/** `ORS` is a code of Oregon, `Ors.` the other parties of a case. */
function isAllCapitals(text: string): boolean {
  return !/[a-z]/.test(text);
}
