import { assignCodes, type CodeLengths, computeCodeLengths, type PrefixCode } from "./huffman-codes.ts";

/** Symbols per block at most. */
export const MAX_BLOCK_SYMBOLS = 25_000;

/** Number of extra bits of each length symbol and of each distance symbol (RFC 1951, 3.2.5). */
export const LENGTH_BITS = Uint8Array.of(
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  1,
  1,
  1,
  1,
  2,
  2,
  2,
  2,
  3,
  3,
  3,
  3,
  4,
  4,
  4,
  4,
  5,
  5,
  5,
  5,
  0,
);
export const DISTANCE_BITS = Uint8Array.from({ length: 30 }, (_, symbol) => Math.max(0, (symbol >> 1) - 1));

/** Set in the symbols of a match, below which are those of its length and of its distance with their extra bits. */
export const MATCH = 1 << 28;

/** The symbols of a block and how often each occurs. */
export class BlockSymbols {
  count = 0;
  /** Sum of the extra bits of all matches. */
  extraBits = 0;
  readonly symbols = new Int32Array(MAX_BLOCK_SYMBOLS);
  readonly literals = new Uint16Array(288);
  readonly distances = new Uint16Array(32);

  clear(): void {
    this.count = 0;
    this.extraBits = 0;
    this.literals.fill(0);
    this.distances.fill(0);
  }
}

const END_OF_BLOCK = 256;
const FIRST_LENGTH = 257;
const BLOCK_TYPES = { fixed: 1, dynamic: 2 } as const;
/** The order in which the lengths of the codes of code lengths are written. */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** Symbols of code lengths that repeat, with the bits of their number of repetitions in the upper four bits. */
const REPEAT_LAST = 0x2010;
const REPEAT_ZERO = 0x3011;
const REPEAT_ZERO_OFTEN = 0x7012;

/** The codes of a block of the fixed kind. */
const FIXED_LITERALS = assignCodes({
  lengths: Uint8Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)),
  longest: 9,
});
const FIXED_DISTANCES = assignCodes({ lengths: new Uint8Array(32).fill(5), longest: 5 });

/** Writes blocks of a deflate stream, as fflate divides and encodes them. */
export class BlockWriter {
  #bytes = new Uint8Array(4096);
  #length = 0;
  /** Bits that do not fill a byte yet. */
  #pending = 0;
  #pendingBits = 0;

  /**
   * Writes a block.
   * @param plain the bytes of the block if they may be stored as they are
   */
  write(block: BlockSymbols, isLast: boolean, plain: Uint8Array | null): void {
    block.literals[END_OF_BLOCK]!++;
    const literals = computeCodeLengths(block.literals, 15);
    const distances = computeCodeLengths(block.distances, 15);
    const header = describeCodes(literals, distances);
    const fixedBits = countBits(block, FIXED_LITERALS, FIXED_DISTANCES);
    const dynamicBits = countBits(block, literals, distances) + header.bits;
    this.#reserve(block.count * 6 + (plain?.length ?? 0) + 1024);
    this.#put(isLast ? 1 : 0, 1);
    const storedBits = plain === null ? Number.POSITIVE_INFINITY : (plain.length + 5) << 3;
    if (plain !== null && storedBits <= fixedBits && storedBits <= dynamicBits) return this.#store(plain);
    if (dynamicBits < fixedBits) {
      this.#put(BLOCK_TYPES.dynamic, 2);
      this.#putHeader(header);
      this.#putSymbols(block, assignCodes(literals), assignCodes(distances));
    } else {
      this.#put(BLOCK_TYPES.fixed, 2);
      this.#putSymbols(block, FIXED_LITERALS, FIXED_DISTANCES);
    }
  }

  /** Returns what was written, and begins again. */
  finish(): Uint8Array {
    if (this.#pendingBits > 0) this.#bytes[this.#length++] = this.#pending;
    const written = this.#bytes.slice(0, this.#length);
    this.#length = this.#pending = this.#pendingBits = 0;
    return written;
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#length + bytes));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  /** Writes at most 16 bits. */
  #put(value: number, bits: number): void {
    let pending = this.#pending | (value << this.#pendingBits);
    let count = this.#pendingBits + bits;
    for (; count >= 8; count -= 8) {
      this.#bytes[this.#length++] = pending;
      pending >>>= 8;
    }
    this.#pending = pending;
    this.#pendingBits = count;
  }

  #store(plain: Uint8Array): void {
    this.#put(0, 2);
    if (this.#pendingBits > 0) this.#put(0, 8 - this.#pendingBits);
    this.#put(plain.length, 16);
    this.#put(plain.length ^ 0xffff, 16);
    this.#bytes.set(plain, this.#length);
    this.#length += plain.length;
  }

  #putHeader({ literals, distances, code, codeCount }: BlockHeader): void {
    const { lengths, codes } = assignCodes(code);
    this.#put(literals.symbols - FIRST_LENGTH, 5);
    this.#put(distances.symbols - 1, 5);
    this.#put(codeCount - 4, 4);
    for (let at = 0; at < codeCount; at++) this.#put(lengths[LENGTH_ORDER[at]!] ?? 0, 3);
    for (const { runs } of [literals, distances]) {
      for (const run of runs) {
        const symbol = run & 31;
        this.#put(codes[symbol]!, lengths[symbol]!);
        if (symbol > 15) this.#put((run >> 5) & 127, run >> 12);
      }
    }
  }

