import type { Quotation } from "../contract/schemas/citations/check.ts";
import { copyText } from "../text/copy-text.ts";
import { type QuotationSegment, splitQuotation } from "../text/sentences/quotation-segments.ts";
import { alignWords } from "./align-words.ts";
import type { CaseWords } from "./case-words.ts";

/** Result of comparing a quotation with the text of the case to which it is attributed. */
export type VerifiedQuotation = Pick<Quotation, "status" | "found" | "differences">;

const NOT_FOUND: VerifiedQuotation = { status: "not_found", found: null, differences: [] };

/** Minimum share of equal words of a quotation that is `near`; below it the quotation is `not_found`. */
const MIN_EQUAL_SHARE = 0.7;
/** Minimum share of equal words of one segment; below it the whole segment is a difference. */
const MIN_SEGMENT_EQUAL_SHARE = 0.5;
/** Maximum number of words that an ellipsis omits, and of words of a segment that are compared. */
const MAX_ELLIPSIS_WORDS = 3_000;
const MAX_SEGMENT_WORDS = 600;

/**
 * Compares a quotation with the text of a case by its words, ignoring punctuation and capitals. Segments that ellipses
 * or brackets separate must follow one another.
 */
export function verifyQuotation(quotation: string, source: CaseWords): VerifiedQuotation {
  const segments = splitQuotation(quotation)
    .map((segment) => segment.slice(0, MAX_SEGMENT_WORDS))
    .filter((segment) => segment.length >= 3);
  if (segments.length === 0) return NOT_FOUND;
  return matchExactly(segments, source) ?? matchNearly(quotation, segments, source);
}

function matchExactly(segments: readonly QuotationSegment[], source: CaseWords): VerifiedQuotation | null {
  for (const first of findSegment(segments[0]!, source)) {
    let end = first + segments[0]!.length;
    const follows = segments.slice(1).every((segment) => {
      const place = findSegment(segment, source).find((at) => at >= end && at - end <= MAX_ELLIPSIS_WORDS);
      if (place === undefined) return false;
      end = place + segment.length;
      return true;
    });
    if (follows) return { status: "exact", found: toSourceSpan(source, first, end), differences: [] };
  }
  return null;
}

/** Returns the indexes of the words at which a segment occurs: tries the positions of its rarest trigram. */
function findSegment(segment: QuotationSegment, source: CaseWords): number[] {
  let rarest: { readonly at: number; readonly places: readonly number[] } | null = null;
  for (let at = 0; at + 2 < segment.length; at++) {
    const places = source.findTrigram(segment[at]!.word, segment[at + 1]!.word, segment[at + 2]!.word);
    if (places.length === 0) return [];
    if (rarest === null || places.length < rarest.places.length) rarest = { at, places };
  }
  const { at, places } = rarest!;
  return places
    .map((place) => place - at)
    .filter((start) => segment.every(({ word }, i) => word === source.words[start + i]));
}

/** Aligns each segment with the window of the text that shares most trigrams with it. */
function matchNearly(quotation: string, segments: readonly QuotationSegment[], source: CaseWords): VerifiedQuotation {
  const differences: Quotation["differences"] = [];
  let [equal, all] = [0, 0];
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const segment of segments) {
    all += segment.length;
    const window = findLikeliestWindow(segment, source);
    if (window === null) continue;
    const alignment = alignWords(
      segment.map(({ word }) => word),
      source.words.slice(window.from, window.to),
    );
    if (alignment.equal < segment.length * MIN_SEGMENT_EQUAL_SHARE) {
      differences.push({ given: quotation.slice(segment[0]!.start, segment.at(-1)!.end), found: "" });
      continue;
    }
    equal += alignment.equal;
    const base = window.from;
    from = Math.min(from, base + alignment.from);
    to = Math.max(to, base + alignment.to);
    for (const { given, found } of alignment.changes) {
      if (hasSameLetters(segment, given, source.words, base, found)) {
        equal += given[1] - given[0];
        continue;
      }
      differences.push({
        given: sliceWords(quotation, segment[given[0]]?.start, segment[given[1] - 1]?.end, given),
        found: sliceWords(source.text, source.starts[base + found[0]], source.ends[base + found[1] - 1], found),
      });
    }
  }
  if (equal / all < MIN_EQUAL_SHARE || to <= from) return NOT_FOUND;
  return {
    status: differences.length === 0 ? "exact" : "near",
    found: to - from <= MAX_ELLIPSIS_WORDS ? toSourceSpan(source, from, to) : null,
    differences,
  };
}

/** Returns whether words differ only in how they are split: `U. S.` and `U.S.`, `5,000` and `5000`. */
function hasSameLetters(
  segment: QuotationSegment,
  [from, to]: readonly [number, number],
  words: readonly string[],
  base: number,
  [foundFrom, foundTo]: readonly [number, number],
): boolean {
  const given = segment.slice(from, to).map(({ word }) => word);
  return to > from && given.join("") === words.slice(base + foundFrom, base + foundTo).join("");
}

function sliceWords(text: string, start = 0, end = 0, [from, to]: readonly [number, number]): string {
  return to > from ? copyText(text.slice(start, end)) : "";
}

/**
 * Maximum number of occurrences of a trigram that votes for a window; a more frequent one is slow and not significant.
 */
const MAX_TRIGRAM_OCCURRENCES = 64;
const BUCKET_WORDS = 16;
const WINDOW_MARGIN_WORDS = 24;

/**
 * Returns the window of the text that shares most trigrams with a segment, in word indexes; `null` if none shares any.
 */
function findLikeliestWindow(
  segment: QuotationSegment,
  source: CaseWords,
): { readonly from: number; readonly to: number } | null {
  const votes = new Map<number, number>();
  let best: { readonly bucket: number; readonly count: number } | null = null;
  for (let i = 0; i + 2 < segment.length; i++) {
    const places = source.findTrigram(segment[i]!.word, segment[i + 1]!.word, segment[i + 2]!.word);
    if (places.length > MAX_TRIGRAM_OCCURRENCES) continue;
    for (const place of places) {
      const bucket = Math.floor((place - i) / BUCKET_WORDS);
      const count = (votes.get(bucket) ?? 0) + 1;
      votes.set(bucket, count);
      if (best === null || count > best.count) best = { bucket, count };
    }
  }
  if (best === null) return null;
  const start = best.bucket * BUCKET_WORDS;
  return {
    from: Math.max(0, start - WINDOW_MARGIN_WORDS),
    to: Math.min(source.words.length, start + BUCKET_WORDS + segment.length + WINDOW_MARGIN_WORDS),
  };
}

function toSourceSpan({ text, starts, ends }: CaseWords, from: number, to: number): VerifiedQuotation["found"] {
  const [start, end] = [starts[from]!, ends[to - 1]!];
  return { text: copyText(text.slice(start, end)), start, end };
}
