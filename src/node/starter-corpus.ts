import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openCorpus } from "../store/corpus.ts";
import type { CorpusFile } from "../store/file/corpus-file.ts";
import { readWordVectorBytes } from "../store/word-vectors.ts";
import { openCorpusFile } from "./files/corpus-file.ts";
import { PACKAGE_ROOT } from "./package-root.ts";

/**
 * Path of the starter corpus that is part of the package: digests, written for Headnote, of several hundred US and Indian
 * cases, statutes and Acts.
 */
export const STARTER_CORPUS: string = fileURLToPath(new URL("dist/starter.sqlite", PACKAGE_ROOT));

/**
 * Opens the starter corpus that is part of the package.
 * @throws EngineError `corpus_unavailable` if the file is missing; in a checkout, `npm run build` creates it
 *
 * @example
 * ```ts
 * import { openEngine } from "headnote";
 * import { openStarterCorpus } from "headnote/node";
 *
 * const engine = await openEngine(openStarterCorpus());
 * const { data } = await engine.corpus.stats();
 * console.log(data.cases > 300); // true
 * await engine.close();
 * ```
 */
export function openStarterCorpus(): CorpusFile {
  return openCorpusFile(STARTER_CORPUS);
}

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
