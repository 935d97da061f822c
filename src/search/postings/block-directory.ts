import { ByteReader } from "./bytes.ts";

/** Per block its last case, and where it, its positions and its neighbours begin: of these one entry more than blocks. */
export interface BlockDirectory {
  readonly lastCase: Uint32Array;
  readonly blockAt: Uint32Array;
  readonly positionsAt: Float64Array;
  readonly adjacentAt: Float64Array;
}

/** Of a list of several blocks, which begins with it. */
export function readBlockDirectory(bytes: Uint8Array, blockCount: number): BlockDirectory {
  const lastCase = new Uint32Array(blockCount);
  const blockAt = new Uint32Array(blockCount + 1);
  const positionsAt = new Float64Array(blockCount + 1);
  const notedAt = new Float64Array(blockCount + 1);
  const reader = new ByteReader(bytes);
  let last = -1;
  blockAt[0] = bytes.length;
  for (let block = 0; block < blockCount; block++) {
    last += reader.readVarint();
    lastCase[block] = last;
    blockAt[block + 1] = blockAt[block]! + reader.readVarint();
    positionsAt[block + 1] = positionsAt[block]! + reader.readVarint();
    notedAt[block + 1] = notedAt[block]! + reader.readVarint();
  }
  return { lastCase, blockAt, positionsAt, adjacentAt: notedAt };
}
