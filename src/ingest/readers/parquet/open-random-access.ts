import type { AsyncBuffer } from "hyparquet";
import type { ImportOptions } from "../../importer.ts";
import { createUnreadableSourceError, openBytes, type SourceEntry } from "../../source.ts";

/** Bytes of a file that is read into memory because its source cannot read from the middle: a file of a zip archive. */
const MAX_BUFFERED_BYTES = 256 * 1024 * 1024;

/**
 * Opens a file for reading from any place.
 * @throws EngineError `validation_failed` if only the whole file can be read and it does not fit into memory
 */
export async function openRandomAccess(entry: SourceEntry, options: ImportOptions): Promise<AsyncBuffer> {
  const { slice, size } = entry;
  if (slice && size !== undefined) {
    return {
      byteLength: size,
      slice: async (start, end = size) => toArrayBuffer(await slice.call(entry, start, end)),
    };
  }
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of openBytes(entry)) {
    options.signal?.throwIfAborted();
    pieces.push(piece);
    length += piece.length;
    if (length > MAX_BUFFERED_BYTES)
      throw createUnreadableSourceError(`${entry.path}: unpack it: a Parquet file in an archive is read at once.`);
  }
  const whole = new Uint8Array(length);
  let filled = 0;
  for (const piece of pieces) {
    whole.set(piece, filled);
    filled += piece.length;
  }
  return whole.buffer;
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = bytes;
  if (buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength) return buffer;
  return bytes.slice().buffer as ArrayBuffer;
}
