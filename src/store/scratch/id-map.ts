/** A map from ids to ids in typed arrays: about 32 bytes per entry, where a `Map` takes twice as much and ends at 16 million. */
export class IdMap {
  #keys = new Float64Array(INITIAL_SLOTS).fill(EMPTY);
  #values = new Float64Array(INITIAL_SLOTS);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get(key: number): number | undefined {
    const slot = findSlot(this.#keys, key);
    return this.#keys[slot] === EMPTY ? undefined : this.#values[slot];
  }

  set(key: number, value: number): void {
    if (2 * (this.#size + 1) > this.#keys.length) this.#grow();
    const slot = findSlot(this.#keys, key);
    if (this.#keys[slot] === EMPTY) this.#size++;
    this.#keys[slot] = key;
    this.#values[slot] = value;
  }

  #grow(): void {
    const [keys, values] = [this.#keys, this.#values];
    this.#keys = new Float64Array(2 * keys.length).fill(EMPTY);
    this.#values = new Float64Array(2 * keys.length);
    for (let from = 0; from < keys.length; from++) {
      if (keys[from] === EMPTY) continue;
      const slot = findSlot(this.#keys, keys[from]!);
      this.#keys[slot] = keys[from]!;
      this.#values[slot] = values[from]!;
    }
  }
}

const INITIAL_SLOTS = 1024;
/** No id is negative. */
const EMPTY = -1;
/** Knuth's multiplicative hash, 2^32 divided by the golden ratio. */
const MULTIPLIER = 0x9e3779b1;

/** Finds the slot of a key, or the empty slot where it belongs: linear probing. */
function findSlot(keys: Float64Array, key: number): number {
  const mask = keys.length - 1;
  const low = key % 2 ** 32;
  const high = (key - low) / 2 ** 32;
  let slot = (Math.imul(low ^ Math.imul(high, MULTIPLIER), MULTIPLIER) >>> 7) & mask;
  while (keys[slot] !== key && keys[slot] !== EMPTY) slot = (slot + 1) & mask;
  return slot;
}
