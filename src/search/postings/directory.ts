import { ByteReader } from "./bytes.ts";

/** Per block its last case, and where it, its positions and its neighbours begin: of these one entry more than blocks. */
export interface Directory {
  readonly lastCase: Uint32Array;
  readonly blockAt: Uint32Array;
  readonly positionsAt: Float64Array;
  readonly notedAt: Float64Array;
}

/** Of a list of several blocks, which begins with it. */
export function readDirectory(bytes: Uint8Array, blockCount: number): Directory {
  const lastCase = new Uint32Array(blockCount);
  const blockAt = new Uint32Array(blockCount + 1);
  const positionsAt = new Float64Array(blockCount + 1);
  const notedAt = new Float64Array(blockCount + 1);
  const reader = new ByteReader(bytes);
  let last = -1;
  blockAt[0] = bytes.length;
  for (let block = 0; block < blockCount; block++) {
    last += reader.varint();
    lastCase[block] = last;
    blockAt[block + 1] = blockAt[block]! + reader.varint();
    positionsAt[block + 1] = positionsAt[block]! + reader.varint();
    notedAt[block + 1] = notedAt[block]! + reader.varint();
  }
  return { lastCase, blockAt, positionsAt, notedAt };
}
