import { buildStarterCorpus } from "../../../corpus/build.ts";
import { createMemoryFile } from "../../../src/store/file/corpus-file.ts";

/** Builds the starter corpus of this checkout in memory. */
export async function buildStarterBytes(): Promise<Uint8Array> {
  const file = createMemoryFile();
  await buildStarterCorpus(file);
  return file.bytes();
}
