/**
 * Index of the first of ascending numbers, from `from` to before `to`, that is not below `low`; else `to`. Takes the
 * logarithm of how far away it is.
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
