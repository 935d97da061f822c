import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Importer } from "../ingest/importer.ts";
import { readCorpusRecords } from "../ingest/records/corpus-records.ts";
import { openCorpus } from "../store/corpus.ts";
import { buildCorpus } from "./build-corpus.ts";
import { openCorpusFile } from "./files/corpus-file.ts";
import type { BuildInput } from "./open-build-inputs.ts";

/** A corpus file that contains several others. */
export interface JoinedCorpora {
  readonly path: string;
  /** Records of later corpora that were merged with cases of earlier ones, and those that were refused. */
  readonly merged: number;
  readonly refused: number;
  /** Deletes the file, unless it is the only corpus that was given. */
  remove(): void;
}

/**
 * Joins corpora to one file in a temporary folder, as one build of their sources in this order would: cases that two of them
 * contain are merged by the rule of builds, and citations between them are resolved. The same corpora make the same bytes.
 * @throws EngineError `corpus_unavailable` if a file is damaged or not a corpus
 */
export async function joinCorpora(paths: readonly [string, ...string[]]): Promise<JoinedCorpora> {
  const [first, ...others] = paths;
  if (others.length === 0) return { path: first, merged: 0, refused: 0, remove() {} };
  const folder = mkdtempSync(join(tmpdir(), "headnote-join-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const path = join(folder, "joined.sqlite");
  try {
    const inputs = await Promise.all(others.map(openCorpusInput));
    const { counts } = await buildCorpus({ into: first, output: path, inputs });
    return { path, merged: counts.merged, refused: counts.refused, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Opens a corpus as an input of a build. */
async function openCorpusInput(path: string): Promise<BuildInput> {
  const { manifest, close } = await openCorpus(openCorpusFile(path));
  close();
  const [from] = manifest.builtFrom;
  const importer: Importer = {
    name: "corpus",
    provenance: {
      provider: from?.provider ?? manifest.name,
      url: from?.url ?? "",
      license: from?.license ?? "",
      notice: from?.notice ?? "",
    },
    detect: () => false,
    async *records() {
      const corpus = await openCorpus(openCorpusFile(path));
      try {
        yield* readCorpusRecords(corpus);
      } finally {
        corpus.close();
      }
    },
  };
  return { path, importer };
}
