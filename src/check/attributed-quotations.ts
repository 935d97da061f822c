import type { Citation, Span } from "../citation/citation.ts";

/** Words in quotation marks, and the citation that they are attributed to. */
export interface AttributedQuotation {
  /** Without the marks. */
  readonly span: Span;
  /** Index of the citation. */
  readonly citation: number;
}

/** Fewer words than these are not taken for a quotation of a source. */
const MIN_QUOTATION_WORDS = 6;
const MAX_QUOTATION_CHARS = 6_000;

/**
 * The quotations of a text that a citation is given for: in its parenthetical, right before it, or behind it within the
 * sentence. Linear in the text.
 * @param blocks stretches that are set as quotations without marks, in the order of the text
 */
export function findAttributedQuotations(
  text: string,
  citations: readonly Citation[],
  blocks: readonly Span[] = [],
): AttributedQuotation[] {
  const isBlock = new Set(blocks);
  const spans = [...findMarkedSpans(text), ...blocks].filter(
    ({ start, end }) => end - start <= MAX_QUOTATION_CHARS && hasQuotationLength(text.slice(start, end)),
  );
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  const found: AttributedQuotation[] = [];
  let next = 0;
  let coveredTo = -1;
  for (const span of spans) {
    // A block's own marks do not make a second quotation.
    if (span.start < coveredTo) continue;
    coveredTo = span.end;
    while (next < citations.length && citations[next]!.span.start < span.end) next++;
    const citation = findAttribution(isBlock.has(span) ? readGapAroundBlock : readGap, text, span, citations, next);
    if (citation !== null) found.push({ span, citation });
  }
  return found;
}

/** Quotation marks, and the blank line behind which none of them is open any more. */
const QUOTATION_MARK = /[“”"]|\n[^\S\n]{0,20}\n/g;

/** Stretches between double quotation marks within one paragraph; of nested ones the outermost. */
function findMarkedSpans(text: string): Span[] {
  const spans: Span[] = [];
  let curly: number[] = [];
  let straight = -1;
  let ofParagraph: Span[] = [];
  for (const { 0: mark, index } of text.matchAll(QUOTATION_MARK)) {
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

/** Between a quotation and the citation that it is from: punctuation, a footnote mark, short parentheses, a signal. */
const CITATION_FOLLOWS =
  /^[\s.,;:!?)\]”’"'*†\d—–-]{0,40}(?:\([^()]{0,80}\)[\s.,;]{0,3}){0,2}(?:(?:see|citing|quoting|from|in|as in|per)\s{0,2})?[\s([]{0,4}$/i;

/** Behind a quotation: this decision's own pages, the record, a brief. */
const OTHER_SOURCE = /^[”"’']?[\s.,;)]{0,4}(?:[Aa]nte|[Pp]ost|[Ii]nfra|Brief|Tr\.|App\.|Pet\.|Record|R\. \d)/;

const MAX_GAP_CHARS = 300;

/** @param next index of the first citation that begins behind the quotation */
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
  // `Chafee, at 3 ("…")`: a source that is no citation of law.
  if (/[([]\s?["“]?$/.test(text.slice(Math.max(0, start - 3), start))) return null;
  const behind = next < citations.length ? next : null;
  if (OTHER_SOURCE.test(text.slice(end, end + 40))) return null;
  const rest = behind === null ? null : gapOf(text, end, citations[behind]!.fullSpan.start);
  if (rest !== null && CITATION_FOLLOWS.test(rest)) return behind;
  const before = findLastCitationBefore(citations, next, start);
  const lead = before === null ? null : gapOf(text, citations[before]!.span.end, start);
  if (lead !== null && !SENTENCE_END.test(lead)) return before;
  if (rest !== null && !SENTENCE_END.test(rest)) return behind;
  return lead !== null && COURT_AS_SPEAKER.test(lead) ? before : null;
}

/** The sentence that leads to a quotation says that a court speaks. */
const COURT_AS_SPEAKER =
  /\b(?:[Cc]ourt|Justices?|C?\.?J\.|[Oo]pinion|[Jj]udgment|[Mm]ajority|[Pp]lurality|[Dd]issent|Bench|Lordships|holding)\b/;

function findLastCitationBefore(citations: readonly Citation[], next: number, start: number): number | null {
  for (let i = Math.min(next, citations.length) - 1; i >= Math.max(0, next - 6); i--) {
    if (citations[i]!.span.end <= start) return i;
  }
  return null;
}

/** What stands between, if it is short and of one paragraph. */
function readGap(text: string, from: number, to: number): string | null {
  const between = readGapAroundBlock(text, from, to);
  return between === null || /\n\s*\n/.test(between) ? null : between;
}

/** A block is a paragraph of its own. */
function readGapAroundBlock(text: string, from: number, to: number): string | null {
  return to - from > MAX_GAP_CHARS ? null : text.slice(from, Math.max(from, to));
}

/** A full stop behind a word of three letters and more, or a parenthesis, and a capital: not `v. A`, `U.S. C`. */
const SENTENCE_END = /(?:[a-z]{3}|[\d)\]]{2})[.?!]["”’)]{0,2}\s+[A-Z“"]/;
