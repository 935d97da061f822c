/** The numbers of {@link createRandom} are below this. */
export const RANDOM_RANGE = 2 ** 24;

/** Creates a linear congruential generator of whole numbers below {@link RANDOM_RANGE}. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}
