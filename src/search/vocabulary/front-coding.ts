import type { ByteReader, ByteWriter } from "../postings/bytes.ts";
import { resizeUint8Array } from "../postings/resize-arrays.ts";

/** Writes the number of bytes that `bytes` shares with the beginning of `base`, the number of the others, and these. */
export function writeFrontCoded(writer: ByteWriter, base: Uint8Array, bytes: Uint8Array): void {
  let shared = 0;
  while (shared < base.length && shared < bytes.length && base[shared] === bytes[shared]) shared++;
  writer.writeVarint(shared);
  writer.writeVarint(bytes.length - shared);
  writer.appendRange({ bytes, from: shared, to: bytes.length });
}

/** Reads bytes that {@link writeFrontCoded} has written. */
export function readFrontCoded(reader: ByteReader, base: Uint8Array): Uint8Array {
  const shared = reader.readVarint();
  const rest = reader.take(reader.readVarint());
  const bytes = new Uint8Array(shared + rest.length);
  bytes.set(base.subarray(0, shared));
  bytes.set(rest, shared);
  return bytes;
}

/** Reads words each of which is front-coded against the word before; the current word is read in place. */
export class FrontCodedReader {
  bytes = new Uint8Array(64);
  length = 0;

  /** Reads the next word. */
  read(reader: ByteReader): void {
    const shared = reader.readVarint();
    const rest = reader.readVarint();
    this.length = shared + rest;
    if (this.length > this.bytes.length) this.#grow();
    for (let i = shared; i < this.length; i++) this.bytes[i] = reader.bytes[reader.at++]!;
  }

  /** Returns a view of the current word. */
  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  #grow(): void {
    this.bytes = resizeUint8Array(this.bytes, 2 * this.length);
  }
}
