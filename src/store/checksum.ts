import crc32 from "crc-32";

/** CRC-32 (ISO-HDLC) as an unsigned number; `before` is that of the bytes that came before these. */
export function checksum(bytes: Uint8Array, before = 0): number {
  return crc32.buf(bytes, before | 0) >>> 0;
}
