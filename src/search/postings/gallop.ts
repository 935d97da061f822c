/**
 * Finds the first of the ascending numbers in `[from, to)` that is not below `low`, by exponential search; returns its
 * index, or `to`. Takes time logarithmic in the distance from `from`.
 */
export function gallop(numbers: Uint32Array, low: number, from = 0, to = numbers.length): number {
  let left = from;
  let right = from;
  for (let step = 1; right < to && numbers[right]! < low; step *= 2) {
    left = right + 1;
    right += step;
  }
  if (right > to) right = to;
  while (left < right) {
    const middle = (left + right) >>> 1;
    if (numbers[middle]! < low) left = middle + 1;
    else right = middle;
  }
  return left;
}
