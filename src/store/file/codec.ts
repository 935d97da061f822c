import { inflateSync } from "fflate";
import { computeChecksum } from "./checksum.ts";

/** The two computations that reading a corpus is full of. */
export interface Codec {
  /** CRC-32 (ISO-HDLC) as an unsigned number. */
  checksum(bytes: Uint8Array): number;
  /** Undoes raw deflate (RFC 1951) with a preset dictionary; the result is at most `size` bytes. */
  inflate(data: Uint8Array, dictionary: Uint8Array | undefined, size: number): Uint8Array;
}

// Growing a buffer costs as much as inflating into it.
let scratch = new Uint8Array(0);

/** In JavaScript: the same everywhere. The result of `inflate` is valid until it is called again. */
export const javascriptCodec: Codec = {
  checksum: (bytes) => computeChecksum(bytes),
  inflate(data, dictionary, size) {
    if (scratch.length < size) scratch = new Uint8Array(size);
    return inflateSync(data, { dictionary, out: scratch });
  },
};
