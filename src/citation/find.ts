import type { Jurisdiction } from "../law/jurisdiction.ts";
import { resolveAntecedents } from "./antecedent.ts";
import { readId, readReference, readShortName, readSupra } from "./back-reference.ts";
import { readCaseName } from "./case-name.ts";
import { isDigit, isWord, skipDigits, skipSpaces } from "./characters.ts";
import type { Citation } from "./citation.ts";
import { readDocket } from "./docket.ts";
import { groupParallels } from "./group.ts";
import { readHighCourtNeutral, readManupatra, readReporterFirst, readYearFirst, separateSeries } from "./india-case.ts";
import { readLaw } from "./law.ts";
import { readLouisiana } from "./louisiana.ts";
import { readPage } from "./page.ts";
import { lexicon } from "./reporters/lexicon.ts";
import { type Draft, finish, newDraft, newScan, type Scan } from "./scan.ts";
import { readSignals } from "./signal.ts";
import { readConstitution, readSectionWords, readSubjectCode, readTitleWords } from "./statute-words.ts";
import { readTrailer } from "./trailer.ts";
import { walk } from "./trie.ts";
import { readVolumeFirst } from "./volume-case.ts";
import { readWithoutVolume } from "./volumeless-case.ts";

export interface FindOptions {
  /** Whose reporters to read. Default: US and IN. Fewer is a little faster and never mistakes one for the other. */
  readonly jurisdictions?: readonly Jurisdiction[];
  /** The name that a database knows for a key, so that `In Roe at 153` can mean a case that the text never names. */
  readonly caseName?: (key: string) => string | null;
}

const BOTH: readonly Jurisdiction[] = ["US", "IN"];

/**
 * Finds every citation in a text, in the order of the text: cases, short forms, `supra`, `id.`, references by name,
 * laws, journals and docket numbers, each with what stands around it (names, pin cite, court and year, parenthetical,
 * signal) and with the full citation that it stands for.
 *
 * One pass, linear in the text. Spans are UTF-16 offsets into `text`. Never throws.
 */
export function findCitations(text: string, options: FindOptions = {}): Citation[] {
  const scan = newScan(text, lexicon(options.jurisdictions ?? BOTH), false);
  readAll(scan);
  const { drafts } = scan;
  groupParallels(drafts, text);
  const kept = resolveAntecedents(drafts, text, options.caseName);
  readSignals(kept, text);
  return kept.map((draft) => finish(draft, text));
}

/** Reads all citations of a text into `scan.drafts`. */
export function readAll(scan: Scan): void {
  const { text } = scan;
  const length = text.length;
  let i = 0;
  while (i < length) {
    const code = text.charCodeAt(i);
    const type = code < 128 ? TYPES[code]! : 0;
    if (type === NOTHING) {
      i++;
      continue;
    }
    if (type === DIGIT) {
      const draft = standsAlone(text, i) ? readNumber(scan, i) : null;
      i = draft === null ? skipDigits(text, i) : accept(scan, draft);
      continue;
    }
    if (type === BLANK) {
      const draft = readSlip(scan, i);
      i = draft === null ? i + 1 : accept(scan, draft);
      continue;
    }
    const draft = i > 0 && isWord(text.charCodeAt(i - 1)) ? null : readWord(scan, i, code, type === CAPITAL);
    i = draft === null ? skipWord(text, i) : accept(scan, draft);
  }
}

const NOTHING = 0;
const DIGIT = 1;
const CAPITAL = 2;
const SMALL = 3;
const BLANK = 4;

const TYPES = types();

function types(): Uint8Array {
  const table = new Uint8Array(128);
  for (let code = 48; code < 58; code++) table[code] = DIGIT;
  for (let code = 65; code < 91; code++) table[code] = CAPITAL;
  for (let code = 97; code < 123; code++) table[code] = SMALL;
  table["_".charCodeAt(0)] = BLANK;
  table["-".charCodeAt(0)] = BLANK;
  return table;
}

/** Behind the word at `at`. */
function skipWord(text: string, at: number): number {
  let i = at + 1;
  while (i < text.length && TYPES[text.charCodeAt(i)]! >= CAPITAL && TYPES[text.charCodeAt(i)]! <= SMALL) i++;
  return i;
}

/** A number that is no part of a longer word, decimal or price. */
function standsAlone(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  if (isWord(before) || before === 36 || before === 47 || before === 45 || before === 95) return false;
  if ((before === 46 || before === 44 || before === 58) && at > 1 && isDigit(text.charCodeAt(at - 2)))
    return before === 44;
  return true;
}

