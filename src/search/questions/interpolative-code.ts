import { ByteWriter } from "../postings/bytes.ts";

/**
 * Writes ascending numbers in few bits by binary interpolative coding: the middle one between the bounds that the numbers on
 * both sides of it leave, then each half. Source: A. Moffat and L. Stuiver, "Binary Interpolative Coding for Effective Index
 * Compression", Information Retrieval 3 (2000).
 */
export class AscendingWriter {
  readonly #bytes = new ByteWriter();
  #rest = 0;
  #bits = 0;

  /**
   * Appends different numbers from 0 to before a limit.
   * @param limit at most 2^24
   */
  write(numbers: ArrayLike<number>, limit: number): void {
    this.#writeBetween(numbers, 0, numbers.length, 0, limit);
  }

  /** Returns a copy of what was written, in whole bytes. */
  finish(): Uint8Array {
    const bytes = this.#bytes.view().slice();
    if (this.#bits === 0) return bytes;
    return Uint8Array.from([...bytes, this.#rest << (8 - this.#bits)]);
  }

  #writeBetween(numbers: ArrayLike<number>, from: number, to: number, low: number, high: number): void {
    if (from >= to || high - low === to - from) return;
    const middle = (from + to) >>> 1;
    const least = low + middle - from;
    const choices = high - (to - 1 - middle) - least;
    this.#writeChoice(numbers[middle]! - least, choices);
    this.#writeBetween(numbers, from, middle, low, numbers[middle]!);
    this.#writeBetween(numbers, middle + 1, to, numbers[middle]! + 1, high);
  }

  /** Writes one of some choices; the first ones take a bit less if their number is no power of two. */
  #writeChoice(choice: number, choices: number): void {
    const { bits, short } = measureChoices(choices);
    if (choice < short) this.#writeBits(choice, bits - 1);
    else this.#writeBits(choice + short, bits);
  }

  #writeBits(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) {
      this.#rest = (this.#rest << 1) | ((value >>> bit) & 1);
      if (++this.#bits < 8) continue;
      this.#bytes.append(Uint8Array.of(this.#rest));
      this.#rest = 0;
      this.#bits = 0;
    }
  }
}

/** Reads what an {@link AscendingWriter} wrote; after the end every bit is 0. */
export class AscendingReader {
  readonly #bytes: Uint8Array;
  #bit: number;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#bit = 8 * start;
  }

  /** Number of bytes that were begun. */
  get at(): number {
    return Math.ceil(this.#bit / 8);
  }

  /** Reads as many numbers as an array has, from 0 to before a limit which is no less than their number. */
  read(numbers: Uint32Array, limit: number): void {
    this.#readBetween(numbers, 0, numbers.length, 0, limit);
  }

  #readBetween(numbers: Uint32Array, from: number, to: number, low: number, high: number): void {
    if (from >= to) return;
    const middle = (from + to) >>> 1;
    const least = low + middle - from;
    const number = least + this.#readChoice(high - (to - 1 - middle) - least);
    numbers[middle] = number;
    this.#readBetween(numbers, from, middle, low, number);
    this.#readBetween(numbers, middle + 1, to, number + 1, high);
  }

  #readChoice(choices: number): number {
    if (choices === 1) return 0;
    const { bits, short } = measureChoices(choices);
    const choice = this.#readBits(bits - 1);
    return choice < short ? choice : 2 * choice + this.#readBits(1) - short;
  }

  /** Reads at most 24 bits. */
  #readBits(count: number): number {
    if (count === 0) return 0;
    const at = this.#bit >>> 3;
    const bytes = this.#bytes;
    const next = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
    const value = (next << (this.#bit & 7)) >>> (32 - count);
    this.#bit += count;
    return value;
  }
}

/** Returns how many bits one of some choices takes at most, and how many of the choices take one less. */
function measureChoices(choices: number): { readonly bits: number; readonly short: number } {
  const bits = 32 - Math.clz32(choices - 1);
  return { bits, short: 2 ** bits - choices };
}
