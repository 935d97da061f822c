/**
 * Vectors of stems. Stems that occur near the same words have vectors of about one direction; their lengths mean nothing.
 * `scripts/ask/train-word-vectors.ts` computes them.
 */
export interface WordVectors {
  readonly dimensions: number;
  /** The row of each stem in `values`. */
  readonly rows: ReadonlyMap<string, number>;
  /** The vectors one after the other, as odd whole numbers from -15 to 15. */
  readonly values: Int8Array;
  /** Length of each vector. */
  readonly lengths: Float32Array;
}

/** The first bytes of encoded vectors: a name and the version of the format. */
const SIGNATURE = 0x31565748;
/** The signature, the number of stems, the dimensions, and the bytes of the stems: four numbers of four bytes. */
const HEADER_BYTES = 16;
/** Number of values of a component: four bits, in the order of the values, the first component of a byte in its low bits. */
const LEVELS = 16;
/** Components beyond so many times their quadratic mean are encoded as the greatest value. */
const MAX_DEVIATIONS = 2.5;

/**
 * Encodes vectors as {@link decodeWordVectors} reads them: the header, the stems between line feeds, and four bits per
 * component.
 * @param values the vectors one after the other, an even number of components each
 */
export function encodeWordVectors(stems: readonly string[], values: Float64Array): Uint8Array<ArrayBuffer> {
  const names = new TextEncoder().encode(stems.join("\n"));
  const dimensions = values.length / stems.length;
  const bytes = new Uint8Array(HEADER_BYTES + names.length + values.length / 2);
  const header = new DataView(bytes.buffer);
  for (const [at, value] of [SIGNATURE, stems.length, dimensions, names.length].entries())
    header.setUint32(4 * at, value, true);
  bytes.set(names, HEADER_BYTES);
  const first = HEADER_BYTES + names.length;
  for (let row = 0; row < stems.length; row++) {
    const vector = values.subarray(row * dimensions, (row + 1) * dimensions);
    const mean = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0) / dimensions);
    const step = (2 * MAX_DEVIATIONS * mean) / LEVELS;
    vector.forEach((value, at) => {
      const level = step === 0 ? 0 : Math.max(-LEVELS / 2, Math.min(LEVELS / 2 - 1, Math.floor(value / step)));
      const place = row * dimensions + at;
      bytes[first + (place >> 1)]! |= (level + LEVELS / 2) << (4 * (place & 1));
    });
  }
  return bytes;
}

/** Decodes vectors; null if the sizes in the header are not those of the bytes. */
export function decodeWordVectors(bytes: Uint8Array): WordVectors | null {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isHeaded = bytes.length >= HEADER_BYTES && header.getUint32(0, true) === SIGNATURE;
  const [count, dimensions, nameBytes] = isHeaded ? [4, 8, 12].map((at) => header.getUint32(at, true)) : [0, 0, 0];
  const first = HEADER_BYTES + nameBytes!;
  const stems = new TextDecoder().decode(bytes.subarray(HEADER_BYTES, first)).split("\n");
  if (dimensions === 0 || stems.length !== count || bytes.length - first !== (count * dimensions!) / 2) return null;
  const values = new Int8Array(count * dimensions!);
  for (let at = 0; at < values.length; at++) {
    const level = (bytes[first + (at >> 1)]! >> (4 * (at & 1))) & (LEVELS - 1);
    values[at] = 2 * level + 1 - LEVELS;
  }
  const lengths = Float32Array.from({ length: count }, (_, row) => {
    let sum = 0;
    for (let at = row * dimensions!; at < (row + 1) * dimensions!; at++) sum += values[at]! ** 2;
    return Math.sqrt(sum);
  });
  return { dimensions: dimensions!, rows: new Map(stems.map((stem, row) => [stem, row])), values, lengths };
}
