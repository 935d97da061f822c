import { javascriptCodec } from "./codec.ts";
import type { CorpusFile } from "./corpus-file.ts";
import { CHECKSUM_BLOCK_BYTES, type CorpusTrailer, createDamageError, nameFile } from "./trailer.ts";

/** Creates a file of the database part of a corpus file; every block's checksum is compared when it is first read. */
export function createVerifiedFile(file: CorpusFile, { databaseSize, checksums }: CorpusTrailer): CorpusFile {
  const { codec = javascriptCodec } = file;
  const verified = new Uint8Array(checksums.length);

  /** Verifies the blocks of which bytes from `offset` on were read; a block of which only a part was read, is read whole. */
  function verify(offset: number, bytes: Uint8Array): Uint8Array {
    const end = offset + bytes.length;
    for (let block = Math.floor(offset / CHECKSUM_BLOCK_BYTES); block * CHECKSUM_BLOCK_BYTES < end; block++) {
      if (verified[block]) continue;
      const start = block * CHECKSUM_BLOCK_BYTES;
      const to = Math.min(start + CHECKSUM_BLOCK_BYTES, databaseSize);
      const isWhole = start >= offset && to <= end;
      const whole = isWhole ? bytes.subarray(start - offset, to - offset) : file.read(start, to - start);
      if (codec.checksum(whole) !== checksums[block])
        throw nameFile(file, createDamageError(`block ${block} (byte ${start}) has changed`));
      verified[block] = 1;
    }
    return bytes;
  }

  function readInto(offset: number, into: Uint8Array): number {
    const wanted = into.subarray(0, Math.max(0, databaseSize - offset));
    const done = file.readInto!(offset, wanted);
    return verify(offset, wanted.subarray(0, done)).length;
  }

  return {
    codec,
    size: databaseSize,
    read: (offset, length) => verify(offset, file.read(offset, Math.min(length, databaseSize - offset))),
    ...(file.readInto && { readInto }),
    close: () => file.close?.(),
  };
}
