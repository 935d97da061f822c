/** Text compresses about tenfold; data that decompresses to more than this multiple was made to do harm. */
const MAX_COMPRESSION_RATIO = 200;
/** Up to this size no compression ratio is harmful. */
const HARMLESS_BYTES = 64 * 1024 * 1024;

/** Returns whether data of `packed` bytes decompresses to more than text can. */
export function isDecompressionBomb(packed: number, unpacked: number): boolean {
  return unpacked > HARMLESS_BYTES && unpacked > packed * MAX_COMPRESSION_RATIO;
}

/** Reason in messages about a decompression bomb. */
export const DECOMPRESSION_BOMB_REASON = "it unpacks to far more than its size";
