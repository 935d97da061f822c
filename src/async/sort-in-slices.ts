/** Items of one slice of work. */
const ITEMS_PER_SLICE = 512;

/** Returns the items in order, as `toSorted` does: equal ones keep their order. Yields after every few hundred. */
export function* sortInSlices<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, Item[]> {
  let runs: Item[][] = [];
  for (let from = 0; from < items.length; from += ITEMS_PER_SLICE) {
    runs.push(items.slice(from, from + ITEMS_PER_SLICE).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let i = 0; i < runs.length; i += 2) merged.push(yield* merge(runs[i]!, runs[i + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, Item[]> {
  const merged: Item[] = [];
  for (let i = 0, j = 0; i < left.length || j < right.length; ) {
    const isLeft = j === right.length || (i < left.length && compare(left[i]!, right[j]!) <= 0);
    merged.push(isLeft ? left[i++]! : right[j++]!);
    if (merged.length % ITEMS_PER_SLICE === 0) yield;
  }
  return merged;
}
