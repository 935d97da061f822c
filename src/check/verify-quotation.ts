import type { Quotation } from "../contract/schemas/citations/check.ts";
import { alignWords } from "./align-words.ts";
import type { CaseWords } from "./case-words.ts";
import { type QuotationSegment, splitQuotation } from "./quotation-segments.ts";

/** What became of a quotation in the text that it is attributed to. */
export type VerifiedQuotation = Pick<Quotation, "status" | "found" | "differences">;

const NOT_FOUND: VerifiedQuotation = { status: "not_found", found: null, differences: [] };

/** How much of a quotation must stand in the text for the rest to be called a difference. */
const MIN_EQUAL_SHARE = 0.7;
/** Of a single piece, less than this is another passage. */
const MIN_SEGMENT_EQUAL_SHARE = 0.5;
/** Words between two pieces of one quotation, at most. */
const MAX_ELLIPSIS_WORDS = 3_000;
const MAX_SEGMENT_WORDS = 600;

/**
 * Looks for a quotation in a case: its words, in order, whatever its punctuation and capitals. Pieces that ellipses or
 * brackets part must follow one another.
 */
export function verifyQuotation(quotation: string, source: CaseWords): VerifiedQuotation {
  const pieces = splitQuotation(quotation).map((piece) => piece.slice(0, MAX_SEGMENT_WORDS));
  const telling = pieces.filter((piece) => piece.length >= 3);
  if (telling.length === 0) return NOT_FOUND;
  return matchExactly(telling, source) ?? matchNearly(quotation, telling, source);
}

function matchExactly(pieces: readonly QuotationSegment[], source: CaseWords): VerifiedQuotation | null {
  for (const first of findSegment(pieces[0]!, source)) {
    let end = first + pieces[0]!.length;
    const follows = pieces.slice(1).every((piece) => {
      const place = findSegment(piece, source).find((at) => at >= end && at - end <= MAX_ELLIPSIS_WORDS);
      if (place === undefined) return false;
      end = place + piece.length;
      return true;
    });
    if (follows) return { status: "exact", found: toSourceSpan(source, first, end), differences: [] };
  }
  return null;
}

/** Where all words of a piece stand: tried at the places of its rarest three. */
function findSegment(piece: QuotationSegment, source: CaseWords): number[] {
  let rarest: { readonly at: number; readonly places: readonly number[] } | null = null;
  for (let at = 0; at + 2 < piece.length; at++) {
    const places = source.findTrigram(piece[at]!.word, piece[at + 1]!.word, piece[at + 2]!.word);
    if (places.length === 0) return [];
    if (rarest === null || places.length < rarest.places.length) rarest = { at, places };
  }
  const { at, places } = rarest!;
  return places
    .map((place) => place - at)
    .filter((start) => piece.every(({ word }, i) => word === source.words[start + i]));
}

/** Each piece laid on the stretch that shares most runs of three words with it. */
function matchNearly(quotation: string, pieces: readonly QuotationSegment[], source: CaseWords): VerifiedQuotation {
  const differences: Quotation["differences"] = [];
  let [equal, all] = [0, 0];
  let [from, to] = [Number.POSITIVE_INFINITY, 0];
  for (const piece of pieces) {
    all += piece.length;
    const window = findLikeliestWindow(piece, source);
    if (window === null) continue;
    const alignment = alignWords(
      piece.map(({ word }) => word),
      source.words.slice(window.from, window.to),
    );
    if (alignment.equal < piece.length * MIN_SEGMENT_EQUAL_SHARE) {
      differences.push({ given: quotation.slice(piece[0]!.start, piece.at(-1)!.end), found: "" });
      continue;
    }
    equal += alignment.equal;
    const base = window.from;
    from = Math.min(from, base + alignment.from);
    to = Math.max(to, base + alignment.to);
    for (const { given, found } of alignment.changes) {
      if (hasSameLetters(piece, given, source.words, base, found)) {
        equal += given[1] - given[0];
        continue;
      }
      differences.push({
        given: sliceWords(quotation, piece[given[0]]?.start, piece[given[1] - 1]?.end, given),
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

/** `U. S.` and `U.S.`, `5,000` and `5000`: other words, but the same letters and digits. */
function hasSameLetters(
  piece: QuotationSegment,
  [from, to]: readonly [number, number],
  words: readonly string[],
  base: number,
  [foundFrom, foundTo]: readonly [number, number],
): boolean {
  const given = piece.slice(from, to).map(({ word }) => word);
  return to > from && given.join("") === words.slice(base + foundFrom, base + foundTo).join("");
}

function sliceWords(text: string, start = 0, end = 0, [from, to]: readonly [number, number]): string {
  return to > from ? text.slice(start, end) : "";
}

/** A common run of words votes nowhere: it would cost more than it tells. */
const MAX_TRIGRAM_OCCURRENCES = 64;
const BUCKET_WORDS = 16;
const WINDOW_MARGIN_WORDS = 24;

function findLikeliestWindow(
  piece: QuotationSegment,
  source: CaseWords,
): { readonly from: number; readonly to: number } | null {
  const votes = new Map<number, number>();
  let best: { readonly bucket: number; readonly count: number } | null = null;
  for (let i = 0; i + 2 < piece.length; i++) {
    const places = source.findTrigram(piece[i]!.word, piece[i + 1]!.word, piece[i + 2]!.word);
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
    to: Math.min(source.words.length, start + BUCKET_WORDS + piece.length + WINDOW_MARGIN_WORDS),
  };
}

function toSourceSpan({ text, starts, ends }: CaseWords, from: number, to: number): VerifiedQuotation["found"] {
  const [start, end] = [starts[from]!, ends[to - 1]!];
  return { text: text.slice(start, end), start, end };
}
