/** A function of a document, by its ordinal. */
export type OrdinalFunction = (ordinal: number) => number;

/** Weights of one occurrence in the text and in the name of a document. */
export interface LengthNorms {
  readonly text: OrdinalFunction;
  readonly name: OrdinalFunction;
}

/**
 * Returns the BM25F saturation of a term in a document, 0 to 1: the share of the term's weight that the document has,
 * which grows ever more slowly with the term frequency.
 * @param k1 the weighted frequency at which it is one half
 */
export function computeSaturation(
  k1: number,
  norms: LengthNorms,
  ordinal: number,
  inText: number,
  inName: number,
): number {
  const frequency = inText * norms.text(ordinal) + (inName > 0 ? inName * norms.name(ordinal) : 0);
  return Math.fround(frequency / (k1 + frequency));
}

/**
 * Creates a function that returns the weight of one occurrence in a document: less in longer ones.
 * @param readLengths returns the document lengths in words, by ordinal; called on first use
 * @param readTotal returns their sum
 * @param b BM25's influence of the length, 0 to 1
 * @param weight of an occurrence in a document of average length
 */
export function createLengthNorm(
  readLengths: () => Uint32Array,
  readTotal: () => number,
  b: number,
  weight: number,
): OrdinalFunction {
  let lengths: Uint32Array | undefined;
  let average = 1;
  return (ordinal) => {
    if (!lengths) {
      lengths = readLengths();
      average = Math.max(1, readTotal() / Math.max(1, lengths.length));
    }
    return weight / Math.max(1e-3, 1 - b + (b * lengths[ordinal]!) / average);
  };
}
