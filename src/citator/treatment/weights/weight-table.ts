import { hashFnv1a } from "../../../text/hash.ts";

/** What a feature adds to the score of a negative and of a positive treatment, against a neutral one. */
export type WordWeight = readonly [negative: number, positive: number];

/**
 * Weights by the hash of a feature's name, without the name: a column of characters per part. A row is `gapHigh`, `gapLow` and
 * `weight` at one position: the difference of its hash from that of the row before in two digits of {@link DIGITS}, and its
 * two weights in steps. Columns compress better than rows, since each has characters of its own.
 */
export interface WeightColumns {
  readonly gapHigh: string;
  readonly gapLow: string;
  readonly weight: string;
  /** Unit of the weights. */
  readonly step: number;
}

/** Bits of a hash: of a hundred features that the table does not contain, fewer than one has the hash of one that it does. */
const HASH_BITS = 22;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BASE = DIGITS.length;
/** The greatest gap of a row; a row of this gap without weights precedes one of a greater gap. */
const MAX_GAP = BASE * BASE - 1;
/** Most steps of a weight up or down. */
const MAX_STEPS = 4;
const LEVELS = 2 * MAX_STEPS + 1;
/** Code of the first of the characters for a pair of weights; none of them has a meaning inside a string in double quotes. */
const FIRST_WEIGHT_CODE = 0x23;
/** The backslash is written as a character after the others. */
const BACKSLASH = "\\";
const BACKSLASH_SIGN = "~";

/** Computes the hash of a feature's name (FNV-1a, then mixed): a whole number of {@link HASH_BITS} bits. */
export function hashFeature(name: string): number {
  const hash = hashFnv1a(name);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> (32 - HASH_BITS);
}

/** Encodes weights by the names of features; of two with the same hash, the weights are added. */
export function encodeWeights(
  weights: Iterable<readonly [name: string, weight: WordWeight]>,
  step: number,
): WeightColumns {
  const byHash = new Map<number, WordWeight>();
  for (const [name, [negative, positive]] of weights) {
    const hash = hashFeature(name);
    const [otherNegative, otherPositive] = byHash.get(hash) ?? [0, 0];
    byHash.set(hash, [negative + otherNegative, positive + otherPositive]);
  }
  const columns = { gapHigh: "", gapLow: "", weight: "" };
  const add = (gap: number, weight: WordWeight) => {
    columns.gapHigh += DIGITS[Math.floor(gap / BASE)];
    columns.gapLow += DIGITS[gap % BASE];
    columns.weight += toWeightSign(weight, step);
  };
  let before = 0;
  for (const [hash, weight] of [...byHash].sort(([a], [b]) => a - b)) {
    if (toWeightSign(weight, step) === toWeightSign([0, 0], step)) continue;
    for (; hash - before > MAX_GAP; before += MAX_GAP) add(MAX_GAP, [0, 0]);
    add(hash - before, weight);
    before = hash;
  }
  return { ...columns, step };
}

/** Decodes weights by the hashes of features. */
export function decodeWeights({ gapHigh, gapLow, weight, step }: WeightColumns): ReadonlyMap<number, WordWeight> {
  const digits = new Map(Array.from(DIGITS, (sign, at) => [sign, at]));
  const table = new Map<number, WordWeight>();
  let hash = 0;
  for (let at = 0; at < weight.length; at++) {
    hash += digits.get(gapHigh[at]!)! * BASE + digits.get(gapLow[at]!)!;
    table.set(hash, toWeight(weight[at]!, step));
  }
  return table;
}

function toWeightSign(weight: WordWeight, step: number): string {
  const [negative, positive] = weight.map(
    (one) => Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(one / step))) + MAX_STEPS,
  ) as [number, number];
  const sign = String.fromCharCode(FIRST_WEIGHT_CODE + negative * LEVELS + positive);
  return sign === BACKSLASH ? BACKSLASH_SIGN : sign;
}

function toWeight(sign: string, step: number): WordWeight {
  const code = (sign === BACKSLASH_SIGN ? BACKSLASH : sign).charCodeAt(0) - FIRST_WEIGHT_CODE;
  return [(Math.floor(code / LEVELS) - MAX_STEPS) * step, ((code % LEVELS) - MAX_STEPS) * step];
}
