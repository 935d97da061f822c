/**
 * Returns how many letters must be added, removed, replaced or swapped with their neighbour to turn `a` into `b`
 * (optimal string alignment); `maxDistance + 1` if the distance is larger than `maxDistance`.
 */
export function computeEditDistance(a: string, b: string, maxDistance: number): number {
  if (Math.abs(a.length - b.length) > maxDistance) return maxDistance + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let distance = Math.min(replaced, last[j]! + 1, row[j - 1]! + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) distance = Math.min(distance, beforeLast[j - 2]! + 1);
      row.push(distance);
    }
    if (Math.min(...row) > maxDistance) return maxDistance + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, maxDistance + 1);
}
