/** Creates a generator of ids in the form of random UUIDs. The same seed yields the same ids (mulberry32). */
export function createSeededIds(seed: number): () => string {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  return () => {
    const hex = Array.from({ length: 4 }, () => next().toString(16).padStart(8, "0")).join("");
    const variant = "89ab"[parseInt(hex[16]!, 16) & 3];
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
}
