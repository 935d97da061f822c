/**
 * Finds the first of ascending numbers that is not below a bound; returns its index, or `count`. Takes time logarithmic in
 * their count.
 * @param count how many of the numbers are searched. Default all
 */
export function findFirstFrom(
  numbers: Int32Array | Uint32Array | Float64Array,
  bound: number,
  count = numbers.length,
): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
