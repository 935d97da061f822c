import { javascriptCodec } from "./codec.ts";
import type { CorpusFile } from "./corpus-file.ts";
import { CHECKSUM_BLOCK_BYTES, type CorpusTrailer, createDamageError, nameFile } from "./trailer.ts";

/** Creates a file of the database part of a corpus file; every block's checksum is compared when it is first read. */
export function createVerifiedFile(file: CorpusFile, trailer: CorpusTrailer): CorpusFile {
  const { codec = javascriptCodec } = file;
  const verified = new Uint8Array(trailer.checksums.length);
  // SQLite reads page by page: the block that was read last is kept, so that its other pages need no file access.
  let recent = -1;
  let recentBytes: Uint8Array = new Uint8Array(0);

  function verify(block: number): void {
    const start = block * CHECKSUM_BLOCK_BYTES;
    const bytes = file.read(start, Math.min(CHECKSUM_BLOCK_BYTES, trailer.databaseSize - start));
    if (codec.checksum(bytes) !== trailer.checksums[block])
      throw nameFile(file, createDamageError(`block ${block} (byte ${start}) has changed`));
    verified[block] = 1;
    recent = block;
    recentBytes = bytes;
  }

  /** Verifies the blocks of a range, and returns it if it lies in the block that was read last. */
  function verifyRange(offset: number, end: number): Uint8Array | undefined {
    const first = Math.floor(offset / CHECKSUM_BLOCK_BYTES);
    const last = Math.floor((end - 1) / CHECKSUM_BLOCK_BYTES);
    for (let block = first; block <= last; block++) if (verified[block] === 0) verify(block);
    if (first !== last || first !== recent) return undefined;
    return recentBytes.subarray(offset - first * CHECKSUM_BLOCK_BYTES, end - first * CHECKSUM_BLOCK_BYTES);
  }

  return {
    codec,
    size: trailer.databaseSize,
    read(offset, length) {
      const end = Math.min(offset + length, trailer.databaseSize);
      return verifyRange(offset, end) ?? file.read(offset, end - offset);
    },
    ...(file.readInto && { readInto }),
    close: () => file.close?.(),
  };

  function readInto(offset: number, into: Uint8Array): number {
    const wanted = into.subarray(0, Math.max(0, trailer.databaseSize - offset));
    const known = verifyRange(offset, offset + wanted.length);
    if (!known) return file.readInto!(offset, wanted);
    wanted.set(known);
    return known.length;
  }
}
