import type { ProximityConstraint } from "../../query/ast.ts";
import type { CaseIndex } from "../case-index.ts";
import type { RangeReader } from "../layout/text-ranges.ts";
import { gallop } from "../postings/gallop.ts";
import { END_POSITION } from "../postings/position-cursor.ts";
import { countSpans, hasSingleWords, type MatchSpans, SpanBuilder } from "./match-spans.ts";
import type { Matcher, ProximityWindow } from "./matcher.ts";
import { createTwoPhaseMatcher } from "./two-phase-matcher.ts";

/** A chain of operands in one text, each near the next. */
export function openProximityMatcher(
  index: CaseIndex,
  operands: readonly Matcher[],
  links: readonly ProximityConstraint[],
): Matcher {
  function places(cases: Uint32Array): MatchSpans {
    const [first, second, ...others] = operands as [Matcher, Matcher, ...Matcher[]];
    const [link, ...otherLinks] = links as [ProximityConstraint, ...ProximityConstraint[]];
    // The rarer one tells where to look for the other.
    const isInOrder = first.estimate <= second.estimate;
    const rarer = (isInOrder ? first : second).findSpans(cases);
    const other = (isInOrder ? second : first).findSpans(rarer.cases, toProximityWindow(rarer, link));
    let near = isInOrder ? joinOperands(rarer, other, link) : joinOperands(other, rarer, link);
    others.forEach((operand, i) => {
      const next = otherLinks[i]!;
      near = joinOperands(near, operand.findSpans(near.cases, toProximityWindow(near, next)), next);
    });
    return near;
  }

  function joinOperands(left: MatchSpans, right: MatchSpans, link: ProximityConstraint): MatchSpans {
    index.budget.charge(countSpans(left) + countSpans(right) + CASE_COST_POSITIONS * right.cases.length);
    return findSpansNear(index, left, right, link);
  }

  return createTwoPhaseMatcher(index, {
    estimate: Math.min(...operands.map((operand) => operand.estimate)),
    weight: operands.reduce((sum, operand) => sum + operand.weight, 0),
    operands,
    findStarts: places,
    findSpans: places,
  });
}

/** How many places could be looked at while a case's places and stretches are found. */
const CASE_COST_POSITIONS = 8;

function toProximityWindow(of: MatchSpans, { within }: ProximityConstraint): ProximityWindow | undefined {
  return typeof within === "number" && hasSingleWords(of) ? { anchors: of, reach: within } : undefined;
}

/** The places of `right` that stand near one of `left`. */
function findSpansNear(index: CaseIndex, left: MatchSpans, right: MatchSpans, link: ProximityConstraint): MatchSpans {
  const near = new SpanBuilder(right.cases.length, hasSingleWords(right));
  const stretchesOf = openRangesWithin(index, link.within);
  const areBothWords = hasSingleWords(left) && hasSingleWords(right);
  near.reserve(countSpans(right));
  for (let i = 0, at = 0; i < right.cases.length; i++) {
    const ordinal = right.cases[i]!;
    at = gallop(left.cases, ordinal, at);
    if (left.cases[at] !== ordinal) continue;
    const stretches = stretchesOf(ordinal);
    const size = areBothWords
      ? selectWordsNear(left, at, right, i, stretches, link, near)
      : selectSpansNear(selectLeftSpans(left, at, stretches), right, i, stretches, link, near);
    near.closeCase(ordinal, size);
  }
  return near.build();
}

/**
 * As {@link selectSpansNear}, where both are single words: most often. `l` is the first of the left that is not before the
 * place in hand; places of the right are passed over that are too far from it.
 */
