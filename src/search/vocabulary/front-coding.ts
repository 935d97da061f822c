import type { ByteReader, ByteWriter } from "../postings/bytes.ts";
import { resizeUint8Array } from "../postings/resize-arrays.ts";

/** How many bytes `bytes` shares with the beginning of `base`, how many are its own, and these. */
export function writeFrontCoded(writer: ByteWriter, base: Uint8Array, bytes: Uint8Array): void {
  let shared = 0;
  while (shared < base.length && shared < bytes.length && base[shared] === bytes[shared]) shared++;
  writer.writeVarint(shared);
  writer.writeVarint(bytes.length - shared);
  writer.append(bytes.subarray(shared));
}

/** Reads what {@link writeFrontCoded} wrote. */
export function readFrontCoded(reader: ByteReader, base: Uint8Array): Uint8Array {
  const shared = reader.readVarint();
  const rest = reader.take(reader.readVarint());
  const bytes = new Uint8Array(shared + rest.length);
  bytes.set(base.subarray(0, shared));
  bytes.set(rest, shared);
  return bytes;
}

/** A run of words of which each was written as what it does not share with the one before; read in place. */
export class FrontCodedReader {
  bytes = new Uint8Array(64);
  length = 0;

  read(reader: ByteReader): void {
    const shared = reader.readVarint();
    const rest = reader.readVarint();
    this.length = shared + rest;
    if (this.length > this.bytes.length) this.#grow();
    for (let i = shared; i < this.length; i++) this.bytes[i] = reader.bytes[reader.at++]!;
  }

  view(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  #grow(): void {
    this.bytes = resizeUint8Array(this.bytes, 2 * this.length);
  }
}
