/** The polynomial of CRC-32 (ISO-HDLC), bits in reverse: ISO 3309, as in gzip and PNG. */
const POLYNOMIAL = 0xedb88320;
const LANES = 8;
const TABLES = buildTables();

/**
 * Computes a CRC-32 (ISO-HDLC) as an unsigned number, eight bytes at a time (Kounavis and Berry, "slicing by 8", 2005),
 * because every block of a corpus is checked.
 * @param previous CRC-32 of the preceding bytes; default none
 */
export function computeChecksum(bytes: Uint8Array, previous = 0): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = TABLES as Lanes;
  const whole = bytes.length - (bytes.length % LANES);
  let crc = ~previous;
  let at = 0;
  for (; at < whole; at += LANES) {
    const low = crc ^ (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24));
    crc =
      t7[low & 255]! ^
      t6[(low >>> 8) & 255]! ^
      t5[(low >>> 16) & 255]! ^
      t4[low >>> 24]! ^
      t3[bytes[at + 4]!]! ^
      t2[bytes[at + 5]!]! ^
      t1[bytes[at + 6]!]! ^
      t0[bytes[at + 7]!]!;
  }
  for (; at < bytes.length; at++) crc = t0[(crc ^ bytes[at]!) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

type Table = Int32Array;
type Lanes = readonly [Table, Table, Table, Table, Table, Table, Table, Table];

/** Builds the remainders of each byte, and of each byte followed by one to seven zero bytes. */
function buildTables(): readonly Table[] {
  const all = Array.from({ length: LANES }, () => new Int32Array(256));
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
    all[0]![byte] = crc;
  }
  for (let lane = 1; lane < LANES; lane++) {
    for (let byte = 0; byte < 256; byte++) {
      const crc = all[lane - 1]![byte]!;
      all[lane]![byte] = all[0]![crc & 255]! ^ (crc >>> 8);
    }
  }
  return all;
}