function selectWordsNear(
  { starts: left, from: leftFrom, to: leftTo }: MatchSpans,
  leftCase: number,
  { starts: right, from: rightFrom, to: rightTo }: MatchSpans,
  rightCase: number,
  stretches: Uint32Array,
  { within, ordered }: ProximityConstraint,
  near: SpanBuilder,
): number {
  const reach = typeof within === "number" ? within : END_POSITION;
  const { starts: kept } = near;
  const leftEnd = leftTo[leftCase]!;
  const rightEnd = rightTo[rightCase]!;
  let size = near.size;
  let stretch = 0;
  let before = -END_POSITION;
  let l = leftFrom[leftCase]!;
  for (let r = rightFrom[rightCase]!; r < rightEnd; ) {
    const place = right[r]!;
    while (stretches[stretch + 1]! <= place) stretch++;
    // Words are dense where both are common: the next is looked at before any further one is sought.
    if (l < leftEnd && left[l]! < place) {
      if (left[++l]! < place && l < leftEnd) l = gallop(left, place, l + 1, leftEnd);
      before = left[l - 1]!;
    }
    const isHere = l < leftEnd && left[l] === place;
    const next = isHere ? l + 1 : l;
    const behind = next < leftEnd ? left[next]! : END_POSITION;
    const isNear =
      before >= Math.max(stretches[stretch]!, place - reach) ||
      (!ordered && behind < stretches[stretch + 1]! && behind <= place + reach);
    r++;
    if (isNear) kept[size++] = place;
    else if (!isHere) {
      if (l === leftEnd) break;
      const least = ordered ? behind + 1 : behind - reach;
      if (right[r]! < least) r = gallop(right, least, r + 1, rightEnd);
    }
  }
  return size;
}

/** Writes those places of `right`'s case `i` that stand near one of `left`; gives where they end in `near`. */
function selectSpansNear(
  { starts, ends }: LeftSpans,
  right: MatchSpans,
  i: number,
  stretches: Uint32Array,
  link: ProximityConstraint,
  near: SpanBuilder,
): number {
  const reach = typeof link.within === "number" ? link.within : END_POSITION;
  const end = right.to[i]!;
  let size = near.size;
  let stretch = 0;
  // Places ascend by start: the nearest one before and the nearest one behind move on only.
  let before = 0;
  let behind = 0;
  for (let place = right.from[i]!; place < end; place++) {
    const first = right.starts[place]!;
    const last = right.ends[place]!;
    while (stretches[stretch + 1]! <= first) stretch++;
    const from = stretches[stretch]!;
    const to = stretches[stretch + 1]! - 1;
    if (last > to) continue;
    if (ends[before]! < first) before = gallop(ends, first, before + 1);
    let isNear = before > 0 && ends[before - 1]! >= Math.max(from, first - reach);
    if (!isNear && !link.ordered) {
      if (starts[behind]! <= first) behind = gallop(starts, first + 1, behind + 1);
      let next = behind;
      while (starts[next]! <= last) next++;
      isNear = starts[next]! <= Math.min(to, last + reach);
    }
    if (!isNear) continue;
    near.starts[size] = first;
    near.ends[size++] = last;
  }
  return size;
}

/** Where only the distance counts, the judgment is one stretch. */
function openRangesWithin(index: CaseIndex, within: ProximityConstraint["within"]): RangeReader {
  if (typeof within !== "number") return index.openRanges(within);
  const { nameWords } = index.columns;
  const stretches = Uint32Array.of(0, 0, END_POSITION);
  return (ordinal) => {
    stretches[1] = nameWords[ordinal]! + 1;
    return stretches;
  };
}

/** Where the places of one case that lie in one stretch start, and where they end, each ascending. */
interface LeftSpans {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

function selectLeftSpans({ from, to, starts, ends }: MatchSpans, i: number, stretches: Uint32Array): LeftSpans {
  const own = starts.subarray(from[i], to[i]);
  if (starts === ends) return { starts: own, ends: own };
  const wholeStarts = new Uint32Array(own.length);
  const wholeEnds = new Uint32Array(own.length);
  let size = 0;
  let stretch = 0;
  let last = 0;
  let isSorted = true;
  for (let place = from[i]!; place < to[i]!; place++) {
    const start = starts[place]!;
    const end = ends[place]!;
    while (stretches[stretch + 1]! <= start) stretch++;
    if (end >= stretches[stretch + 1]!) continue;
    // Places of several lengths need not end in order.
    if (end < last) isSorted = false;
    last = end;
    wholeStarts[size] = start;
    wholeEnds[size++] = end;
  }
  const sortedEnds = wholeEnds.subarray(0, size);
  return { starts: wholeStarts.subarray(0, size), ends: isSorted ? sortedEnds : sortedEnds.sort() };
}
