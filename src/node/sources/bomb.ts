/** Text shrinks to a tenth; what unpacks to more than this many times its size was made to do harm. */
const LARGEST_RATIO = 200;
/** Up to so many bytes no ratio does harm. */
const HARMLESS = 64 * 1024 * 1024;

/** Whether so many bytes unpack to more than any text would. */
export function isBomb(packed: number, unpacked: number): boolean {
  return unpacked > HARMLESS && unpacked > packed * LARGEST_RATIO;
}

/** What a message says of one. */
export const BOMB = "it unpacks to far more than its size";