  #putSymbols({ symbols, count }: BlockSymbols, literals: PrefixCode, distances: PrefixCode): void {
    for (let at = 0; at < count; at++) {
      const symbol = symbols[at]!;
      if (symbol < END_OF_BLOCK) {
        this.#put(literals.codes[symbol]!, literals.lengths[symbol]!);
        continue;
      }
      const length = (symbol >> 18) & 31;
      this.#put(literals.codes[FIRST_LENGTH + length]!, literals.lengths[FIRST_LENGTH + length]!);
      this.#put((symbol >> 23) & 31, LENGTH_BITS[length]!);
      const distance = symbol & 31;
      this.#put(distances.codes[distance]!, distances.lengths[distance]!);
      this.#put((symbol >> 5) & 8191, DISTANCE_BITS[distance]!);
    }
    this.#put(literals.codes[END_OF_BLOCK]!, literals.lengths[END_OF_BLOCK]!);
  }
}

/** How the codes of a block are described in it. */
interface BlockHeader {
  readonly literals: LengthRuns;
  readonly distances: LengthRuns;
  /** The code of the symbols of the runs. */
  readonly code: CodeLengths;
  /** Number of its lengths that are written. */
  readonly codeCount: number;
  readonly bits: number;
}

function describeCodes({ lengths: first }: CodeLengths, { lengths: second }: CodeLengths): BlockHeader {
  const literals = findLengthRuns(first);
  const distances = findLengthRuns(second);
  const frequencies = new Uint16Array(19);
  for (const run of literals.runs) frequencies[run & 31]!++;
  for (const run of distances.runs) frequencies[run & 31]!++;
  const code = computeCodeLengths(frequencies, 7);
  const { lengths } = code;
  let codeCount = 19;
  while (codeCount > 4 && !lengths[LENGTH_ORDER[codeCount - 1]!]) codeCount--;
  const repeatBits = 2 * frequencies[16]! + 3 * frequencies[17]! + 7 * frequencies[18]!;
  const bits = 14 + 3 * codeCount + sumBits(frequencies, lengths) + repeatBits;
  return { literals, distances, code, codeCount, bits };
}

/** Lengths of codes with their repetitions. */
interface LengthRuns {
  /** Lengths and {@link REPEAT_LAST} etc., in their order. */
  readonly runs: readonly number[];
  /** Number of symbols, at least one. */
  readonly symbols: number;
}

function findLengthRuns(lengths: Uint8Array): LengthRuns {
  const runs: number[] = [];
  const symbols = Math.max(1, lengths.length);
  for (let from = 0; from < symbols; ) {
    const length = lengths[from] ?? 0;
    let to = from + 1;
    while (to < lengths.length && lengths[to] === length) to++;
    addRun(runs, length, to - from);
    from = to;
  }
  return { runs, symbols };
}

function addRun(runs: number[], length: number, count: number): void {
  let rest = count;
  if (length === 0 && rest > 2) {
    for (; rest > 138; rest -= 138) runs.push(REPEAT_ZERO_OFTEN | (127 << 5));
    if (rest > 2) {
      runs.push(rest > 10 ? REPEAT_ZERO_OFTEN | ((rest - 11) << 5) : REPEAT_ZERO | ((rest - 3) << 5));
      rest = 0;
    }
  } else if (rest > 3) {
    runs.push(length);
    rest--;
    for (; rest > 6; rest -= 6) runs.push(REPEAT_LAST | (3 << 5));
    if (rest > 2) {
      runs.push(REPEAT_LAST | ((rest - 3) << 5));
      rest = 0;
    }
  }
  for (; rest > 0; rest--) runs.push(length);
}

/** Counts the bits of the symbols of a block. */
function countBits(block: BlockSymbols, literals: CodeLengths, distances: CodeLengths): number {
  return sumBits(block.literals, literals.lengths) + sumBits(block.distances, distances.lengths) + block.extraBits;
}

function sumBits(frequencies: Uint16Array, lengths: Uint8Array): number {
  let bits = 0;
  for (let symbol = 0; symbol < lengths.length; symbol++) bits += frequencies[symbol]! * lengths[symbol]!;
  return bits;
}
