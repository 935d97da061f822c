import { EngineError } from "../errors.ts";
import { decodeWordVectors, type WordVectors } from "../text/vectors/word-vectors.ts";
import { readMetaBlob, writeMeta } from "./meta.ts";
import type { Database } from "./sqlite/database.ts";

/** The value of a corpus that contains vectors of words. A corpus that was built without them lacks it. */
const WORD_VECTORS = "word_vectors";

/** Stores encoded vectors of words. */
export function storeWordVectors(database: Database, bytes: Uint8Array): void {
  writeMeta(database, WORD_VECTORS, bytes);
}

/** Reads the vectors of words as they are encoded; undefined if there are none. */
export function readWordVectorBytes(database: Database): Uint8Array | undefined {
  return readMetaBlob(database, WORD_VECTORS);
}

/**
 * Reads the vectors of words; null if there are none.
 * @throws EngineError `corpus_unavailable` if they are damaged
 */
export function readWordVectors(database: Database): WordVectors | null {
  const bytes = readWordVectorBytes(database);
  if (bytes === undefined) return null;
  const vectors = decodeWordVectors(bytes);
  if (vectors !== null) return vectors;
  throw new EngineError("corpus_unavailable", "The word vectors of the corpus are damaged. Build the corpus again.");
}
