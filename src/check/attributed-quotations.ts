import type { Citation, Span } from "../citation/citation.ts";

/** A quotation, and the citation to which it is attributed. */
export interface AttributedQuotation {
  /** Range of the quotation without its marks. */
  readonly span: Span;
  /** Index of the citation. */
  readonly citation: number;
}

/** Minimum number of words of a quotation; shorter ones are phrases. */
const MIN_QUOTATION_WORDS = 6;
const MAX_QUOTATION_CHARS = 6_000;
/** Quotations that are read before other tasks run. */
const QUOTATIONS_PER_SLICE = 64;

/**
 * Finds the quotations of a text that are attributed to a citation: in its parenthetical, right before it, or after it
 * in the same sentence. Linear in the length of the text. Yields between quotations.
 * @param blocks ranges that are set as block quotations without marks, in the order of the text
 */
export function* findAttributedQuotations(
  text: string,
  citations: readonly Citation[],
  blocks: readonly Span[] = [],
): Generator<void, AttributedQuotation[]> {
  const isBlock = new Set(blocks);
  const spans: Span[] = [];
  let count = 0;
  for (const span of [...(yield* findMarkedSpans(text)), ...blocks]) {
    if (count++ % QUOTATIONS_PER_SLICE === 0) yield;
    const { start, end } = span;
    if (end - start <= MAX_QUOTATION_CHARS && hasQuotationLength(text.slice(start, end))) spans.push(span);
  }
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const found: AttributedQuotation[] = [];
  let next = 0;
  let coveredTo = -1;
  for (const [at, span] of spans.entries()) {
    if (at % QUOTATIONS_PER_SLICE === 0) yield;
    // Quotation marks inside a block do not begin a second quotation.
    if (span.start < coveredTo) continue;
    coveredTo = span.end;
    while (next < citations.length && citations[next]!.span.start < span.end) next++;
    const citation = findAttribution(isBlock.has(span) ? readGapAroundBlock : readGap, text, span, citations, next);
    if (citation !== null) found.push({ span, citation });
  }
  return found;
}

/** Quotation marks, and the blank line that closes all open ones. */
const QUOTATION_MARK = /[“”"]|\n[^\S\n]{0,20}\n/g;

/** Returns the ranges between double quotation marks within one paragraph, nested ones included. */
function* findMarkedSpans(text: string): Generator<void, Span[]> {
  const spans: Span[] = [];
  let curly: number[] = [];
  let straight = -1;
  let ofParagraph: Span[] = [];
  let count = 0;
  for (const { 0: mark, index } of text.matchAll(QUOTATION_MARK)) {
    if (++count % QUOTATIONS_PER_SLICE === 0) yield;
    if (mark === "“") curly.push(index + 1);
    else if (mark === "”") {
      const start = curly.pop();
      if (start !== undefined) ofParagraph.push({ start, end: index });
    } else if (mark === '"') {
      if (straight !== -1) ofParagraph.push({ start: straight, end: index });
      straight = straight === -1 ? index + 1 : -1;
    } else {
      spans.push(...ofParagraph);
      [curly, straight, ofParagraph] = [[], -1, []];
    }
  }
  return [...spans, ...ofParagraph];
}

function hasQuotationLength(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’.-]{0,60}/gu))
    if (++count >= MIN_QUOTATION_WORDS) return true;
  return false;
}

/** Text between a quotation and its citation: punctuation, a footnote mark, short parentheses, a signal. */
const CITATION_FOLLOWS =
  /^[\s.,;:!?)\]”’"'*†\d—–-]{0,40}(?:\([^()]{0,80}\)[\s.,;]{0,3}){0,2}(?:(?:see|citing|quoting|from|in|as in|per)\s{0,2})?[\s([]{0,4}$/i;

/** Text after a quotation that cites pages of the same decision, the record or a brief. */
const OTHER_SOURCE = /^[”"’']?[\s.,;)]{0,4}(?:[Aa]nte|[Pp]ost|[Ii]nfra|Brief|Tr\.|App\.|Pet\.|Record|R\. \d)/;

const MAX_GAP_CHARS = 300;

/**
 * Returns the index of the citation to which a quotation is attributed; `null` if there is none.
 * @param gapOf reads the text between quotation and citation; `null` if they are too far apart
 * @param next index of the first citation that begins after the quotation
 */
function findAttribution(
  gapOf: typeof readGap,
  text: string,
  { start, end }: Span,
  citations: readonly Citation[],
  next: number,
): number | null {
  for (let i = Math.max(0, next - 4); i < Math.min(citations.length, next + 1); i++) {
    const { fullSpan, span } = citations[i]!;
    if (fullSpan.start <= start && end <= fullSpan.end && span.end <= start) return i;
  }
  // `Chafee, at 3 ("…")`: a source that is not a citation of law.
  if (/[([]\s?["“]?$/.test(text.slice(Math.max(0, start - 3), start))) return null;
  const following = next < citations.length ? next : null;
  if (OTHER_SOURCE.test(text.slice(end, end + 40))) return null;
  const rest = following === null ? null : gapOf(text, end, citations[following]!.fullSpan.start);
  if (rest !== null && CITATION_FOLLOWS.test(rest)) return following;
  const before = findLastCitationBefore(citations, next, start);
  const lead = before === null ? null : gapOf(text, citations[before]!.span.end, start);
  if (lead !== null && !SENTENCE_END.test(lead)) return before;
  if (rest !== null && !SENTENCE_END.test(rest)) return following;
  return lead !== null && COURT_AS_SPEAKER.test(lead) ? before : null;
}

/** Words before a quotation that attribute it to a court. */
const COURT_AS_SPEAKER =
  /\b(?:[Cc]ourt|Justices?|C?\.?J\.|[Oo]pinion|[Jj]udgment|[Mm]ajority|[Pp]lurality|[Dd]issent|Bench|Lordships|holding)\b/;

function findLastCitationBefore(citations: readonly Citation[], next: number, start: number): number | null {
  for (let i = Math.min(next, citations.length) - 1; i >= Math.max(0, next - 6); i--) {
    if (citations[i]!.span.end <= start) return i;
  }
  return null;
}

/** Returns the text between two offsets; `null` if it is long or contains a paragraph break. */
function readGap(text: string, from: number, to: number): string | null {
  const between = readGapAroundBlock(text, from, to);
  return between === null || /\n\s*\n/.test(between) ? null : between;
}

/** Returns the text between two offsets, as {@link readGap}, but allows paragraph breaks: a block is a paragraph. */
function readGapAroundBlock(text: string, from: number, to: number): string | null {
  return to - from > MAX_GAP_CHARS ? null : text.slice(from, Math.max(from, to));
}

/** A stop after a word of at least three letters, digits or a bracket, then a capital: not `v. A` or `U.S. C`. */
const SENTENCE_END = /(?:[a-z]{3}|[\d)\]]{2})[.?!]["”’)]{0,2}\s+[A-Z“"]/;
