/**
 * Returns the greatest weight of different things within any passage of `passage` words.
 * @param hits ascending; each is a word position × the number of things + the index of the thing: numbers sort fast
 * @param weights of the things, by index
 */
export function computePassageWeight(hits: Float64Array, weights: readonly number[], passage: number): number {
  const things = weights.length;
  const inside = new Uint32Array(things);
  let worth = 0;
  let best = 0;
  for (let from = 0, to = 0; to < hits.length; to++) {
    const hit = hits[to]!;
    const thing = hit % things;
    if (inside[thing]!++ === 0) worth += weights[thing]!;
    while (Math.floor(hit / things) - Math.floor(hits[from]! / things) >= passage) {
      const left = hits[from++]! % things;
      if (--inside[left]! === 0) worth -= weights[left]!;
    }
    if (worth > best) best = worth;
  }
  return best;
}
