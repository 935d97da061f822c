import { resizeUint8Array } from "./resize-arrays.ts";

/** No bytes. */
export const EMPTY_BYTES = new Uint8Array(0);

/** Those of `bytes` from `from` to before `to`. */
export interface ByteRange {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly to: number;
}

/**
 * A growing run of bytes. Whole numbers are written as LEB128 varints: seven bits a byte, least significant first, the
 * high bit set on all but the last. Numbers up to 2^53 - 1.
 */
export class ByteWriter {
  bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 256) {
    this.bytes = new Uint8Array(capacity);
  }

  writeVarint(value: number): void {
    if (this.length + 8 > this.bytes.length) this.#grow(8);
    let rest = value;
    while (rest > 0x7fffffff) {
      this.bytes[this.length++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    while (rest > 127) {
      this.bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  append(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.bytes.length) this.#grow(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  appendRange({ bytes, from, to }: ByteRange): void {
    if (to - from > MIN_VIEW_BYTES) return this.append(bytes.subarray(from, to));
    if (this.length + to - from > this.bytes.length) this.#grow(to - from);
    for (let at = from; at < to; at++) this.bytes[this.length++] = bytes[at]!;
  }

  /** What was written so far, in place: copy it before writing on. */
  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  clear(): void {
    this.length = 0;
  }

  #grow(by: number): void {
    this.bytes = resizeUint8Array(this.bytes, Math.max(this.length + by, this.bytes.length * 2));
  }
}

/** From so many bytes on a view of them is made faster than they are copied one by one. */
const MIN_VIEW_BYTES = 48;

/** Reads varints and runs of bytes one after another. Behind the end everything reads as 0. */
export class ByteReader {
  bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  readVarint(): number {
    let byte = this.bytes[this.at++] ?? 0;
    if (byte < 128) return byte;
    let value = byte & 127;
    let scale = 128;
    do {
      byte = this.bytes[this.at++] ?? 0;
      value += (byte & 127) * scale;
      scale *= 128;
    } while (byte > 127);
    return value;
  }

  /** A view of the next `length` bytes, not a copy. */
  take(length: number): Uint8Array {
    const start = this.at;
    this.at += length;
    return this.bytes.subarray(start, this.at);
  }
}

/** Decodes `count` varints below 2^32 into `out` from `outAt` on; gives the offset behind them. */
export function readVarints(bytes: Uint8Array, at: number, count: number, out: Uint32Array, outAt = 0): number {
  let from = at;
  const end = outAt + count;
  for (let i = outAt; i < end; i++) {
    let byte = bytes[from++]!;
    if (byte < 128) {
      out[i] = byte;
      continue;
    }
    let value = byte & 127;
    let shift = 7;
    do {
      byte = bytes[from++]!;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    out[i] = value;
  }
  return from;
}

/** As {@link readVarints}, but each number counts from the one before it, the first from `previous`. */
export function readDeltas(
  bytes: Uint8Array,
  at: number,
  count: number,
  previous: number,
  out: Uint32Array,
  outAt = 0,
): number {
  let from = at;
  let last = previous;
  const end = outAt + count;
  for (let i = outAt; i < end; i++) {
    let byte = bytes[from++]!;
    if (byte > 127) {
      let step = byte & 127;
      let shift = 7;
      do {
        byte = bytes[from++]!;
        step |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127);
      last += step;
    } else {
      last += byte;
    }
    out[i] = last;
  }
  return from;
}

/** The offset behind `count` varints. */
export function skipVarints(bytes: Uint8Array, at: number, count: number): number {
  let from = at;
  for (let left = count; left > 0 && from < bytes.length; ) if (bytes[from++]! < 128) left--;
  return from;
}
