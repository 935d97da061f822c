import { existsSync } from "node:fs";
import { openCorpus } from "../store/corpus.ts";
import { readWordVectorBytes } from "../store/word-vectors.ts";
import { openStarterCorpus, STARTER_CORPUS } from "./starter-corpus.ts";

/** Reads the encoded vectors of words of the starter corpus, which every corpus shares; undefined if the file is missing. */
export async function readStarterVectors(): Promise<Uint8Array | undefined> {
  if (!existsSync(STARTER_CORPUS)) return undefined;
  const { database, close } = await openCorpus(openStarterCorpus());
  try {
    return readWordVectorBytes(database);
  } finally {
    close();
  }
}
