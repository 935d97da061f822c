import type { Span } from "../text/span.ts";

/** The fields of a citation that the query language needs. A `Citation` of the citation finder has them. */
export interface RecognisedCitation {
  readonly kind: string;
  readonly raw: string;
  readonly span: Span;
  /** Canonical form; `null` for citations that name nothing alone. */
  readonly key: string | null;
  /** With the parties' names and parentheticals. */
  readonly fullSpan?: Span;
  /** Parallel citations of one case share it. */
  readonly group?: number | null;
}

/** Recognises the citations of a text, in order. */
export type CitationFinder = (text: string) => readonly RecognisedCitation[];

/** A citation of the query that becomes an atom. */
export interface CitedSpan extends Span {
  readonly kind: string;
  readonly key: string;
  /** From the parties' names to the last parenthetical. */
  readonly full: Span;
  readonly group: number | null;
}

/** Kinds that name something a case can be or cite; docket numbers, journals and mere references stay words. */
const ATOM_KINDS: ReadonlySet<string> = new Set(["case", "short", "law"]);

/** A pin cite and a parenthetical that ends in a year, after a citation: part of it, not a group. */
const PIN_AND_YEAR =
  /(?:,? at \d{1,5}|, ?\d{1,5}(?![\d\p{L}]))?(?:[-–]\d{1,5})?(?: ?\((?:[^()"\n]{0,40}[^()"\n\d])?\d{4}\))?/uy;

/** Characters that no citation contains: quotation marks and operators. */
const OUTSIDE_CITATIONS = /["\u201C-\u201F\uFF02]|(?<![^\s(])(?:AND|OR|NOT)(?![^\s)])/;

/**
 * A number in digits, which every citation that can be looked up contains, or a word of constitutions. Most queries
 * contain neither.
 */
const CITATION_HINT = /\d|const/i;

/**
 * Returns the citations of a query that become atoms, in order, not overlapping; each runs to the end of its
 * parenthetical year.
 */
export function findCitedSpans(text: string, findCitations: CitationFinder): readonly CitedSpan[] {
  if (!CITATION_HINT.test(text)) return [];
  const found: CitedSpan[] = [];
  let last = 0;
  const recognised = findCitations(text);
  for (const [index, { kind, key, raw, span, fullSpan = span, group = null }] of recognised.entries()) {
    if (key === null || !ATOM_KINDS.has(kind) || span.start < last || span.end <= span.start) continue;
    if (OUTSIDE_CITATIONS.test(raw) || !isBalanced(raw)) continue;
    last = findTailEnd(text, span.end, recognised[index + 1]?.span.start ?? text.length);
    found.push({ kind, key, start: span.start, end: last, full: fullSpan, group });
  }
  return found;
}

/** Returns where the tail of a citation ends, unless it would overlap the next citation or contain an operator. */
function findTailEnd(text: string, end: number, next: number): number {
  PIN_AND_YEAR.lastIndex = end;
  const tail = PIN_AND_YEAR.exec(text)?.[0] ?? "";
  return end + tail.length > next || OUTSIDE_CITATIONS.test(tail) ? end : end + tail.length;
}

/** Returns whether a query is one citation alone; only the names of its parties can precede it. */
export function isOneCitation(text: string, cited: readonly CitedSpan[]): boolean {
  const first = cited[0];
  const last = cited.at(-1);
  if (first === undefined || last === undefined) return false;
  if (cited.some(({ group }) => group !== first.group || (group === null && cited.length > 1))) return false;
  const start = Math.min(first.start, first.full.start);
  const end = Math.max(...cited.map((citation) => Math.max(citation.end, citation.full.end)));
  const holdsWords = (part: string) => /[\p{L}\p{N}"()]/u.test(part);
  return !holdsWords(text.slice(0, start)) && !holdsWords(text.slice(end)) && !OUTSIDE_CITATIONS.test(text);
}

function isBalanced(raw: string): boolean {
  let depth = 0;
  for (const character of raw) {
    if (character === "(") depth++;
    if (character === ")" && --depth < 0) return false;
  }
  return depth === 0;
}
