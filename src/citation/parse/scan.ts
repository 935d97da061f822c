import type { Citation, CitationFormat, CitationKind } from "../citation.ts";
import type { Edition } from "../reporters/edition.ts";
import { getLexicon, type Lexicon, type ReporterPack } from "../reporters/lexicon.ts";
import { createTrieMatches, type TrieMatches } from "../reporters/trie.ts";
import { isUpper } from "./characters.ts";

/** A citation while it is being read. */
export type CitationDraft = { -readonly [K in keyof Citation]: Citation[K] } & {
  start: number;
  end: number;
  fullStart: number;
  fullEnd: number;
  edition: Edition | null;
};

/**
 * Reads a citation to a law whose abbreviation a table lists.
 * @param volume title, volume or year before the abbreviation, or `null`
 * @param end end of the abbreviation
 */
export type LawReader = (
  scan: Scan,
  edition: Edition,
  start: number,
  volume: string | null,
  end: number,
) => CitationDraft | null;

/** The reporters of a jurisdiction, with the reader of its laws if its tables list laws. */
export interface ParserPack extends ReporterPack {
  readonly readLaw?: LawReader;
}

/** One pass over one text. */
export interface Scan {
  readonly text: string;
  readonly lexicon: Lexicon;
  readonly readLaw: LawReader | null;
  /** Also reads abbreviations in lower case: for strings that are meant to be one citation. */
  readonly lenient: boolean;
  readonly drafts: CitationDraft[];
  readonly found: TrieMatches;
  readonly courtsFound: TrieMatches;
}

/** Creates the state of one pass over a text. */
export function createScan(text: string, packs: readonly ParserPack[], lenient: boolean): Scan {
  const readLaw = packs.find((pack) => pack.readLaw !== undefined)?.readLaw ?? null;
  return {
    text,
    lexicon: getLexicon(packs),
    readLaw,
    lenient,
    drafts: [],
    found: createTrieMatches(),
    courtsFound: createTrieMatches(),
  };
}

/** Creates a draft whose fields are empty except kind, format and offsets. */
export function createDraft(kind: CitationKind, format: CitationFormat, start: number, end: number): CitationDraft {
  return {
    kind,
    raw: "",
    span: EMPTY_SPAN,
    fullSpan: EMPTY_SPAN,
    key: null,
    volume: null,
    reporter: null,
    page: null,
    series: null,
    pinCite: null,
    year: null,
    court: null,
    plaintiff: null,
    defendant: null,
    parenthetical: null,
    antecedent: null,
    refersTo: null,
    group: null,
    signal: null,
    history: null,
    section: null,
    title: null,
    jurisdiction: null,
    format,
    ambiguous: NONE,
    start,
    end,
    fullStart: start,
    fullEnd: end,
    edition: null,
  };
}

/** Converts a draft to a citation: offsets become spans, and `raw` is cut out of the text. */
export function toCitation(draft: CitationDraft, text: string): Citation {
  const span = { start: draft.start, end: draft.end };
  const isBare = draft.fullStart === draft.start && draft.fullEnd === draft.end;
  // Listed one by one: copying the rest of a draft takes as long as reading it.
  return {
    kind: draft.kind,
    raw: text.slice(draft.start, draft.end),
    span,
    fullSpan: isBare ? span : { start: draft.fullStart, end: draft.fullEnd },
    key: draft.key,
    volume: draft.volume,
    reporter: draft.reporter,
    page: draft.page,
    series: draft.series,
    pinCite: draft.pinCite,
    year: draft.year,
    court: draft.court,
    plaintiff: draft.plaintiff,
    defendant: draft.defendant,
    parenthetical: draft.parenthetical,
    antecedent: draft.antecedent,
    refersTo: draft.refersTo,
    group: draft.group,
    signal: draft.signal,
    history: draft.history,
    section: draft.section,
    title: draft.title,
    jurisdiction: draft.jurisdiction,
    format: draft.format,
    ambiguous: draft.ambiguous,
  };
}

/**
 * Returns whether letters in running text are an abbreviation and not words: `410 u.s. 113` but not `2 or 3` or `16 r.
 * 14`; a single letter only with a full stop (`93 F. 12`, not `[152F-153A]`).
 */
export function isAbbreviated(scan: Scan, start: number, end: number): boolean {
  if (scan.lenient) return true;
  const written = scan.text.slice(start, end);
  if (isUpper(written.charCodeAt(0)))
    return written.length > 1 && (written.length > 2 || written[1] !== "." || SINGLE_LETTER_REPORTERS.has(written));
  return /^(?:[a-z]\.\s?[a-z\d]|[a-z]{3,8}\.[a-z]{3}|[a-z]{2,8}\.\s?(?:app\.\s?)?\d(?:d|th)$)/.test(written);
}

/** The only reporters with names of one letter. */
const SINGLE_LETTER_REPORTERS = new Set(["A.", "F.", "P."]);

const EMPTY_SPAN = { start: 0, end: 0 };
const NONE: readonly string[] = [];
