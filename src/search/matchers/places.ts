/** Where something stands in a case, by word position, in ascending order of start. Both ends are included. */
export interface Places {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const NONE = new Uint32Array(0);
export const NO_PLACES: Places = { starts: NONE, ends: NONE };

/** All of several lists of places, in order; the same place twice is one. */
export function mergePlaces(lists: readonly Places[]): Places {
  const filled = lists.filter((list) => list.starts.length > 0);
  if (filled.length === 0) return NO_PLACES;
  if (filled.length === 1) return filled[0]!;
  const pairs = filled.flatMap(({ starts, ends }) => Array.from(starts, (start, i) => [start, ends[i]!] as const));
  pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const distinct = pairs.filter(([start, end], i) => i === 0 || start !== pairs[i - 1]![0] || end !== pairs[i - 1]![1]);
  return { starts: Uint32Array.from(distinct, ([start]) => start), ends: Uint32Array.from(distinct, ([, end]) => end) };
}

/** The places whose index passes. */
export function keepPlaces(places: Places, keep: (index: number) => boolean): Places {
  const kept: number[] = [];
  for (let i = 0; i < places.starts.length; i++) if (keep(i)) kept.push(i);
  if (kept.length === places.starts.length) return places;
  return {
    starts: Uint32Array.from(kept, (i) => places.starts[i]!),
    ends: Uint32Array.from(kept, (i) => places.ends[i]!),
  };
}

/** Whether ascending `numbers` have one from `low` to `high`, both included. */
export function anyBetween(numbers: Uint32Array, low: number, high: number): boolean {
  const at = firstNotBelow(numbers, low);
  return at < numbers.length && numbers[at]! <= high;
}

/** Index of the first of ascending numbers, from `from` to before `to`, that is not below `low`; else `to`. */
export function firstNotBelow(numbers: Uint32Array, low: number, from = 0, to = numbers.length): number {
  let left = from;
  let right = to;
  while (left < right) {
    const middle = (left + right) >>> 1;
    if (numbers[middle]! < low) left = middle + 1;
    else right = middle;
  }
  return left;
}
