import { inflateSync } from "fflate";
import { computeChecksum } from "./checksum.ts";

/** The two computations that dominate the reading of a corpus; a platform may have native code for them. */
export interface Codec {
  /** Computes a CRC-32 (ISO-HDLC) as an unsigned number. */
  checksum(bytes: Uint8Array): number;
  /** Decompresses raw deflate (RFC 1951) with a preset dictionary to at most `size` bytes. */
  inflate(data: Uint8Array, dictionary: Uint8Array | undefined, size: number): Uint8Array;
}

// Growing a buffer costs as much as inflating into it.
let scratch = new Uint8Array(0);

/** Codec in JavaScript, for every platform. The result of `inflate` is valid until the next call. */
export const javascriptCodec: Codec = {
  checksum: (bytes) => computeChecksum(bytes),
  inflate(data, dictionary, size) {
    if (scratch.length < size) scratch = new Uint8Array(size);
    return inflateSync(data, { dictionary, out: scratch });
  },
};
