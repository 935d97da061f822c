/** The lengths of a prefix code. */
export interface CodeLengths {
  /** Bits of the code of each symbol, 0 for one that does not occur; ends with the last symbol that occurs. */
  readonly lengths: Uint8Array;
  /** Bits of the longest code. */
  readonly longest: number;
}

/** A prefix code. */
export interface PrefixCode extends CodeLengths {
  /** The code of each symbol, its bits in the order of writing. */
  readonly codes: Uint16Array;
}

const NO_LENGTHS: CodeLengths = { lengths: new Uint8Array(0), longest: 0 };
/** More than any symbol can occur, so that it is never joined. */
const SENTINEL_FREQUENCY = 25_001;
const MAX_SYMBOLS = 288;
const SYMBOL_BITS = 9;
const SYMBOL_MASK = (1 << SYMBOL_BITS) - 1;

/** Leaves in ascending order of frequency, those of one frequency in the order of their symbols: `frequency << 9 | symbol`. */
const leaves = new Int32Array(MAX_SYMBOLS + 1);
/** Joined nodes in the order in which they were made: the frequency of each, and its two children. */
const joined = new Int32Array(MAX_SYMBOLS);
/** Leaves by index; joined nodes by the complement of their index. */
const left = new Int32Array(MAX_SYMBOLS);
const right = new Int32Array(MAX_SYMBOLS);
const depths = new Uint16Array(MAX_SYMBOLS);

/**
 * Computes the lengths of the Huffman code of symbols by their frequencies, as fflate does.
 * @param limit bits that no code may exceed
 */
export function computeCodeLengths(frequencies: Uint16Array, limit: number): CodeLengths {
  let count = 0;
  let last = 0;
  for (let symbol = 0; symbol < frequencies.length; symbol++) {
    if (frequencies[symbol] === 0) continue;
    leaves[count++] = (frequencies[symbol]! << SYMBOL_BITS) | symbol;
    last = symbol;
  }
  if (count === 0) return NO_LENGTHS;
  const lengths = new Uint8Array(last + 1);
  if (count === 1) {
    lengths[last] = 1;
    return { lengths, longest: 1 };
  }
  leaves.subarray(0, count).sort();
  leaves[count] = SENTINEL_FREQUENCY << SYMBOL_BITS;
  joinNodes(count);
  const longest = measureDepths(count, lengths);
  if (longest <= limit) return { lengths, longest };
  limitLengths(frequencies, lengths, longest, limit);
  return { lengths, longest: limit };
}

/** Joins the two rarest nodes until one is left: of two that are equally frequent, the leaf. */
function joinNodes(count: number): void {
  let oldest = 0;
  let leaf = 0;
  for (let node = 0; node < count - 1; node++) {
    const a = oldest < node && joined[oldest]! < leaves[leaf]! >> SYMBOL_BITS ? ~oldest++ : leaf++;
    const b = oldest < node && joined[oldest]! < leaves[leaf]! >> SYMBOL_BITS ? ~oldest++ : leaf++;
    left[node] = a;
    right[node] = b;
    joined[node] = readFrequency(a) + readFrequency(b);
  }
}

function readFrequency(node: number): number {
  return node < 0 ? joined[~node]! : leaves[node]! >> SYMBOL_BITS;
}

/** Sets the depth of each leaf and returns the largest. */
function measureDepths(count: number, lengths: Uint8Array): number {
  let longest = 0;
  depths[count - 2] = 0;
  for (let node = count - 2; node >= 0; node--) {
    const depth = depths[node]! + 1;
    setDepth(left[node]!, depth, lengths);
    setDepth(right[node]!, depth, lengths);
    if (depth > longest) longest = depth;
  }
  return longest;
}

function setDepth(node: number, depth: number, lengths: Uint8Array): void {
  if (node < 0) depths[~node] = depth;
  else lengths[leaves[node]! & SYMBOL_MASK] = depth;
}

/** Shortens codes to the limit and lengthens others, the rarest first, until the code is complete again. */
function limitLengths(frequencies: Uint16Array, lengths: Uint8Array, longest: number, limit: number): void {
  const symbols: number[] = [];
  for (let symbol = 0; symbol < lengths.length; symbol++) if (lengths[symbol]! > 0) symbols.push(symbol);
  symbols.sort((a, b) => lengths[b]! - lengths[a]! || frequencies[a]! - frequencies[b]!);
  const excess = longest - limit;
  let debt = 0;
  let at = 0;
  for (; at < symbols.length && lengths[symbols[at]!]! > limit; at++) {
    debt += (1 << excess) - (1 << (longest - lengths[symbols[at]!]!));
    lengths[symbols[at]!] = limit;
  }
  debt >>= excess;
  while (debt > 0) {
    const symbol = symbols[at]!;
    if (lengths[symbol]! < limit) debt -= 1 << (limit - lengths[symbol]!++ - 1);
    else at++;
  }
  for (; at >= 0 && debt !== 0; at--) {
    const symbol = symbols[at]!;
    if (lengths[symbol] !== limit) continue;
    lengths[symbol]!--;
    debt++;
  }
}

/** Returns the bits of a code in reverse order: codes are written from their highest bit. */
function reverseBits(code: number, length: number): number {
  let bits = ((code & 0xaaaa) >> 1) | ((code & 0x5555) << 1);
  bits = ((bits & 0xcccc) >> 2) | ((bits & 0x3333) << 2);
  bits = ((bits & 0xf0f0) >> 4) | ((bits & 0x0f0f) << 4);
  return (((bits & 0xff00) >> 8) | ((bits & 0x00ff) << 8)) >> (16 - length);
}

/** Assigns the codes to symbols, from their lengths (RFC 1951, 3.2.2). */
export function assignCodes({ lengths, longest }: CodeLengths): PrefixCode {
  const next = new Uint16Array(longest + 2);
  for (let symbol = 0; symbol < lengths.length; symbol++) next[lengths[symbol]! + 1]!++;
  next[1] = 0;
  for (let bits = 2; bits <= longest; bits++) next[bits] = (next[bits]! + next[bits - 1]!) << 1;
  const codes = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol]!;
    if (length > 0) codes[symbol] = reverseBits(next[length]!++, length);
  }
  return { lengths, longest, codes };
}
