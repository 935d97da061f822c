import type { Scratch } from "./scratch.ts";

/** Numbers by their index, in a scratch file. */
export interface NumberColumn {
  /** Returns the number at an index; fastest in ascending order. */
  get(index: number): number;
  /** Removes the file. */
  close(): void;
}

/** Numbers that are read at a time. */
const CHUNK_LENGTH = 16_384;

/** Writes numbers to a scratch file, so that they need not stay in memory. Yields between writes. */
export function* storeNumbers(scratch: Scratch, values: Float64Array): Generator<void, NumberColumn> {
  const file = scratch.createFile();
  for (let at = 0; at < values.length; at += CHUNK_LENGTH) {
    const chunk = values.subarray(at, at + CHUNK_LENGTH);
    file.write(at * 8, new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    yield;
  }
  let from = 0;
  let read = new Float64Array(0);
  return {
    get(index) {
      if (index < from || index >= from + read.length) {
        from = index - (index % CHUNK_LENGTH);
        read = new Float64Array(file.read(from * 8, CHUNK_LENGTH * 8).slice().buffer);
      }
      return read[index - from]!;
    },
    close: () => file.close?.(),
  };
}
