/** Text shrinks to a tenth; what unpacks to more than this many times its size was made to do harm. */
const MAX_COMPRESSION_RATIO = 200;
/** Up to so many bytes no ratio does harm. */
const HARMLESS_BYTES = 64 * 1024 * 1024;

/** Whether so many bytes unpack to more than any text would. */
export function isDecompressionBomb(packed: number, unpacked: number): boolean {
  return unpacked > HARMLESS_BYTES && unpacked > packed * MAX_COMPRESSION_RATIO;
}

/** What a message says of one. */
export const DECOMPRESSION_BOMB_REASON = "it unpacks to far more than its size";
