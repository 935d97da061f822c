import { FULL_STOP } from "../../../text/character-codes.ts";
import { matchAbbreviations } from "../../reporters/trie.ts";
import type { CitationDraft, Scan } from "../scan.ts";
import { readId, readReference, readSupra } from "./back-reference.ts";
import { readDocket } from "./docket.ts";
import { readManupatra } from "./india/identifiers.ts";
import { readLaw } from "./legislation/law.ts";
import { readConstitution, readSectionWords, readSubjectCode, readTitleWords } from "./legislation/statute-words.ts";
import { readReporterFirst } from "./reporter-first.ts";
import { readWithoutVolume } from "./without-volume.ts";

/**
 * Reads a citation that opens with a word: a back reference, words for a statute, a docket number, a reporter or a code.
 * @param isCapital whether the word begins with an ASCII capital
 */
export function readWordFirst(scan: Scan, at: number, isCapital: boolean): CitationDraft | null {
  const next = scan.text[at + 1] ?? "";
  for (const opener of READERS_BY_INITIAL[scan.text.charCodeAt(at)] ?? NO_READERS) {
    const draft = opener.next.includes(next) ? opener.read(scan, at) : null;
    if (draft !== null) return draft;
  }
  return isCapital ? readReporterOpening(scan, at) : null;
}

/** Citations that a word opens, besides reporters and codes: initials, the letters that can follow, the reader. */
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

/** Reads a citation that a reporter or a code opens. */
function readReporterOpening(scan: Scan, at: number): CitationDraft | null {
  const { text, found, lexicon } = scan;
  // No citation begins inside `10 A.M. on 31`.
  if (at > 0 && text.charCodeAt(at - 1) === FULL_STOP) return null;
  matchAbbreviations(lexicon.opening, text, at, found);
  if (found.count > 0) {
    const ends = found.ends.slice(0, found.count);
    const values = found.values.slice(0, found.count);
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

/**
 * Returns whether an abbreviation has no lower-case letter: `ORS` is a code of Oregon, `Ors.` the other parties of a
 * case.
 */
function isAllCapitals(text: string): boolean {
  return !/[a-z]/.test(text);
}
