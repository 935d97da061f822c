import { isUpper } from "./characters.ts";
import type { Citation, CitationFormat, CitationKind } from "./citation.ts";
import type { Edition } from "./reporters/edition.ts";
import type { Lexicon } from "./reporters/lexicon.ts";
import { type Matches, newMatches } from "./trie.ts";

/** A citation while it is being read. */
export type Draft = { -readonly [K in keyof Citation]: Citation[K] } & {
  start: number;
  end: number;
  fullStart: number;
  fullEnd: number;
  edition: Edition | null;
};

/** One pass over one text. */
export interface Scan {
  readonly text: string;
  readonly lexicon: Lexicon;
  /** Also reads abbreviations in lower case: for strings that are meant to be one citation. */
  readonly loose: boolean;
  readonly drafts: Draft[];
  readonly found: Matches;
  readonly courtsFound: Matches;
}

export function newScan(text: string, lexicon: Lexicon, loose: boolean): Scan {
  return { text, lexicon, loose, drafts: [], found: newMatches(), courtsFound: newMatches() };
}

export function newDraft(kind: CitationKind, format: CitationFormat, start: number, end: number): Draft {
  return {
    kind,
    raw: "",
    span: NOWHERE,
    fullSpan: NOWHERE,
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

/** The finished citation: offsets become spans, the words are cut out. */
export function finish(draft: Draft, text: string): Citation {
  const { start, end, fullStart, fullEnd, edition: _, ...citation } = draft;
  citation.raw = text.slice(start, end);
  citation.span = { start, end };
  citation.fullSpan = { start: fullStart, end: fullEnd };
  return citation;
}

/**
 * Whether letters in running text are an abbreviation and no words: `410 u.s. 113` but not `2 or 3`, `16 r. 14`, and
 * of single letters only those with a full stop (`93 F. 12`, not `[152F-153A]`).
 */
export function looksAbbreviated(scan: Scan, start: number, end: number): boolean {
  if (scan.loose) return true;
  const written = scan.text.slice(start, end);
  if (isUpper(written.charCodeAt(0)))
    return written.length > 1 && (written.length > 2 || written[1] !== "." || SINGLE.has(written));
  return /^(?:[a-z]\.\s?[a-z\d]|[a-z]{3,8}\.[a-z]{3})/.test(written);
}

/** The only reporters known by one letter. */
const SINGLE = new Set(["A.", "F.", "P."]);

const NOWHERE = { start: 0, end: 0 };
const NONE: readonly string[] = [];
