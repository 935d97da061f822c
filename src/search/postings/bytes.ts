import { resizeUint8Array } from "./resize-arrays.ts";

/** No bytes. */
export const EMPTY_BYTES = new Uint8Array(0);

/** The bytes `[from, to)` of an array. */
export interface ByteRange {
  readonly bytes: Uint8Array;
  readonly from: number;
  readonly to: number;
}

/**
 * A growing array of bytes. Integers are written as LEB128 varints: seven bits per byte, least significant first, the high
 * bit set on all but the last byte. Numbers up to 2^53 - 1.
 */
export class ByteWriter {
  bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 256) {
    this.bytes = new Uint8Array(capacity);
  }

  /** Appends a varint. */
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

  /** Appends bytes. */
  append(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.bytes.length) this.#grow(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Appends a range of bytes. */
  appendRange({ bytes, from, to }: ByteRange): void {
    if (to - from > MIN_VIEW_BYTES) return this.append(bytes.subarray(from, to));
    if (this.length + to - from > this.bytes.length) this.#grow(to - from);
    for (let at = from; at < to; at++) this.bytes[this.length++] = bytes[at]!;
  }

  /** Appends what another has written. */
  appendWritten({ bytes, length }: ByteWriter): void {
    this.appendRange({ bytes, from: 0, to: length });
  }

  /** Returns a view of the bytes written so far, valid until the next write. */
  view(): Uint8Array {
    return this.length === 0 ? EMPTY_BYTES : this.bytes.subarray(0, this.length);
  }

  /** Removes all bytes. */
  clear(): void {
    this.length = 0;
  }

  #grow(by: number): void {
    this.bytes = resizeUint8Array(this.bytes, Math.max(this.length + by, this.bytes.length * 2));
  }
}

/** Longer ranges are copied faster through a view than byte by byte. */
const MIN_VIEW_BYTES = 48;

/** Reads varints and bytes sequentially; after the end every byte is 0. */
export class ByteReader {
  bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Reads the next varint. */
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

  /** Returns a view of the next `length` bytes. */
  take(length: number): Uint8Array {
    const start = this.at;
    this.at += length;
    return this.bytes.subarray(start, this.at);
  }
}

/** Decodes `count` varints below 2^32 into `out` from `outAt` on; returns the offset after them. */
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

/** Decodes varints as {@link readVarints} does, each as the difference to the number before, the first to `previous`. */
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

/** Returns the offset after `count` varints. */
export function skipVarints(bytes: Uint8Array, at: number, count: number): number {
  let from = at;
  for (let left = count; left > 0 && from < bytes.length; ) if (bytes[from++]! < 128) left--;
  return from;
}
