import { FULL_STOP } from "../../../text/character-codes.ts";
import { matchAbbreviations } from "../../reporters/trie.ts";
import type { CitationDraft, Scan } from "../scan.ts";
import { readId, readReference, readSupra } from "./back-reference.ts";
import { readDocket } from "./docket.ts";
import { readManupatra } from "./india/identifiers.ts";
import { readConstitution, readSectionWords, readSubjectCode, readTitleWords } from "./legislation/statute-words.ts";
import { readReporterFirst } from "./reporter-first.ts";
import { readWithoutVolume } from "./without-volume.ts";
import { readMisreadYearFirst } from "./year-first.ts";

/**
 * Reads a citation that opens with a word: a back reference, words for a statute, a docket number, a reporter or a code.
 * @param isCapital whether the word begins with an ASCII capital
 */
export function readWordFirst(scan: Scan, at: number, isCapital: boolean): CitationDraft | null {
  const start = toStart(scan.text, at);
  for (const read of READERS[READERS_BY_START[start]!]!) {
    const draft = read(scan, at);
    if (draft !== null) return draft;
  }
  return isCapital ? readReporterOpening(scan, at, start) : null;
}

type WordReader = (scan: Scan, at: number) => CitationDraft | null;

/** Citations that a word opens, besides reporters and codes: initials, the letters that can follow, the reader. */
const WORD_READERS: readonly (readonly [initials: string, next: string, read: WordReader])[] = [
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
  ["lI", "89", readMisreadYearFirst],
];

/** Returns a number for the first two characters of a word, 0 unless both are ASCII: most words open no citation. */
function toStart(text: string, at: number): number {
  if (at + 1 >= text.length) return 0;
  const next = text.charCodeAt(at + 1);
  return next < 128 ? text.charCodeAt(at) * 128 + next : 0;
}

// Bundlers remove constants that are not used, but none that are declared in a pattern.
const WORD_INDEX = indexWordReaders();
const READERS = WORD_INDEX.readers;
const READERS_BY_START = WORD_INDEX.byStart;

/** Lists the readers by the first two characters of a word: `byStart` contains indexes of `readers`, whose first list is empty. */
function indexWordReaders(): { readonly readers: readonly (readonly WordReader[])[]; readonly byStart: Uint8Array } {
  const readers: WordReader[][] = [[]];
  const byStart = new Uint8Array(128 * 128);
  for (const [initials, followers, read] of WORD_READERS) {
    for (const initial of initials) {
      for (const next of followers) {
        const start = toStart(initial + next, 0);
        byStart[start] ||= readers.push([]) - 1;
        readers[byStart[start]!]!.push(read);
      }
    }
  }
  return { readers, byStart };
}

/** Reads a citation that a reporter or a code opens. */
function readReporterOpening(scan: Scan, at: number, start: number): CitationDraft | null {
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
  return SUBJECT_CODE_STARTS.has(start) ? readSubjectCode(scan, at) : null;
}

const SUBJECT_CODE_STARTS = new Set(
  ["Ca", "Te", "N.", "La", "Md", "Il", "Ka", "Me", "Va", "Wa"].map((letters) => toStart(letters, 0)),
);

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
  if (first.format === "law") return scan.readLaw?.(scan, first, at, null, end) ?? null;
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
