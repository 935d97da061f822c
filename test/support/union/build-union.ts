import type { Corpus } from "../../../src/corpus/port/corpus.ts";
import { openUnionCorpus } from "../../../src/corpus/union/open-union-corpus.ts";
import { buildUnionFile } from "../../../src/ingest/union/build-union-file.ts";
import { openCorpus, openCorpusOrUnion } from "../../../src/store/corpus.ts";
import { createMemoryFile, openCorpusBytes } from "../../../src/store/file/corpus-file.ts";

/** Opens several corpora in memory as one. */
export async function openUnionOf(corpora: readonly Uint8Array[]): Promise<Corpus & { readonly unionBytes: number }> {
  const parts = await Promise.all(corpora.map((bytes) => openCorpus(openCorpusBytes(bytes))));
  const file = createMemoryFile();
  await buildUnionFile(parts, "test", file, { builtBy: "test" });
  const union = await openCorpusOrUnion(openCorpusBytes(file.bytes()));
  const corpus = openUnionCorpus(union, parts);
  return {
    ...corpus,
    unionBytes: file.size,
    async close() {
      await corpus.close();
      for (const part of parts) part.close();
    },
  };
}
