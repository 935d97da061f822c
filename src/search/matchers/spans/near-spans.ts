import type { ProximityConstraint } from "../../../query/ast.ts";
import type { CaseIndex } from "../../case-index.ts";
import type { RangeReader } from "../../layout/text-ranges.ts";
import { gallop } from "../../postings/gallop.ts";
import { END_POSITION } from "../../postings/position-cursor.ts";
import { countSpans, hasSingleWords, type MatchSpans, SpanBuilder } from "./match-spans.ts";

/** Returns the spans of `right` that are near one of `left`, as `link` requires. */
export function findSpansNear(
  index: CaseIndex,
  left: MatchSpans,
  right: MatchSpans,
  link: ProximityConstraint,
): MatchSpans {
  const near = new SpanBuilder(right.cases.length, hasSingleWords(right));
  const readRanges = openRangesWithin(index, link.within);
  const areBothWords = hasSingleWords(left) && hasSingleWords(right);
  near.reserve(countSpans(right));
  for (let i = 0, at = 0; i < right.cases.length; i++) {
    const ordinal = right.cases[i]!;
    at = gallop(left.cases, ordinal, at);
    if (left.cases[at] !== ordinal) continue;
    const ranges = readRanges(ordinal);
    const size = areBothWords
      ? selectWordsNear(left, at, right, i, ranges, link, near)
      : selectSpansNear(selectLeftSpans(left, at, ranges), right, i, ranges, link, near);
    near.closeCase(ordinal, size);
  }
  return near.build();
}

/**
 * As {@link selectSpansNear}, for single words, the most frequent case. `l` is the first position of the left that is not
 * before the current position; positions of the right that are too far from it are skipped.
 */
function selectWordsNear(
  { starts: left, from: leftFrom, to: leftTo }: MatchSpans,
  leftCase: number,
  { starts: right, from: rightFrom, to: rightTo }: MatchSpans,
  rightCase: number,
  ranges: Uint32Array,
  { within, ordered }: ProximityConstraint,
  near: SpanBuilder,
): number {
  const reach = typeof within === "number" ? within : END_POSITION;
  const { starts: kept } = near;
  const leftEnd = leftTo[leftCase]!;
  const rightEnd = rightTo[rightCase]!;
  let size = near.size;
  let range = 0;
  let before = -END_POSITION;
  let l = leftFrom[leftCase]!;
  for (let r = rightFrom[rightCase]!; r < rightEnd; ) {
    const position = right[r]!;
    while (ranges[range + 1]! <= position) range++;
    // Positions are dense if both words are common: the next one is compared before a search.
    if (l < leftEnd && left[l]! < position) {
      if (left[++l]! < position && l < leftEnd) l = gallop(left, position, l + 1, leftEnd);
      before = left[l - 1]!;
    }
    const isHere = l < leftEnd && left[l] === position;
    const next = isHere ? l + 1 : l;
    const after = next < leftEnd ? left[next]! : END_POSITION;
    const isNear =
      before >= Math.max(ranges[range]!, position - reach) ||
      (!ordered && after < ranges[range + 1]! && after <= position + reach);
    r++;
    if (isNear) kept[size++] = position;
    else if (!isHere) {
      if (l === leftEnd) break;
      const least = ordered ? after + 1 : after - reach;
      if (right[r]! < least) r = gallop(right, least, r + 1, rightEnd);
    }
  }
  return size;
}

/** Writes the spans of `right`'s case `i` that are near one of the left; returns where they end in `near`. */
function selectSpansNear(
  { starts, ends }: LeftSpans,
  right: MatchSpans,
  i: number,
  ranges: Uint32Array,
  link: ProximityConstraint,
  near: SpanBuilder,
): number {
  const reach = typeof link.within === "number" ? link.within : END_POSITION;
  const end = right.to[i]!;
  let size = near.size;
  let range = 0;
  // Spans ascend by start, so the nearest preceding and the nearest following one only advance.
  let before = 0;
  let after = 0;
  for (let span = right.from[i]!; span < end; span++) {
    const first = right.starts[span]!;
    const last = right.ends[span]!;
    while (ranges[range + 1]! <= first) range++;
    const from = ranges[range]!;
    const to = ranges[range + 1]! - 1;
    if (last > to) continue;
    if (ends[before]! < first) before = gallop(ends, first, before + 1);
    let isNear = before > 0 && ends[before - 1]! >= Math.max(from, first - reach);
    if (!isNear && !link.ordered) {
      if (starts[after]! <= first) after = gallop(starts, first + 1, after + 1);
      let next = after;
      while (starts[next]! <= last) next++;
      isNear = starts[next]! <= Math.min(to, last + reach);
    }
    if (!isNear) continue;
    near.starts[size] = first;
    near.ends[size++] = last;
  }
  return size;
}

/** Returns the ranges that spans must share; if only the distance counts, name and judgment are one range each. */
function openRangesWithin(index: CaseIndex, within: ProximityConstraint["within"]): RangeReader {
  if (typeof within !== "number") return index.openRanges(within);
  const { nameWords } = index.columns;
  const ranges = Uint32Array.of(0, 0, END_POSITION);
  return (ordinal) => {
    ranges[1] = nameWords[ordinal]! + 1;
    return ranges;
  };
}

/** Starts and ends of the spans of one case that lie within one range, each ascending. */
interface LeftSpans {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

function selectLeftSpans({ from, to, starts, ends }: MatchSpans, i: number, ranges: Uint32Array): LeftSpans {
  const own = starts.subarray(from[i], to[i]);
  if (starts === ends) return { starts: own, ends: own };
  const wholeStarts = new Uint32Array(own.length);
  const wholeEnds = new Uint32Array(own.length);
  let size = 0;
  let range = 0;
  let last = 0;
  let isSorted = true;
  for (let span = from[i]!; span < to[i]!; span++) {
    const start = starts[span]!;
    const end = ends[span]!;
    while (ranges[range + 1]! <= start) range++;
    if (end >= ranges[range + 1]!) continue;
    // Spans of different lengths need not end in order.
    if (end < last) isSorted = false;
    last = end;
    wholeStarts[size] = start;
    wholeEnds[size++] = end;
  }
  const sortedEnds = wholeEnds.subarray(0, size);
  return { starts: wholeStarts.subarray(0, size), ends: isSorted ? sortedEnds : sortedEnds.sort() };
}
