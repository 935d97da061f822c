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
  if (filled.every(({ starts, ends }) => starts === ends)) return mergeWords(filled.map(({ starts }) => starts));
  const pairs = filled.flatMap(({ starts, ends }) => Array.from(starts, (start, i) => [start, ends[i]!] as const));
  pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const distinct = pairs.filter(([start, end], i) => i === 0 || start !== pairs[i - 1]![0] || end !== pairs[i - 1]![1]);
  return { starts: Uint32Array.from(distinct, ([start]) => start), ends: Uint32Array.from(distinct, ([, end]) => end) };
}

/** The same for single words, which end where they start: one array is both. */
function mergeWords(lists: readonly Uint32Array[]): Places {
  const all = concatenated(lists).sort();
  const starts = all.filter((position, i) => i === 0 || position !== all[i - 1]);
  return { starts, ends: starts };
}

export function concatenated(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let filled = 0;
  for (const list of lists) {
    all.set(list, filled);
    filled += list.length;
  }
  return all;
}

/** The places whose index passes. */
export function keepPlaces({ starts, ends }: Places, keep: (index: number) => boolean): Places {
  const keptStarts = starts.filter((_, i) => keep(i));
  if (keptStarts.length === starts.length) return { starts, ends };
  if (starts === ends) return { starts: keptStarts, ends: keptStarts };
  return { starts: keptStarts, ends: ends.filter((_, i) => keep(i)) };
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
