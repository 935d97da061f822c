import { yieldToEventLoop } from "../../async/yield-to-event-loop.ts";
import { javascriptCodec } from "./codec.ts";
import type { CorpusFile } from "./corpus-file.ts";
import type { Sha256 } from "./sha256.ts";
import { CHECKSUM_BLOCK_BYTES, createDamageError, nameFile, readCorpusTrailer } from "./trailer.ts";

const CHUNK_BYTES = 64 * CHECKSUM_BLOCK_BYTES;
const CHUNKS_PER_YIELD = 16;

/**
 * Reads a whole corpus file, a megabyte at a time, and verifies the checksum of every block.
 * @throws EngineError `corpus_unavailable` if the file is not a corpus, damaged, truncated, or of another format version
 */
export async function verifyCorpusFile(file: CorpusFile, onProgress: (done: number) => void = () => {}): Promise<void> {
  try {
    await verifyBlocks(file, onProgress);
  } catch (error) {
    throw nameFile(file, error);
  }
}

async function verifyBlocks(file: CorpusFile, onProgress: (done: number) => void): Promise<void> {
  const { checksum } = file.codec ?? javascriptCodec;
  const { databaseSize, checksums } = readCorpusTrailer(file);
  await readInChunks(file, (piece, offset) => {
    for (let start = offset; start < Math.min(offset + CHUNK_BYTES, databaseSize); start += CHECKSUM_BLOCK_BYTES) {
      const block = piece.subarray(start - offset, Math.min(start + CHECKSUM_BLOCK_BYTES, databaseSize) - offset);
      if (checksum(block) !== checksums[start / CHECKSUM_BLOCK_BYTES]) {
        throw createDamageError(`block ${start / CHECKSUM_BLOCK_BYTES} (byte ${start}) has changed`);
      }
    }
    onProgress(Math.min(offset + CHUNK_BYTES, file.size));
  });
}

/** Adds all bytes of a file to a hash. */
export async function hashFile(file: CorpusFile, hash: Sha256): Promise<void> {
  await readInChunks(file, (piece) => hash.update(piece));
}

/** Reads a file from its beginning, and yields now and then, so that other work of this thread is not blocked. */
async function readInChunks(file: CorpusFile, visit: (piece: Uint8Array, offset: number) => void): Promise<void> {
  for (let offset = 0; offset < file.size; offset += CHUNK_BYTES) {
    visit(file.read(offset, CHUNK_BYTES), offset);
    if ((offset / CHUNK_BYTES) % CHUNKS_PER_YIELD === 0) await yieldToEventLoop();
  }
}
