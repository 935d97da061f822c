import type { Nearness } from "../../query/ast.ts";
import type { CaseIndex } from "../case-index.ts";
import { gallop } from "../postings/gallop.ts";
import { LAST_POSITION, type StretchesOf } from "../stretches.ts";
import type { Matcher } from "./matcher.ts";
import { type Places, PlacesBuilder, placeCount } from "./places.ts";
import { verifiedMatcher } from "./verified.ts";

/** A chain of operands in one text, each near the next. */
export function openNear(index: CaseIndex, operands: readonly Matcher[], links: readonly Nearness[]): Matcher {
  function places(cases: Uint32Array): Places {
    let near = operands[0]!.places(cases);
    for (let i = 1; i < operands.length; i++) {
      const right = operands[i]!.places(near.cases);
      index.effort.spend(placeCount(near) + placeCount(right) + PLACES_OF_CASE * right.cases.length);
      near = placesNear(index, near, right, links[i - 1]!);
    }
    return near;
  }

  return verifiedMatcher(index, {
    estimate: Math.min(...operands.map((operand) => operand.estimate)),
    weight: operands.reduce((sum, operand) => sum + operand.weight, 0),
    operands,
    starts: places,
    places,
  });
}

/** How many places could be looked at while a case's places and stretches are found. */
const PLACES_OF_CASE = 8;

/** The places of `right` that stand near one of `left`, which has all of their cases. */
function placesNear(index: CaseIndex, left: Places, right: Places, link: Nearness): Places {
  const near = new PlacesBuilder(right.cases.length, right.starts === right.ends);
  const stretchesOf = stretchesFor(index, link.within);
  for (let i = 0, at = 0; i < right.cases.length; i++) {
    const ordinal = right.cases[i]!;
    at = gallop(left.cases, ordinal, at);
    const stretches = stretchesOf(ordinal);
    near.room(right.to[i]! - right.from[i]!);
    near.close(ordinal, keepNear(caseLeft(left, at, stretches), right, i, stretches, link, near));
  }
  return near.places();
}

/** Writes those places of `right`'s case `i` that stand near one of `left`; gives where they end in `near`. */
function keepNear(
  { starts, ends }: CaseLeft,
  right: Places,
  i: number,
  stretches: Uint32Array,
  link: Nearness,
  near: PlacesBuilder,
): number {
  const reach = typeof link.within === "number" ? link.within : LAST_POSITION;
  const areWords = starts === ends && right.starts === right.ends;
  const end = right.to[i]!;
  let size = near.size;
  let stretch = 0;
  // Places ascend by start: the nearest one before and the nearest one behind move on only.
  let before = 0;
  let behind = 0;
  for (let place = right.from[i]!; place < end; ) {
    const first = right.starts[place]!;
    const last = right.ends[place]!;
    while (stretches[stretch + 1]! <= first) stretch++;
    const from = stretches[stretch]!;
    const to = stretches[stretch + 1]! - 1;
    if (last > to) {
      place++;
      continue;
    }
    if (ends[before]! < first) before = gallop(ends, first, before + 1);
    let isNear = before > 0 && ends[before - 1]! >= Math.max(from, first - reach);
    if (!isNear && starts[behind]! <= first) behind = gallop(starts, first + 1, behind + 1);
    if (!isNear && !link.ordered) {
      let next = behind;
      while (starts[next]! <= last) next++;
      isNear = starts[next]! <= Math.min(to, last + reach);
    }
    if (isNear) {
      near.starts[size] = first;
      near.ends[size++] = last;
    }
    place++;
    if (isNear || !areWords) continue;
    // On to what may be near the next of the left, unless one stands here.
    if (starts[behind - 1] === first) continue;
    if (behind === starts.length) break;
    place = gallop(right.starts, starts[behind]! - reach, place, end);
  }
  return size;
}

/** Where only the distance counts, the judgment is one stretch. */
function stretchesFor(index: CaseIndex, within: Nearness["within"]): StretchesOf {
  if (typeof within !== "number") return index.stretches(within);
  const { nameWords } = index.columns;
  return (ordinal) => Uint32Array.of(0, nameWords[ordinal]! + 1, LAST_POSITION);
}

/** Where the places of one case that lie in one stretch start, and where they end, each ascending. */
interface CaseLeft {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

function caseLeft({ from, to, starts, ends }: Places, i: number, stretches: Uint32Array): CaseLeft {
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
