import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { checksum } from "../store/checksum.ts";
import type { CorpusFile } from "../store/corpus-file.ts";
import { BLOCK_SIZE, damaged, readTrailer } from "../store/trailer.ts";

const PIECE = 64 * BLOCK_SIZE;
const PIECES_PER_TURN = 16;

/**
 * Reads a whole corpus file, compares every block with its checksum, and gives the file's SHA-256.
 * @throws EngineError `corpus_unavailable` when the file is foreign, damaged, cut short, or of another format version
 */
export async function checkCorpus(file: CorpusFile, onProgress: (done: number) => void): Promise<string> {
  const { databaseSize, checksums } = readTrailer(file);
  const hash = sha256.create();
  for (let offset = 0; offset < file.size; offset += PIECE) {
    const piece = file.read(offset, PIECE);
    hash.update(piece);
    for (let start = offset; start < Math.min(offset + PIECE, databaseSize); start += BLOCK_SIZE) {
      const block = piece.subarray(start - offset, Math.min(start + BLOCK_SIZE, databaseSize) - offset);
      if (checksum(block) !== checksums[start / BLOCK_SIZE]) {
        throw damaged(`block ${start / BLOCK_SIZE} (byte ${start}) has changed`);
      }
    }
    onProgress(Math.min(offset + PIECE, file.size));
    // Others who wait for this thread get their turn.
    if ((offset / PIECE) % PIECES_PER_TURN === 0) await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return bytesToHex(hash.digest());
}
