import {
  COLON,
  COMMA,
  DOLLAR_SIGN,
  FULL_STOP,
  HYPHEN,
  SECTION_SIGN,
  SLASH,
  SPACE,
  UNDERSCORE,
} from "../../text/character-codes.ts";
import { isAlphanumeric, isDigit, isLetter, skipDigits } from "./characters.ts";
import { acceptDraft } from "./context/accept-draft.ts";
import { readDocketNeutral } from "./forms/docket-neutral.ts";
import { readHighCourtNeutral } from "./forms/india/identifiers.ts";
import { readSectionSign } from "./forms/legislation/statute-words.ts";
import { readSlipOpinion } from "./forms/slip-opinion.ts";
import { readVolumeFirst } from "./forms/volume-first.ts";
import { readWordFirst } from "./forms/word-first.ts";
import { readMisreadYearFirst, readYearFirst, separateInscSeries } from "./forms/year-first.ts";
import type { CitationDraft, Scan } from "./scan.ts";

/** Reads all citations of a text into `scan.drafts`. */
export function readAllDrafts(scan: Scan): void {
  readDrafts(scan, 0, scan.text.length);
}

/**
 * Reads the citations that begin in a part of a text into `scan.drafts`.
 * @param from offset of the first unit, in UTF-16 code units
 * @param to offset after the last unit
 * @returns where to continue: a citation may end after `to`
 */
export function readDrafts(scan: Scan, from: number, to: number): number {
  const { text } = scan;
  const stop = Math.min(to, text.length);
  let i = from;
  while (i < stop) {
    const code = text.charCodeAt(i);
    const type = code < 128 ? CHARACTER_CLASSES[code]! : code === SECTION_SIGN ? SECTION_MARK : OTHER;
    if (type === OTHER) {
      i++;
      continue;
    }
    if (type === DIGIT) {
      const draft = isStandaloneNumber(text, i) ? readNumberFirst(scan, i) : null;
      i = draft === null ? skipDigits(text, i) : acceptDraft(scan, draft);
      continue;
    }
    if (type >= BLANK_MARK) {
      const draft = type === BLANK_MARK ? readSlipOpinion(scan, i) : readSectionSign(scan, i);
      i = draft === null ? i + 1 : acceptDraft(scan, draft);
      continue;
    }
    const draft = i > 0 && isAlphanumeric(text.charCodeAt(i - 1)) ? null : readWordFirst(scan, i, type === UPPERCASE);
    i = draft === null ? skipWord(text, i) : acceptDraft(scan, draft);
  }
  return i;
}

const OTHER = 0;
const DIGIT = 1;
const UPPERCASE = 2;
const LOWERCASE = 3;
const BLANK_MARK = 4;
const SECTION_MARK = 5;

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

/** Returns the end of the run of ASCII letters at `at`. */
function skipWord(text: string, at: number): number {
  let i = at + 1;
  for (; i < text.length; i++) {
    const lower = text.charCodeAt(i) | 32;
    if (lower < 97 || lower > 122) break;
  }
  return i;
}

/** Returns whether a number is not part of a longer word, a decimal or a price. */
function isStandaloneNumber(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  if (
    isAlphanumeric(before) ||
    before === DOLLAR_SIGN ||
    before === SLASH ||
    before === UNDERSCORE ||
    (before === HYPHEN && at > 1 && isAlphanumeric(text.charCodeAt(at - 2)))
  )
    return false;
  if ((before === FULL_STOP || before === COMMA || before === COLON) && at > 1 && isDigit(text.charCodeAt(at - 2)))
    return before === COMMA;
  return true;
}

function readNumberFirst(scan: Scan, at: number): CitationDraft | null {
  const { text } = scan;
  const end = skipDigits(text, at);
  if (end - at > 5) return null;
  const next = text.charCodeAt(end);
  if (end - at <= 3 && end > at + 1 && isLetter(next)) {
    const misread = readMisreadYearFirst(scan, at);
    if (misread !== null) return misread;
  }
  if (end - at === 4) {
    if (next === COLON || next === SLASH) return readHighCourtNeutral(scan, at);
    const indian = readYearFirst(scan, at);
    if (indian !== null) return separateInscSeries(indian, text);
  }
  if (next === HYPHEN || (next === SPACE && isDigit(text.charCodeAt(end + 1)))) {
    const docket = readDocketNeutral(scan, at);
    if (docket !== null) return docket;
  }
  return readVolumeFirst(scan, at);
}
