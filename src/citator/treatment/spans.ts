import type { Span } from "../../citation/citation.ts";
import { findSentenceIndex } from "../../text/sentences/sentences.ts";

/** Merges two lists of spans, each in text order, into one; of two that overlap, the span of the first list is kept. */
export function mergeTextSpans(first: readonly Span[], second: readonly Span[]): readonly Span[] {
  if (second.length === 0) return first;
  let at = 0;
  const others = second.filter(({ start, end }) => {
    while (at < first.length && first[at]!.end <= start) at++;
    return at === first.length || first[at]!.start >= end;
  });
  return [...first, ...others].sort(compareSpans);
}

/** Extends a span by every span that overlaps it. */
export function extendSpan(target: Span, spans: readonly Span[]): Span {
  let { start, end } = target;
  for (const span of spans) {
    if (span.start >= target.end || span.end <= target.start) continue;
    start = Math.min(start, span.start);
    end = Math.max(end, span.end);
  }
  return { start, end };
}

/** Returns the spans that lie wholly between two offsets. @param spans in text order */
export function sliceSpans<T extends Span>(spans: readonly T[], from: number, to: number): readonly T[] {
  let first = spans.length === 0 ? 0 : findSentenceIndex(spans, from);
  while (first < spans.length && spans[first]!.start < from) first++;
  let last = first;
  while (last < spans.length && spans[last]!.end <= to) last++;
  return spans.slice(first, last);
}

/** Returns the text between two offsets with every span that lies wholly inside replaced by spaces; lengths are kept. */
export function maskSpans(text: string, from: number, to: number, spans: readonly Span[]): string {
  let rest = text.slice(from, to);
  for (const span of spans) {
    if (span.start >= from && span.end <= to)
      rest = `${rest.slice(0, span.start - from)}${" ".repeat(span.end - span.start)}${rest.slice(span.end - from)}`;
  }
  return rest;
}

/** Compares two spans for sorting by start, then by end. */
export function compareSpans(a: Span, b: Span): number {
  return a.start - b.start || a.end - b.end;
}

/** Lists the ranges of some UTF-16 code units around places, in text order and disjoint. */
export function listRangesAround(
  found: readonly (Span | null)[],
  { before, after }: { readonly before: number; readonly after: number },
): Span[] {
  const places = found.filter((place) => place !== null).sort(compareSpans);
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of places) {
    const from = Math.max(0, start - before);
    const to = end + after;
    const last = ranges.at(-1);
    if (last !== undefined && from <= last.end) last.end = Math.max(last.end, to);
    else ranges.push({ start: from, end: to });
  }
  return ranges;
}