function readNumber(scan: Scan, at: number): Draft | null {
  const { text } = scan;
  const end = skipDigits(text, at);
  if (end - at > 5) return null;
  const next = text.charCodeAt(end);
  if (end - at === 4) {
    if (next === 58 || next === 47) return readHighCourtNeutral(scan, at);
    const indian = readYearFirst(scan, at);
    if (indian !== null) return separateSeries(indian, text);
  }
  if ((next === 45 || next === 32) && isDigit(text.charCodeAt(end + 1))) {
    const louisiana = readLouisiana(scan, at);
    if (louisiana !== null) return louisiana;
  }
  return readVolumeFirst(scan, at);
}

function readWord(scan: Scan, at: number, code: number, capital: boolean): Draft | null {
  const { text } = scan;
  const next = text.charCodeAt(at + 1);
  switch (code) {
    case 105: // id. ibid.
    case 73: {
      const id = next === 100 || next === 98 ? readId(scan, at) : null;
      if (id !== null || !capital) return id;
      break;
    }
    case 97: // at, art.
      if (next === 116 && text.charCodeAt(at + 2) === 32) return readReference(scan, at);
      return next === 114 ? readSectionWords(scan, at) : null;
    case 112: // p. *4
      return next === 46 && text.charCodeAt(at + 2) === 32 ? readReference(scan, at) : null;
    case 115: // supra, section, s.
      if (next === 117) return readSupra(scan, at);
      return next === 101 || next === 46 || next === 115 ? readSectionWords(scan, at) : null;
    case 116:
      return next === 105 ? readTitleWords(scan, at) : null;
    case 83: {
      const draft = next === 117 ? readSupra(scan, at) : readSectionWords(scan, at);
      if (draft !== null) return draft;
      break;
    }
    case 65: {
      const draft = next === 114 ? readSectionWords(scan, at) : null;
      if (draft !== null) return draft;
      break;
    }
    case 84: {
      const draft = next === 105 ? readTitleWords(scan, at) : null;
      if (draft !== null) return draft;
      break;
    }
    case 78: {
      const draft = next === 111 ? readDocket(scan, at) : null;
      if (draft !== null) return draft;
      break;
    }
    case 77: {
      const draft = next === 65 ? readManupatra(scan, at) : null;
      if (draft !== null) return draft;
      break;
    }
    case 67: {
      const draft = next === 111 ? readConstitution(scan, at) : null;
      if (draft !== null) return draft;
      break;
    }
  }
  return capital ? readOpening(scan, at) : null;
}

/** A citation that its reporter or code opens. */
function readOpening(scan: Scan, at: number): Draft | null {
  const { text, found, lexicon } = scan;
  // Inside `10 A.M. on 31` nothing begins.
  if (at > 0 && text.charCodeAt(at - 1) === 46) return null;
  walk(lexicon.opening, text, at, found);
  if (found.count > 0) {
    const ends = Array.from(found.ends.subarray(0, found.count));
    const values = Array.from(found.values.subarray(0, found.count));
    for (let n = ends.length - 1; n >= 0; n--) {
      const entry = lexicon.entries[values[n]!]!;
      const draft = readEntry(scan, at, ends[n]!, entry);
      if (draft !== null) return draft;
    }
  }
  return SUBJECT_STATES.has(text.slice(at, at + 2)) ? readSubjectCode(scan, at) : null;
}

const SUBJECT_STATES = new Set(["Ca", "Te", "N.", "La", "Md", "Il", "Ka", "Me", "Va", "Wa"]);

function readEntry(scan: Scan, at: number, end: number, entry: Scan["lexicon"]["entries"][number]): Draft | null {
  const first = entry.find(
    (s) => s.edition.volumeless || s.edition.jurisdiction === "IN" || s.edition.shape === "neutral",
  )?.edition;
  if (first === undefined) return null;
  if (first.format === "law") return readLaw(scan, first, at, null, end);
  if (first.jurisdiction === "IN") return readReporterFirst(scan, at, end, first);
  return readWithoutVolume(scan, at, end, entry);
}

/** `___ U.S. ___`: a slip opinion whose volume and page are not known yet. */
function readSlip(scan: Scan, at: number): Draft | null {
  const { text, found, lexicon } = scan;
  if (at > 0 && text.charCodeAt(at - 1) === text.charCodeAt(at)) return null;
  let i = at;
  while (i < text.length && i - at < 10 && (text.charCodeAt(i) === 95 || text.charCodeAt(i) === 45)) i++;
  if (i - at < 2 || i - at > 8) return null;
  const start = skipSpaces(text, i);
  if (start === i) return null;
  walk(lexicon.behindNumber, text, start, found);
  if (found.count === 0) return null;
  const end = found.ends[found.count - 1]!;
  const edition = lexicon.entries[found.values[found.count - 1]!]!.find(
    (s) => s.edition.format === "us-reporter",
  )?.edition;
  if (edition === undefined) return null;
  const comma = text.charCodeAt(end) === 44 ? end + 1 : end;
  const page = readPage(text, comma, false);
  if (page === null || isWord(page.text.charCodeAt(0))) return null;
  const draft = newDraft("case", "us-slip", at, page.end);
  draft.edition = edition;
  draft.reporter = edition.reporter;
  draft.court = edition.court;
  draft.jurisdiction = "US";
  return draft;
}

