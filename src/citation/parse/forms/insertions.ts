import { CLOSE_BRACKET, CLOSE_PAREN, OPEN_BRACKET, OPEN_PAREN } from "../../../text/character-codes.ts";
import type { Spelling } from "../../reporters/edition.ts";
import { createTrieMatches, matchAbbreviations } from "../../reporters/trie.ts";
import { skipSpaces } from "../characters.ts";
import type { Scan } from "../scan.ts";

/** What parentheses between a reporter and its page say. */
export interface Insertions {
  /** The year of the volume: `1 McCrary (1881) 213`. */
  readonly year: number | null;
  /** The editions of the series that a parenthesis names, `N.Y.S. (2d)`, and their spelling; `null` if none does. */
  readonly entry: readonly Spelling[] | null;
  readonly written: string | null;
  readonly end: number;
}

/** A reporter, a series and an editor: `12 Abb. (U. S.) (3 Smith) 45`. */
const MAX_INSERTIONS = 2;

/**
 * Reads the parentheses between a reporter and a page: the volume of the nominative series, the series, the year, the
 * place. Returns `null` if one of them is something else.
 * @param spellings editions that the abbreviation can mean
 * @param start start of the reporter's abbreviation, which ends at `end`
 * @param at where a parenthesis can begin
 */
export function readInsertions(
  scan: Scan,
  spellings: readonly Spelling[],
  start: number,
  end: number,
  at: number,
): Insertions | null {
  const { text } = scan;
  let year: number | null = null;
  let entry: readonly Spelling[] | null = null;
  let written: string | null = null;
  let i = at;
  const word = isReportsWord(text.charCodeAt(i)) ? REPORTS_OR_SERIES.exec(text.slice(i, i + 10)) : null;
  if (word !== null && (word[1] !== undefined || spellings.some((s) => s.edition.volumeless))) {
    if (word[1] !== undefined) {
      written = `${text.slice(start, end)} (N.S.)`;
      entry = findSpellings(scan, written);
    }
    if (word[1] === undefined || entry !== null) i += word[0].length;
  }
  for (let n = 0; n < MAX_INSERTIONS; n++) {
    const open = text.charCodeAt(i);
    if (open !== OPEN_PAREN && open !== OPEN_BRACKET) break;
    const inner = readInnerParenthetical(text, i);
    if (inner === null) {
      if (n === 0) return null;
      break;
    }
    if (/^\d{4},?$/.test(inner.text)) year = Number.parseInt(inner.text, 10);
    const series = SERIES.exec(inner.text);
    if (series !== null) {
      written = `${text.slice(start, end)} ${SERIES_SUFFIXES[series[1]!.toLowerCase().charAt(0)] ?? series[1]}`;
      entry = findSpellings(scan, written);
    }
    i = skipSpaces(text, inner.end);
  }
  return { year, entry, written: entry === null ? null : written, end: i };
}

/** `9 Wheat. R. 1`, `10 Wend. Rep. 85`; `12 How. Pr. N. S. 34`. */
const REPORTS_OR_SERIES = /^(?:R(?:eps?)?\.,? |(N\. ?S\.,? ))(?=[\d(])/;

function isReportsWord(code: number): boolean {
  return code === 78 || code === 82;
}

/** `2d`, `2nd Series`, `Third Ser.`: the series of a reporter. */
const SERIES = /^(2n?d|3r?d|4th|5th|second|third|fourth|fifth)(?:,? ser(?:ies|\.)?)?,?$/i;

const SERIES_SUFFIXES: Readonly<Record<string, string>> = {
  2: "2d",
  3: "3d",
  4: "4th",
  5: "5th",
  s: "2d",
  t: "3d",
  f: "4th",
};

/** Returns the editions of a spelling that the tables contain. */
function findSpellings(scan: Scan, spelling: string): readonly Spelling[] | null {
  const found = createTrieMatches();
  matchAbbreviations(scan.lexicon.afterNumber, spelling, 0, found);
  const last = found.count - 1;
  return last >= 0 && found.ends[last] === spelling.length ? scan.lexicon.entries[found.values[last]!]! : null;
}

/** Reads a short parenthesis between reporter and page. */
export function readInnerParenthetical(text: string, at: number): { text: string; end: number } | null {
  const window = text.slice(at + 1, at + 41);
  const close = window.indexOf(String.fromCharCode(text.charCodeAt(at) === OPEN_PAREN ? CLOSE_PAREN : CLOSE_BRACKET));
  if (close === -1) return null;
  const inner = window.slice(0, close);
  return /^(?:\d|[A-Z][\w.,&'’ -]*$|[no]\. ?s\.,?$)/.test(inner) ? { text: inner, end: at + close + 2 } : null;
}
