import { ByteReader } from "./bytes.ts";

/** Per block: its last case, and where its columns, positions and adjacent word classes begin; these have one more entry. */
export interface BlockDirectory {
  readonly lastCase: Uint32Array;
  readonly blockAt: Uint32Array;
  readonly positionsAt: Float64Array;
  readonly adjacentAt: Float64Array;
}

/** Reads the directory with which a list of several blocks begins. */
export function readBlockDirectory(bytes: Uint8Array, blockCount: number): BlockDirectory {
  const lastCase = new Uint32Array(blockCount);
  const blockAt = new Uint32Array(blockCount + 1);
  const positionsAt = new Float64Array(blockCount + 1);
  const adjacentAt = new Float64Array(blockCount + 1);
  const reader = new ByteReader(bytes);
  let last = -1;
  blockAt[0] = bytes.length;
  for (let block = 0; block < blockCount; block++) {
    last += reader.readVarint();
    lastCase[block] = last;
    blockAt[block + 1] = blockAt[block]! + reader.readVarint();
    positionsAt[block + 1] = positionsAt[block]! + reader.readVarint();
    adjacentAt[block + 1] = adjacentAt[block]! + reader.readVarint();
  }
  return { lastCase, blockAt, positionsAt, adjacentAt };
}