/** Reads what stands around a citation, puts it among the drafts, and says where to read on. */
function accept(scan: Scan, draft: Draft): number {
  const { text, drafts } = scan;
  let before = drafts.at(-1);
  // A blank citation followed by a printed one is the same case: the printed one is kept.
  if (draft.kind === "case" && before?.format === "us-slip" && draft.start - before.end < 40) {
    const between = text.slice(before.end, draft.start);
    if (/^[\s,[]*$/.test(between)) {
      drafts.pop();
      before = drafts.at(-1);
    }
  }
  if (
    draft.format === "us-slip" &&
    before?.kind === "case" &&
    /^[\s,]*(?:\d+[-–\d]*,\s*)?$/.test(text.slice(before.end, draft.start))
  ) {
    readTrailer(scan, before, draft.end);
    return draft.end;
  }
  // `No. 12-345, 2015 WL 1234`: the docket number belongs to the citation behind it.
  const numbered = before?.kind === "docket" || (before?.format === "us-neutral" && before.reporter?.startsWith("La."));
  if (
    before !== undefined &&
    numbered &&
    draft.kind === "case" &&
    /^[\s,]*(?:\([A-Z]{1,5}\))?[\s,]*$/.test(text.slice(before.end, draft.start))
  ) {
    drafts.pop();
    takeName(draft, before);
    before = drafts.at(-1);
  }
  // `Doe v. Poe, supra, 310 U.S. 296`: the citation says what the supra stands for.
  if (before?.kind === "supra" && draft.kind === "case" && /^[\s,]*$/.test(text.slice(before.end, draft.start))) {
    drafts.pop();
    before = drafts.at(-1);
  }
  switch (draft.kind) {
    case "case":
      readTrailer(scan, draft);
      if (draft.fullStart === draft.start) readName(text, draft, before);
      break;
    case "short":
      readTrailer(scan, draft);
      nameShort(text, draft, drafts);
      break;
    case "law":
    case "journal":
    case "id":
    case "supra":
      readTrailer(scan, draft);
      break;
  }
  draft.fullEnd = Math.max(draft.fullEnd, draft.end);
  drafts.push(draft);
  return draft.end;
}

function readName(text: string, draft: Draft, before: Draft | undefined): void {
  const floor =
    before === undefined
      ? 0
      : before.kind === "case" || before.kind === "short"
        ? nameFloor(before, draft)
        : before.end;
  const name = readCaseName(text, draft.start, floor);
  if (name === null) {
    leadingYear(text, draft, floor);
    return;
  }
  draft.plaintiff = name.plaintiff;
  draft.defendant = name.defendant;
  draft.antecedent = name.antecedent;
  draft.fullStart = name.start;
  leadingYear(text, draft, name.start);
}

/** The name that a dropped docket number had. */
function takeName(draft: Draft, dropped: Draft): void {
  if (dropped.fullStart === dropped.start) return;
  draft.plaintiff = dropped.plaintiff;
  draft.defendant = dropped.defendant;
  draft.antecedent = dropped.antecedent;
  draft.fullStart = dropped.fullStart;
}

function nameFloor(before: Draft, draft: Draft): number {
  return before.fullEnd <= draft.start ? before.fullEnd : before.end;
}

/** The California style puts the year before: `In re K.F. (2009) 173 Cal.App.4th 655`. */
function leadingYear(text: string, draft: Draft, floor: number): void {
  if (draft.year !== null || text.charCodeAt(draft.start - 2) !== 41) return;
  const year = /\((?:[A-Z][\w. ]{0,20} )?((?:1[6-9]|20)\d\d)\)\s$/.exec(
    text.slice(Math.max(floor, draft.start - 40), draft.start),
  );
  if (year !== null) draft.year = Number(year[1]);
}

function nameShort(text: string, draft: Draft, drafts: Draft[]): void {
  let before = drafts.at(-1);
  if (before?.kind === "supra" && /^[\s,]*$/.test(text.slice(before.end, draft.start))) {
    draft.antecedent = before.antecedent;
    draft.fullStart = before.fullStart;
    drafts.pop();
    before = drafts.at(-1);
    return;
  }
  if (before?.kind === "short" && /^[\s,]*$/.test(text.slice(before.end, draft.start))) {
    draft.antecedent = before.antecedent;
    return;
  }
  const name = readShortName(text, draft.start);
  if (name === null || (before !== undefined && name.start < before.end)) return;
  draft.antecedent = name.text;
  draft.fullStart = name.start;
}
